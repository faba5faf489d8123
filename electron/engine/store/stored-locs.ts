// Locs straight from the pages of a frozen project file, all or those that hold a text: what ./read-cells.ts reads by SQL, in
// a fraction of the time. It changes nothing.
import { PageInput, type StoredPages } from '../../../shared/model/page-input.ts';
import { assembly } from './assembly.ts';
import { isSearched, LocBatch, type Contains, type LocsAndOdd } from './read-cells.ts';

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
  const maker = assembly();
  const searched = isSearched(contains) ? contains : null;
  const wanted = searched ? putWanted(searched) : 0;
  if (wanted === null) return null;
  maker.beginStoredLocs(from, to - 1, wanted, searched?.matchCase === true);
  const length = input.give(maker, pages, { first: from, last: to - 1 }, maker.addLocs);
  if (length < 0) return null;
  const count = maker.storedLocs();
  if (!searched && count !== to - from) return null;
  const ids = searched ? numbersAt(maker.storedLocIds(), count) : null;
  const idAt = ids ? (place: number) => ids[place] ?? 0 : (place: number) => from + place;
  const odd = new Set(numbersAt(maker.oddLocIds(), maker.oddLocs()));
  return { batch: new LocBatch(idAt, textsOf(count, length), to - from), odd };
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
