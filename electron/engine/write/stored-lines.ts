// Lines of rows straight from the pages of a frozen project file. It reads no file itself; see assembly/stored-rows.ts.
import { isUtf8 } from 'node:buffer';
import { placeOf } from '../../../shared/model/first-place.ts';
import type { IdRange } from '../../../shared/model/id-ranges.ts';
import { PageInput, type StoredPages } from '../../../shared/model/page-input.ts';
import { assembly } from './assembly.ts';
import { BLOCKING_FLAGS } from './left-out.ts';
import { madeLines, type ReadyLines } from './ready-lines.ts';

export interface StoredLines {
  readonly lines: ReadyLines;
  /** The lines of rows that don't count, which stand before the others. */
  readonly before: Buffer;
  /** Of all rows with a line, ascending. */
  readonly ids: Uint32Array;
  /** Included rows that have none: they break a blocking rule. */
  readonly blocked: number;
}

/** In the order of assembly/stored-rows.ts. A row that was written before there were sections is in none. */
const input = new PageInput(
  ['loc', 'lastmod', 'changefreq', 'priority', 'ext', 'issues', 'included', 'deleted'],
  ['section'],
);

/** In the place of a section. */
const ANY = -1;

/**
 * The lines of all included rows of a range, of one section where it is given; null where they have to be made otherwise: a
 * value is invalid, or unusual. `from`: rows with lower ids don't count.
 */
export function storedLines(
  pages: StoredPages,
  range: IdRange,
  section: number | null = null,
  from: number = range.first,
): StoredLines | null {
  const maker = assembly();
  maker.beginStoredRows(range.first, range.last, from, section ?? ANY, BLOCKING_FLAGS);
  const length = input.give(maker, pages, range, maker.addPages);
  if (length < 0) return null;
  const ids = new Uint32Array(maker.bytes.buffer, maker.storedRowIds(), maker.storedRows()).slice();
  const bytes = maker.storedBytesBefore();
  const before = maker.bytes.subarray(maker.linesOutput(), maker.linesOutput() + bytes);
  const lines = isUtf8(before) ? madeLines(ids.length - placeOf(ids, from), length, bytes) : null;
  return lines && { lines, before, ids, blocked: maker.blockedStoredRows() };
}
