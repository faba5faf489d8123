// Lines of rows straight from the pages of a frozen project file. It reads no file itself; see assembly/stored-rows.ts.
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
  /** Fills the memory with the pages of a range of ids, as often as it takes; says with how many, or null where it can't. */
  readonly read: (range: StoredRange, memory: Buffer) => Iterable<number | null>;
}

interface StoredRange {
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
const VALUES = ['loc', 'lastmod', 'changefreq', 'priority', 'ext', 'issues', 'included', 'deleted'];

/** The pages that this thread's instance of the assembly reads. */
let current: RowPages | null = null;

/** The lines of all included rows of a range; null where they have to be made otherwise: a value is invalid, or unusual. */
export function storedLines(pages: RowPages, range: StoredRange): StoredLines | null {
  const maker = assembly();
  if (current !== pages) begin(pages);
  const memory = maker.bytes.subarray(maker.linesInput(), maker.linesInput() + maker.mostLinesInput());
  maker.beginStoredRows(range.first, range.last);
  let length = 0;
  for (const count of pages.read(range, memory)) {
    length = count === null ? -1 : maker.addPages(count);
    if (length < 0) return null;
  }
  const urls = maker.storedRows();
  const lines = madeLines(urls, length);
  if (!lines) return null;
  const ids = new Uint32Array(maker.bytes.buffer, maker.storedRowIds(), urls).slice();
  return { lines, ids, blocked: maker.blockedStoredRows() };
}

function begin(pages: RowPages): void {
  const { beginTable, nameColumn } = assembly();
  beginTable(pages.bytes, pages.reserved, BLOCKING_FLAGS);
  for (const [value, name] of VALUES.entries()) {
    const column = pages.columns.indexOf(name);
    // A row never has all values then, and no line is made.
    if (column >= 0) nameColumn(value, column);
  }
  current = pages;
}
