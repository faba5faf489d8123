// The parts of one answer in their order: those that have come and were not taken yet. It knows not what they are.

export class PartStream<Part> {
  readonly #parts: Part[] = [];
  readonly #onTaken: () => void;
  readonly #onDrop: () => void;
  #end: { readonly reason: unknown } | 'whole' | null = null;
  #wake: (() => void) | null = null;

  /** Whoever makes the parts is told of each that is taken, and where nobody wants the rest. */
  constructor(onTaken: () => void, onDrop: () => void) {
    this.#onTaken = onTaken;
    this.#onDrop = onDrop;
  }

  add(part: Part): void {
    this.#parts.push(part);
    this.#wake?.();
  }

  /** No more parts come; `failed`: as something failed behind them. */
  end(failed?: { readonly reason: unknown }): void {
    this.#end ??= failed ?? 'whole';
    this.#wake?.();
  }

  /** Nobody can rely on what has come, or wants it. */
  fail(reason: unknown): void {
    this.#parts.length = 0;
    this.end({ reason });
  }

  /** Whether the next part, or the end, would have to be waited for. */
  get isEmpty(): boolean {
    return this.#parts.length === 0 && this.#end === null;
  }

  /** Nobody wants the rest. */
  drop(): void {
    this.#onDrop();
  }

  /** The next part; null at the end. Rejects where the answer failed. */
  async next(): Promise<Part | null> {
    for (;;) {
      const part = this.#parts.shift();
      if (part !== undefined) {
        this.#onTaken();
        return part;
      }
      if (this.#end === 'whole') return null;
      if (this.#end) throw this.#end.reason;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
