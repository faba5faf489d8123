// What a crawl's table says of pages holds for the rows of all files of the same import: a page that does not belong into
// the set is left out wherever it is listed. It judges no page, and touches no row that was there before.
import { reason } from '../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { NormalBatch } from '../../rows/entry-batch.ts';
import type { ImportWriter } from '../../store/pending/import-writer.ts';
import type { ProjectStore } from '../../store/store.ts';

const HASHES_A_STEP = 1_000;

export class CrawlExclusions {
  readonly #sources = new Set<number>();
  /** The pages that are left out, with their hashes. */
  readonly #pages = new Map<string, number>();
  #table = '';
  /** Rows that came in as not included. */
  excluded = 0;
  #elsewhere = 0;

  /** The source is a crawl's table. */
  note(source: number, location: string): void {
    this.#sources.add(source);
    this.#table = location;
  }

  /** Rows of any source, as they come in. */
  take(source: number, { excluded = [], loc, hash }: Pick<NormalBatch, 'excluded' | 'loc' | 'hash'>): void {
    this.excluded += excluded.length;
    if (!this.#sources.has(source)) return;
    for (const i of excluded) this.#pages.set(loc[i] ?? '', hash[i] ?? 0);
  }

  /** Leaves out the rows of other files from a row on; within the import's transaction. */
  *apply(store: Pick<ProjectStore, 'locGroups'>, writer: ImportWriter, from: number): Steps<void> {
    const hashes = [...new Set(this.#pages.values())];
    for (let start = 0; start < hashes.length; start += HASHES_A_STEP) {
      const found: number[] = [];
      for (const { ids, locs } of store.locGroups(hashes.slice(start, start + HASHES_A_STEP)))
        ids.forEach((id, i) => {
          if (id >= from && this.#pages.has(locs[i] ?? '')) found.push(id);
        });
      this.#elsewhere += writer.exclude(Uint32Array.from(found).sort());
      yield found.length;
    }
    this.excluded += this.#elsewhere;
  }

  /** That rows of other files were left out. */
  problems(): Problem[] {
    if (this.#elsewhere === 0) return [];
    const code = 'crawl-elsewhere';
    const count = this.#elsewhere > 1 ? { count: this.#elsewhere } : {};
    return [{ severity: 'info', code, reason: reason(code), file: this.#table, ...count }];
  }
}
