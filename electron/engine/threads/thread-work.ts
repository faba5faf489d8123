// What a kind of work is: a function that begins it in a thread, and gives a handler for each order. Types only.

/** What a handler has beside its order. */
export interface Job<Part = never> {
  /** Aborts where nobody wants the answer any more. */
  readonly signal: AbortSignal;
  /** Tells a part of the answer; `lent` goes along, and is not the thread's any more. */
  readonly tell: (part: Part, lent?: readonly ArrayBuffer[]) => void;
  /**
   * Waits until no more than so much is under way to whoever takes the parts, with the next one, or nothing is; rejects
   * where nobody wants it. For a stream alone: of others nothing is noted as taken.
   */
  readonly room: (weight: number, most: number) => Promise<void>;
  /** Memory that goes along with the answer, and is not the thread's any more. */
  readonly lend: (buffers: readonly ArrayBuffer[]) => void;
}

/** A handler an order; they may run beside each other where they wait. `close` is called at the end of all. */
export type Work = Readonly<Record<string, (order: never, job: never) => unknown>>;

/** Begins the work in its thread; what it is given has to be fit for a message. */
export type Begin = (data: never) => Work;

export type OrderName<B extends Begin> = Exclude<keyof ReturnType<B>, 'close'> & string;

type Handler<B extends Begin, K extends OrderName<B>> = ReturnType<B>[K];

export type OrderOf<B extends Begin, K extends OrderName<B>> = Parameters<Handler<B, K>>[0];

export type AnswerOf<B extends Begin, K extends OrderName<B>> = Awaited<ReturnType<Handler<B, K>>>;

export type PartOf<B extends Begin, K extends OrderName<B>> =
  Parameters<Handler<B, K>> extends [unknown, Job<infer P>] ? P : never;
