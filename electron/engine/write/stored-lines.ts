// Lines of rows straight from the pages of a frozen project file. It reads no file itself; see assembly/stored-rows.ts.
import type { IdRange } from '../../../shared/model/id-ranges.ts';
import { assembly } from './assembly.ts';
import { BLOCKING_FLAGS } from './left-out.ts';
import { madeLines, type ReadyLines } from './ready-lines.ts';

/** The pages that hold the rows of a project. */
export interface RowPages {
  /** Of a page. */
  readonly bytes: number;
  /** At the end of a page, for others. */
  readonly reserved: number;
  /** In the order in which a row holds them. */
  readonly columns: readonly string[];
  /**
   * Has the pages of a range of ids in the memory, as often as it takes; says which of those there they are, or null where
   * they can't be read. What it read stays there, as long as it is given the same buffer.
   */
  readonly read: (range: IdRange, memory: Buffer) => Iterable<PlacesHeld | null>;
}

/** The first and the last of them. */
interface PlacesHeld {
  readonly first: number;
  readonly last: number;
}

export interface StoredLines {
  readonly lines: ReadyLines;
  /** Of the rows with a line, ascending. */
  readonly ids: Uint32Array;
  /** Included rows that have none: they break a blocking rule. */
  readonly blocked: number;
}

/** In the order of assembly/stored-rows.ts. */
const VALUES = [
  'loc',
  'lastmod',
  'changefreq',
  'priority',
  'ext',
  'issues',
  'included',
  'deleted',
  'section',
];

/** In the place of a section. */
const ANY = -1;

/** The pages that this thread's instance of the assembly reads, and the memory for them. */
let current: { readonly pages: RowPages; readonly memory: Buffer } | null = null;

/**
 * The lines of all included rows of a range, of one section where it is given; null where they have to be made otherwise: a
 * value is invalid, or unusual.
 */
export function storedLines(
  pages: RowPages,
  range: IdRange,
  section: number | null = null,
): StoredLines | null {
  const maker = assembly();
  const memory = current?.pages === pages ? current.memory : begin(pages);
  maker.beginStoredRows(range.first, range.last, section ?? ANY);
  let length = 0;
  for (const some of pages.read(range, memory)) {
    length = some ? maker.addPages(some.first, some.last - some.first + 1) : -1;
    if (length < 0) return null;
  }
  const urls = maker.storedRows();
  const lines = madeLines(urls, length);
  if (!lines) return null;
  const ids = new Uint32Array(maker.bytes.buffer, maker.storedRowIds(), urls).slice();
  return { lines, ids, blocked: maker.blockedStoredRows() };
}

function begin(pages: RowPages): Buffer {
  const { beginRows, nameColumn, bytes, pagesInput, mostPagesInput } = assembly();
  beginRows(pages.bytes, pages.reserved, BLOCKING_FLAGS);
  for (const [value, name] of VALUES.entries()) {
    const column = pages.columns.indexOf(name);
    // A row never has all values then, and no line is made.
    if (column >= 0) nameColumn(value, column);
  }
  const memory = bytes.subarray(pagesInput(), pagesInput() + mostPagesInput());
  current = { pages, memory };
  return memory;
}
