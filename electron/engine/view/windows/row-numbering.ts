// Keeps the numbers of all rows in their own order for as long as no row comes or goes. It is asked for them with windows.
import type { AllRows } from '../all-rows.ts';
import { readBlocks } from '../sort/arrange-ids.ts';
import { Pace } from '../pace.ts';
import { RowNumbers } from './original-numbers.ts';
import type { ViewDatabase } from '../view-database.ts';

export class RowNumbering {
  readonly #db: ViewDatabase;
  readonly #all: AllRows;
  readonly #signal: AbortSignal;
  #kept: { readonly ids: Uint32Array; readonly numbers: RowNumbers } | null = null;

  /** `signal`: aborted where nothing may be read any more. */
  constructor(db: ViewDatabase, all: AllRows, signal: AbortSignal) {
    this.#db = db;
    this.#all = all;
    this.#signal = signal;
  }

  /** The numbers of the rows as they are. With pauses, where the rows have to be read; throws the signal's reason. */
  async read(): Promise<RowNumbers> {
    const ids = await this.#all.read(new Pace({ signal: this.#signal }));
    // Blocks come only with rows, so the same rows have the same blocks.
    if (this.#kept?.ids !== ids) this.#kept = { ids, numbers: new RowNumbers(ids, readBlocks(this.#db)) };
    return this.#kept.numbers;
  }
}
