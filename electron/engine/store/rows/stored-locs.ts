// Locs straight from the pages of a frozen project file, all or those that hold a text: what ./read-cells.ts reads by SQL, in
// a fraction of the time. It changes nothing.
import { placeOf } from '../../../../shared/model/first-place.ts';
import { PageInput, type StoredPages } from '../../rows/page-input.ts';
import { assembly } from './assembly.ts';
import { packLines, type PackedLocs } from './pack-locs.ts';
import {
  isSearched,
  LocBatch,
  type Contains,
  type FindOddRows,
  type LocsAndOdd,
  type OddRow,
} from './read-cells.ts';

/** In the order of assembly/stored-locs.ts. */
const input = new PageInput(['loc', 'ext', 'issues', 'deleted']);

/**
 * As readLocsAndOdd, of at most 20,000 ids. Null where they have to be read otherwise: a row, a value or a page is not as
 * usual, they are too many or too long, or of all rows some are missing.
 */
export function readStoredLocs(
  pages: StoredPages,
  from: number,
  to: number,
  contains: Contains | null,
): LocsAndOdd | null {
  const searched = isSearched(contains) ? contains : null;
  const length = findStoredLocs(pages, from, to, searched);
  if (length === null) return null;
  const count = assembly().storedLocs();
  if (!searched && count !== to - from) return null;
  const ids = searched ? foundIds(count) : null;
  const idAt = ids ? (place: number) => ids[place] ?? 0 : (place: number) => from + place;
  return { batch: new LocBatch(idAt, textsOf(count, length), to - from), odd: findOddRows };
}

/** What is looked for in locs, and what takes its place wherever it is. */
export interface Replacing {
  readonly wanted: Contains;
  readonly replacement: string;
}

/** Rows whose locs become others, ascending. */
export interface ReplacedLocs {
  readonly ids: Uint32Array;
  /** Null where there are none. */
  readonly locs: PackedLocs | null;
  readonly odd: FindOddRows;
  /** The new loc of a row by its place, until others are read. */
  readonly afterAt: (place: number) => string;
}

/**
 * Replaces a text in the locs of at most 20,000 ids. Null where it has to be done otherwise, as readStoredLocs, and where
 * the locs or what they become are not all of ASCII, or one stays as it is. Whether new locs are valid is not looked at.
 */
export function replaceStoredLocs(
  pages: StoredPages,
  from: number,
  to: number,
  { wanted, replacement }: Replacing,
  scope: string,
): ReplacedLocs | null {
  const maker = assembly();
  if (!isSearched(wanted) || replacement.length > maker.mostWanted() || !PRINTABLE.test(replacement))
    return null;
  if (findStoredLocs(pages, from, to, wanted) === null || maker.areAscii() === 0) return null;
  if (maker.replaceWanted(maker.bytes.write(replacement, maker.replacementText())) === 0) return null;
  const rows = maker.storedLocs();
  maker.forgetRows(rows);
  const textAt = (list: number, place: number): string =>
    maker.bytes.toString('latin1', maker.startOf(list, place), maker.endOf(list, place));
  return {
    ids: foundIds(rows),
    locs: rows === 0 ? null : packLines(rows, textAt, scope),
    odd: findOddRows,
    afterAt: (place) => textAt(1, place),
  };
}

const PRINTABLE = /^[!-~]*$/;

/** Puts locs into the first list; how many bytes they have, or null. */
function findStoredLocs(
  pages: StoredPages,
  from: number,
  to: number,
  searched: Contains | null,
): number | null {
  const maker = assembly();
  const wanted = searched ? putWanted(searched) : 0;
  if (wanted === null) return null;
  maker.beginStoredLocs(from, to - 1, wanted, searched?.matchCase === true);
  const length = input.give(maker, pages, { first: from, last: to - 1 }, maker.addLocs);
  return length < 0 ? null : length;
}

function foundIds(count: number): Uint32Array {
  return numbersAt(assembly().storedLocIds(), count);
}

function findOddRows(ids: Uint32Array): ReadonlyMap<number, OddRow> {
  const { bytes, oddLocRows, oddLocs } = assembly();
  const numbers = numbersAt(oddLocRows(), 4 * oddLocs());
  const rows = new Map<number, OddRow>();
  for (let at = 0, place = 0; at < numbers.length; at += 4) {
    const [id = 0, issues = 0, from = 0, to = 0] = numbers.subarray(at, at + 4);
    place = placeOf(ids, id, place);
    if (ids[place] !== id) continue;
    rows.set(id, { issues: issues | 0, ext: from === 0 ? null : bytes.toString('utf8', from, to) });
  }
  return rows;
}

/** The lines of the first list. */
function textsOf(count: number, length: number): string[] {
  if (count === 0) return [];
  const { bytes, listBytes, areAscii } = assembly();
  const start = listBytes(0);
  // Without the line feed behind the last one.
  return bytes.toString(areAscii() === 1 ? 'latin1' : 'utf8', start, start + length - 1).split('\n');
}

function numbersAt(place: number, count: number): Uint32Array {
  return new Uint32Array(assembly().memory.buffer, place, count).slice();
}

/** How many bytes the text has; null where it can't be looked for here. */
function putWanted({ column, text }: Contains): number | null {
  const { bytes, wantedText, mostWanted } = assembly();
  const length = Buffer.byteLength(text);
  return column === 'loc' && length <= mostWanted() ? bytes.write(text, wantedText()) : null;
}
