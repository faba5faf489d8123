// An engine that is never there in time: it answers when the test lets its clock go on, in any order, from rows with
// ids. It keeps edits in the order in which they were confirmed, as the real one and its queue do.
import type { CellName, EditOutcome } from '../../../../renderer/grid/grid-types.ts';

export const ROWS = 300;
export const TEXT_COLUMNS = ['a', 'b', 'c'] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];
export type Values = Record<TextColumn, string>;

/** What the list shows: which rows, in which order. */
export interface Query {
  readonly sort: TextColumn | null;
  /** Every so many-th row only; 1 = all. */
  readonly every: number;
}

interface Late {
  readonly due: number;
  readonly go: () => void;
}

export class FakeEngine {
  readonly values = new Map<number, Values>();
  #now = 0;
  #late: Late[] = [];
  #random: () => number;
  #jobUntil = 0;
  #edits: Promise<unknown> = Promise.resolve();
  readonly gone = new Set<number>();

  constructor(random: () => number) {
    this.#random = random;
    for (let id = 1; id <= ROWS; id++) this.values.set(id, initialValues(id));
  }

  /** An answer that takes 0 to 2,000 ms. */
  later(ms = Math.floor(this.#random() ** 3 * 2_000)): Promise<void> {
    return new Promise((go) => this.#late.push({ due: this.#now + ms, go }));
  }

  /** Lets so much time go by, one answer after the other, each with time for the page to draw. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#late.toSorted((a, b) => a.due - b.due);
      if (next === undefined || next.due > end) break;
      this.#late.splice(this.#late.indexOf(next), 1);
      this.#now = Math.max(this.#now, next.due);
      next.go();
      await settled();
    }
    this.#now = end;
    await settled();
  }

  /** Until nobody waits for anything any more. */
  async drain(): Promise<void> {
    for (let i = 0; i < 200 && (this.#late.length > 0 || i < 3); i++) await this.advance(2_000);
  }

  /** The ids that a query shows, in their order as the values are now. */
  idsOf({ sort, every }: Query): number[] {
    const ids = [...this.values.keys()].filter((id) => !this.gone.has(id) && id % every === 0);
    if (sort === null) return ids;
    const of = (id: number): string => this.values.get(id)?.[sort] ?? '';
    return ids.sort((x, y) => (of(x) < of(y) ? -1 : of(x) > of(y) ? 1 : x - y));
  }

  /** No edit is taken for so long: a job has the project. */
  occupy(ms: number): void {
    this.#jobUntil = Math.max(this.#jobUntil, this.#now + ms);
  }

  edit(id: number, column: string, value: string, force: boolean): Promise<EditOutcome> {
    return this.#inTurn((): EditOutcome => {
      if (value.startsWith('bad') && !force) return { ok: false, reason: `“${value}” is bad.` };
      this.#set(id, column, value);
      return { ok: true };
    });
  }

  /** Many cells at once: a paste, a fill. */
  write(cells: readonly { readonly id: number; readonly column: string; readonly value: string }[]) {
    return this.#inTurn(() => {
      for (const { id, column, value } of cells) this.#set(id, column, value);
    });
  }

  /** Each value goes from one cell to another, as it is then; what was left is empty. */
  move(cells: readonly { readonly from: CellName; readonly to: CellName }[]): Promise<void> {
    return this.#inTurn(() => {
      const taken = cells.map(
        ({ from: { id, column } }) => this.values.get(id)?.[column as TextColumn] ?? '',
      );
      for (const { from } of cells) this.#set(from.id, from.column, '');
      for (const [i, { to }] of cells.entries()) this.#set(to.id, to.column, taken[i] ?? '');
    });
  }

  #set(id: number, column: string, value: string): void {
    const row = this.values.get(id);
    if (row) this.values.set(id, { ...row, [column]: value });
  }

  #inTurn<T>(work: () => T): Promise<T> {
    const done = this.#edits.then(async () => {
      await this.later();
      if (this.#jobUntil > this.#now) await this.later(this.#jobUntil - this.#now);
      return work();
    });
    this.#edits = done;
    return done;
  }
}

export function initialValues(id: number): Values {
  const mix = (id * 2_654_435_761) >>> 0;
  return { a: `a${String(id)}`, b: `b${String(mix % 97)}`, c: `c${String(mix % 1_009)}` };
}

/** Some turns of the event loop: promises, drawing by Vue, and what follows from them. Timers would be held back by 4 ms. */
async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) await scheduler.yield();
}
