// Lines of rows straight from the pages of a frozen project file. It reads no file itself; see assembly/stored-rows.ts.
import type { IdRange } from '../../../rows/id-ranges.ts';
import { PageInput, type StoredPages } from '../../../rows/page-input.ts';
import { assembly } from '../pack/assembly.ts';
import { BLOCKING_FLAGS } from './not-written.ts';
import { madeLines, type ReadyLines } from './ready-lines.ts';

export interface StoredLines {
  readonly lines: ReadyLines;
  /** Of all rows with a line, ascending. */
  readonly ids: Uint32Array;
  /** Included rows that have none: they break a blocking rule. */
  readonly blocked: number;
}

/** The rows that are wanted. */
export interface WantedRows extends IdRange {
  /** These of the range alone, ascending; null (default) = all. */
  readonly ids?: Uint32Array | null;
  /** Null (default) = of any. */
  readonly section?: number | null;
}

/** In the order of assembly/stored-rows.ts. A row that was written before there were sections is in none. */
const input = new PageInput(
  ['loc', 'lastmod', 'changefreq', 'priority', 'ext', 'issues', 'included', 'deleted'],
  ['section'],
);

/** In the place of a section. */
const ANY = -1;

/** The lines of the included ones of the rows; null where they have to be made otherwise: a value is invalid, or unusual. */
export function storedLines(
  pages: StoredPages,
  { first, last, ids: wanted = null, section = null }: WantedRows,
): StoredLines | null {
  const maker = assembly();
  if (wanted && (wanted.length === 0 || wanted.length > maker.mostStoredRows())) return null;
  if (wanted) new Uint32Array(maker.bytes.buffer, maker.wantedRowIds(), wanted.length).set(wanted);
  maker.beginStoredRows(first, last, wanted?.length ?? 0, section ?? ANY, BLOCKING_FLAGS);
  const length = input.give(maker, pages, { first, last }, maker.addPages);
  if (length < 0) return null;
  const ids = new Uint32Array(maker.bytes.buffer, maker.storedRowIds(), maker.storedRows()).slice();
  const lines = madeLines(ids.length, length);
  return lines && { lines, ids, blocked: maker.blockedStoredRows() };
}
