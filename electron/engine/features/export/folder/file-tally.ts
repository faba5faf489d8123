// Counts what the lines of a sitemap say: its namespaces, its latest date, what they leave out. It knows no bytes of files.
import type { LeftOut } from '../../../../../shared/model/export/planned-set.ts';
import { LatestLastmod } from '../lines/latest-lastmod.ts';
import { LeftOutTally } from '../lines/not-written.ts';
import type { ReadyLines } from '../lines/ready-lines.ts';
import type { RowLines } from '../lines/row-lines.ts';

export interface FileSums {
  /** Bit set of the namespaces that it uses. */
  readonly namespaces: number;
  /** The latest lastmod written in it. */
  readonly lastmod: string | null;
  /** Values that its rows have and it does not. */
  readonly leftOut: readonly LeftOut[];
}

export class FileTally {
  readonly #latest = new LatestLastmod();
  readonly #values = new LeftOutTally();
  #namespaces = 0;

  /** Adds the rows of a batch. */
  addLines({ namespaces, lastmods, leftOut }: ReadyLines): void {
    this.#namespaces |= namespaces;
    for (const lastmod of lastmods) this.#latest.add(lastmod);
    this.#values.addAll(leftOut);
  }

  /** Adds the row that was read last. */
  addRow({ namespaces, lastmod, valuesLeftOut }: RowLines): void {
    this.#namespaces |= namespaces;
    if (lastmod !== null) this.#latest.add(lastmod);
    for (const { reason, what } of valuesLeftOut) this.#values.add(reason, what);
  }

  /** The sums of the file that ends here; the next one begins. */
  take(): FileSums {
    const sums = { namespaces: this.#namespaces, lastmod: this.#latest.text, leftOut: this.#values.take() };
    this.#namespaces = 0;
    this.#latest.reset();
    return sums;
  }
}
