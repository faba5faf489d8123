// Collects what a parser finds and hands it on in batches. It judges nothing and bounds its own memory.
import type { PackedRows } from '../../rows/packed-rows.ts';
import { type ErrorReason, reason } from '../../../../shared/contract/error-texts.ts';
import { COLUMN_NAMES, VALUE_COLUMNS, type ValueColumn } from '../../../../shared/model/rows/columns.ts';
import { standardDate } from './clear-date.ts';
import { INVISIBLE, nameOfInvisible } from '../../../../shared/protocol/invisible.ts';
import { lastmodForm } from '../../../../shared/protocol/lastmod.ts';
import { stripEnds } from '../../../../shared/protocol/strip-ends.ts';
import type { Problem, Severity } from '../../../../shared/model/problem.ts';
import type { SourceFormat } from '../../../../shared/model/project.ts';
import type { TableMapping } from '../../../../shared/model/table/table-field.ts';
import { RowPacker, type RawEntry, type RawTexts } from '../row-packer.ts';

export type ParseItem =
  | {
      readonly kind: 'format';
      readonly format: SourceFormat | null;
      /** What the columns of a table mean. */
      readonly columns?: TableMapping;
    }
  | { readonly kind: 'rows'; readonly rows: PackedRows }
  | { readonly kind: 'sitemap'; readonly loc: string; readonly lastmod: string | null; readonly line: number }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** True where a first or last character is beyond visible ASCII: quick, as nearly all addresses need no more. */
function mayHaveOuterBlanks(loc: string): boolean {
  const [first, last] = [loc.charCodeAt(0), loc.charCodeAt(loc.length - 1)];
  return first > 126 || last > 126 || first <= 32 || last <= 32;
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
  /** The rows that are being packed. */
  rows = new RowPacker();
  #lastClosed: RowPacker | null = null;
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
  addEntry(found: RawEntry, mayBeCut = false): void {
    const loc = this.address(found.loc, found.line);
    const lastmod = this.#date(found.lastmod, loc, found.line);
    const entry = loc === found.loc && lastmod === found.lastmod ? found : { ...found, loc, lastmod };
    const checked = this.odd ? this.#checked(entry) : entry;
    if (!checked) return;
    this.rows.add(checked);
    this.added(checked.loc !== '');
    if (mayBeCut) this.#holdLast(checked);
  }

  #holdLast({ loc, line }: RawEntry): void {
    this.excludeLast();
    const why = reason('loc-cut', { end: loc.slice(-60) });
    this.problem('warning', 'loc-end-missing', why, { line, entry: this.entries - 1, loc });
  }

  /** The address without the white space and invisible characters at its ends, which are told. */
  address(loc: string, line: number): string {
    if (!mayHaveOuterBlanks(loc)) return loc;
    const bare = stripEnds(loc, INVISIBLE);
    if (bare === loc || bare === '') return loc;
    const character = loc.startsWith(bare) ? loc.slice(-1) : loc.charAt(0);
    const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const why = reason('loc-trimmed', { name: reason(nameOfInvisible(character)), code });
    this.problem('warning', 'loc-trimmed', why, { line, loc: bare });
    return bare;
  }

  /** A sitemap's date in another standard form as W3C has it, if it is whole. As it breaks a rule, it is told as that. */
  #date(text: string | null, loc: string, line: number): string | null {
    if (text === null || this.format !== 'urlset' || !text.includes(' ')) return text;
    const date = standardDate(text);
    if (date === null || lastmodForm(date) === null) return text;
    const why = reason('lastmod-other-form', { text: text.slice(0, 60), date });
    this.problem('warning', 'lastmod-invalid', why, { line, entry: this.entries, loc });
    return date;
  }

  /** To be called after each row that was put into `rows`. */
  added(hasAddress = true): void {
    this.entries++;
    if (hasAddress) this.addresses++;
    if (this.rows.isFull) this.#closeRows();
  }

  /** Says that the entry added last is not to be part of the sitemap. */
  excludeLast(): void {
    const rows = this.rows.count > 0 ? this.rows : this.#lastClosed;
    rows?.excluded.push(rows.count - 1);
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
      this.#closeRows();
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

  #closeRows(): void {
    if (this.rows.count > 0) this.#items.push({ kind: 'rows', rows: this.rows.take() });
    this.#lastClosed = this.rows;
    this.rows = new RowPacker();
  }

  /** The entry as it can be shown, or null where it is left out. */
  #checked(entry: RawEntry): RawEntry | null {
    const { line } = entry;
    if (entry.loc.includes(UNDECODABLE)) {
      this.#undecodable('loc', line);
      return null;
    }
    if (ODD.test(entry.loc)) this.#control(entry.loc, line);
    const texts: Partial<Record<ValueColumn, string | null>> = {};
    for (const column of VALUE_COLUMNS) {
      const text = (entry as RawTexts)[column];
      if (text !== undefined) texts[column] = this.#visible(text, column, line);
    }
    let ext = this.#visible(entry.ext, 'extensions', line);
    if (ext !== null && ODD.test(ext)) {
      this.#control(entry.loc, line);
      ext = ext.replace(ALL_ODD, '');
    }
    return { ...entry, ...texts, loc: entry.loc, ext };
  }

  #visible(text: string | null, what: Undecodable, line: number): string | null {
    if (!text?.includes(UNDECODABLE)) return text;
    this.#undecodable(what, line);
    return text.replaceAll(UNDECODABLE, '\uFFFD');
  }

  #undecodable(what: Undecodable, line: number): void {
    const why =
      what === 'loc' || what === 'sitemap' || what === 'extensions'
        ? reason(`encoding-invalid-${what}`)
        : reason('encoding-invalid-value', { field: what, column: COLUMN_NAMES[what] });
    this.problem('error', 'encoding-invalid', why, { line, entry: this.entries });
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
type Undecodable = 'sitemap' | 'extensions' | ValueColumn;
