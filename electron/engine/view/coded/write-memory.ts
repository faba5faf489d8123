// Remembers which rows the last writes were about, so that what was made of all rows before need look only at those.
import { idsOfWrite, rowsOfWrite, unitedIds } from '../id-lists.ts';
import type { RowWrite } from '../view-database.ts';

/** Rows that are remembered; after more, looking at all of them anew is as quick. */
const MOST_ROWS = 20_000;

export class WriteMemory {
  /** Counts the writes. */
  count = 0;
  #last: { readonly count: number; readonly ids: Uint32Array }[] = [];
  #rows = 0;
  /** Writes up to this one are forgotten. */
  #forgotten = 0;

  /** Null: nobody knows which rows. */
  note(write: RowWrite | null): void {
    this.count++;
    const rows = rowsOfWrite(write);
    if (!write || this.#rows + rows > MOST_ROWS) {
      this.#last = [];
      this.#rows = 0;
      this.#forgotten = this.count;
    } else {
      this.#last.push({ count: this.count, ids: idsOfWrite(write) });
      this.#rows += rows;
    }
  }

  /** The rows of all writes after so many, ascending; null where some are forgotten. */
  since(count: number): Uint32Array | null {
    if (count < this.#forgotten) return null;
    return unitedIds(this.#last.flatMap((write) => (write.count > count ? [write.ids] : [])));
  }
}
