// Locs straight from the pages of a frozen project file, all or those that hold a text: what ./read-cells.ts reads by SQL, in
// a fraction of the time. It changes nothing.
import { assembly } from './assembly.ts';
import { isSearched, LocBatch, type Contains, type LocsAndOdd } from './read-cells.ts';
import type { TablePages } from './table-pages.ts';

/** In the order of assembly/stored-locs.ts. */
const VALUES = ['loc', 'ext', 'issues', 'deleted'];

/** The pages that this thread's instance of the assembly reads, and the memory for them. */
let current: { readonly pages: TablePages; readonly memory: Buffer } | null = null;

/**
 * As readLocsAndOdd, of at most 20,000 ids. Null where they have to be read otherwise: a row, a value or a page is not as
 * usual, they are too many or too long, or of all rows some are missing.
 */
export function readStoredLocs(
  pages: TablePages,
  from: number,
  to: number,
  contains: Contains | null,
): LocsAndOdd | null {
  const maker = assembly();
  const memory = current?.pages === pages ? current.memory : begin(pages);
  const searched = isSearched(contains) ? contains : null;
  const wanted = searched ? putWanted(searched) : 0;
  if (wanted === null) return null;
  maker.beginStoredLocs(from, to - 1, wanted, searched?.matchCase === true);
  let length = 0;
  for (const some of pages.read({ first: from, last: to - 1 }, memory)) {
    length = some ? maker.addLocs(some.first, some.last - some.first + 1) : -1;
    if (length < 0) return null;
  }
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

function begin(pages: TablePages): Buffer {
  const { beginLocs, nameColumn, bytes, pagesInput, mostPagesInput } = assembly();
  beginLocs(pages.bytes, pages.reserved);
  for (const [value, name] of VALUES.entries()) {
    const column = pages.columns.indexOf(name);
    // A row never has all values then, and none is read.
    if (column >= 0) nameColumn(value, column);
  }
  const memory = bytes.subarray(pagesInput(), pagesInput() + mostPagesInput());
  current = { pages, memory };
  return memory;
}
