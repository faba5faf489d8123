// Collects what a parser finds and hands it on in batches. It judges nothing and bounds its own memory.
import { BATCH_ROWS, type EntryBatch } from '../../rows/entry-batch.ts';
import { type ErrorReason, reason } from '../../../../shared/contract/error-texts.ts';
import type { Problem, Severity } from '../../../../shared/model/problem.ts';
import type { SourceFormat } from '../../../../shared/model/project.ts';
import type { TableMapping } from '../../../../shared/model/table/table-field.ts';

export type ParseItem =
  | {
      readonly kind: 'format';
      readonly format: SourceFormat | null;
      /** What the columns of a table mean. */
      readonly columns?: TableMapping;
    }
  | { readonly kind: 'entries'; readonly batch: EntryBatch }
  | { readonly kind: 'sitemap'; readonly loc: string; readonly lastmod: string | null; readonly line: number }
  | { readonly kind: 'problem'; readonly problem: Problem };

export interface RawEntry {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: string | null;
  readonly priority: string | null;
  readonly ext: string | null;
  readonly line: number;
}

/** Stands for bytes that the file's encoding does not know. It is no character in XML, so no good file has it. */
export const UNDECODABLE = '\uFFFF';

/** Problems of one code that are told one by one; the rest is told as one with a count. */
const TOLD_PER_CODE = 100;

const ODD = /[\0-\x08\x0b\x0c\x0e-\x1f\uFFFE\uFFFF]/;
const ALL_ODD = /[\0-\x08\x0b\x0c\x0e-\x1f\uFFFE]/g;

/** True where the text has characters that XML forbids, or the mark of undecodable bytes. */
export function hasOddCharacters(text: string): boolean {
  return ODD.test(text);
}

export class ParseOutput {
  readonly location: string;
  format: SourceFormat | null = null;
  /** Entries so far; also the index of the next one. */
  entries = 0;
  /** Entries with an address so far. */
  addresses = 0;
  /** Sitemap references so far. */
  sitemaps = 0;
  /** Set once the text has had odd characters: from then on, values are searched for them. */
  odd = false;
  /** True from where what is found is no news: the end is not the file's, and why was told. */
  muted = false;
  #formatTold = false;
  #items: ParseItem[] = [];
  #batch = newBatch();
  #lastClosed: GrowingBatch | null = null;
  readonly #told = new Map<string, { told: number; last: Problem }>();

  constructor(location: string) {
    this.location = location;
  }

  setFormat(format: SourceFormat, columns?: TableMapping): void {
    if (this.#formatTold) return;
    this.#formatTold = true;
    this.format = format;
    this.#items.push({ kind: 'format', format, ...(columns && { columns }) });
  }

  /** `mayBeCut`: the address may be a part of one. The entry is kept, but not included. */
  addEntry(entry: RawEntry, mayBeCut = false): void {
    const before = this.entries;
    if (this.odd) this.#addChecked(entry);
    else this.add(entry.loc, entry.lastmod, entry.changefreq, entry.priority, entry.ext, entry.line);
    if (mayBeCut && this.entries > before) this.#holdLast(entry);
  }

  #holdLast({ loc, line }: RawEntry): void {
    this.excludeLast();
    const why = reason('loc-cut', { end: loc.slice(-60) });
    this.problem('warning', 'loc-end-missing', why, { line, entry: this.entries - 1, loc });
  }

  /** As addEntry, for values that are known to have no odd characters. */
  add(
    loc: string,
    lastmod: string | null,
    changefreq: string | null,
    priority: string | null,
    ext: string | null,
    line: number,
  ): void {
    const batch = this.#batch;
    batch.loc.push(loc);
    batch.lastmod.push(lastmod);
    batch.changefreq.push(changefreq);
    batch.priority.push(priority);
    batch.ext.push(ext);
    batch.line.push(line);
    this.entries++;
    if (loc !== '') this.addresses++;
    if (++batch.count === BATCH_ROWS) this.#closeBatch();
  }

  /** Says that the entry added last is not to be part of the sitemap. */
  excludeLast(): void {
    const batch = this.#batch.count > 0 ? this.#batch : this.#lastClosed;
    if (batch) (batch.excluded ??= []).push(batch.count - 1);
  }

  addSitemap(loc: string, lastmod: string | null, line: number): void {
    if (this.odd && loc.includes(UNDECODABLE)) {
      this.#undecodable('sitemap', line);
      return;
    }
    this.sitemaps++;
    this.#items.push({ kind: 'sitemap', loc, lastmod: this.#visible(lastmod, 'lastmod', line), line });
  }

  problem(severity: Severity, code: string, why: ErrorReason, where: Partial<Problem> = {}): void {
    if (this.muted) return;
    const problem: Problem = { severity, code, reason: why, file: this.location, ...where };
    const seen = this.#told.get(code);
    if (seen && seen.told >= TOLD_PER_CODE) {
      seen.told++;
      seen.last = problem;
      return;
    }
    this.#told.set(code, { told: (seen?.told ?? 0) + 1, last: problem });
    this.#items.push({ kind: 'problem', problem });
  }

  /** What is ready; with `final`, everything, ending with the folded problems. */
  take(final = false): ParseItem[] {
    if (final) {
      this.#closeBatch();
      if (!this.#formatTold) this.#items.unshift({ kind: 'format', format: null });
      for (const { told, last } of this.#told.values()) {
        const count = told - TOLD_PER_CODE;
        if (count > 0) this.#items.push({ kind: 'problem', problem: count > 1 ? { ...last, count } : last });
      }
    }
    const items = this.#items;
    this.#items = [];
    return items;
  }

  /** Why the rest is left out, and nothing of what was not taken yet: it may be half of something. */
  leaveOut(why: ErrorReason): ParseItem[] {
    const problem: Problem = { severity: 'error', code: why.key, reason: why, file: this.location };
    const told = this.#items.find(({ kind }) => kind === 'format');
    const isTold = this.#formatTold && !told;
    return [
      ...(isTold ? [] : [told ?? { kind: 'format' as const, format: null }]),
      { kind: 'problem', problem },
    ];
  }

  #closeBatch(): void {
    if (this.#batch.count > 0) this.#items.push({ kind: 'entries', batch: this.#batch });
    this.#lastClosed = this.#batch;
    this.#batch = newBatch();
  }

  #addChecked(entry: RawEntry): void {
    const { line } = entry;
    if (entry.loc.includes(UNDECODABLE)) {
      this.#undecodable('loc', line);
      return;
    }
    if (ODD.test(entry.loc)) this.#control(entry.loc, line);
    const lastmod = this.#visible(entry.lastmod, 'lastmod', line);
    const changefreq = this.#visible(entry.changefreq, 'changefreq', line);
    const priority = this.#visible(entry.priority, 'priority', line);
    let ext = this.#visible(entry.ext, 'extensions', line);
    if (ext !== null && ODD.test(ext)) {
      this.#control(entry.loc, line);
      ext = ext.replace(ALL_ODD, '');
    }
    this.add(entry.loc, lastmod, changefreq, priority, ext, line);
  }

  #visible(text: string | null, what: Undecodable, line: number): string | null {
    if (!text?.includes(UNDECODABLE)) return text;
    this.#undecodable(what, line);
    return text.replaceAll(UNDECODABLE, '\uFFFD');
  }

  #undecodable(what: Undecodable, line: number): void {
    this.problem('error', 'encoding-invalid', reason(`encoding-invalid-${what}`), {
      line,
      entry: this.entries,
    });
  }

  #control(loc: string, line: number): void {
    this.problem('warning', 'control-character', reason('control-character'), {
      line,
      entry: this.entries,
      loc,
    });
  }
}

/** What may have bytes that the file's encoding does not know. */
type Undecodable = 'loc' | 'sitemap' | 'lastmod' | 'changefreq' | 'priority' | 'extensions';

interface GrowingBatch {
  count: number;
  loc: string[];
  lastmod: (string | null)[];
  changefreq: (string | null)[];
  priority: (string | null)[];
  ext: (string | null)[];
  line: number[];
  excluded?: number[];
}

function newBatch(): GrowingBatch {
  return {
    count: 0,
    loc: [],
    lastmod: [],
    changefreq: [],
    priority: [],
    ext: [],
    line: [],
  };
}
