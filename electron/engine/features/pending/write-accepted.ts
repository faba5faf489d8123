// Writes accepted new forms of rows as a part of one change. It decides nothing.
import type { NormalBatch } from '../../rows/entry-batch.ts';
import { reviewFieldBit, type ReviewField } from '../../../../shared/model/edit/review.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { ChangeWriter } from '../../store/history/history.ts';
import type { PendingRow } from '../../store/pending/pending-changes.ts';
import { setExtensions } from '../../store/rows/set-extensions.ts';

/** A row as it is to be; see PendingRow. */
export type AcceptedRow = Omit<PendingRow, 'fields' | 'fill'>;

type Cell = string | number | null;

/** The real ids of sources that are new with the change. */
type SourceId = (source: number) => number;

const asItIs: SourceId = (source) => source;

export function* removeRows(writer: ChangeWriter, rows: readonly Pick<AcceptedRow, 'row'>[]): Steps<void> {
  if (rows.length > 0) yield* writer.set('deleted', Uint32Array.from(rows, ({ row }) => row).sort(), 1);
}

/** Sets the accepted fields. Rows that are gone by now are skipped. */
export function* changeRows(
  writer: ChangeWriter,
  rows: readonly AcceptedRow[],
  sourceId = asItIs,
): Steps<void> {
  const sorted = rows.toSorted((a, b) => a.row - b.row);
  const cellsOf: readonly (readonly [Exclude<ReviewField, 'ext'>, (row: AcceptedRow) => Cell])[] = [
    ['loc', ({ loc }) => loc],
    ['lastmod', ({ lastmod }) => lastmod || null],
    ['changefreq', ({ changefreq }) => (changefreq === '' ? null : changefreq)],
    ['priority', ({ priority }) => (priority === '' ? null : priority)],
    ['included', ({ included }) => Number(included)],
    ['source', ({ source }) => sourceId(source)],
  ];
  for (const [field, cell] of cellsOf) {
    const some = withField(sorted, field);
    if (some.length === 0) continue;
    yield* writer.set(field, idsOf(some), some.map(cell));
    if (field !== 'loc') continue;
    const hashes = some.map(({ hash }) => hash);
    yield* writer.set('hash', idsOf(some), hashes);
  }
  const some = withField(sorted, 'ext');
  const exts = some.map(({ ext }) => ext);
  yield* setExtensions(writer, idsOf(some), exts);
}

/** Adds rows, those of a source that follow each other at once. */
export function* insertRows(
  writer: ChangeWriter,
  rows: readonly AcceptedRow[],
  sourceId = asItIs,
): Steps<void> {
  yield 0;
  for (let start = 0, end: number; start < rows.length; start = end) {
    const source = rows[start]?.source ?? 0;
    for (end = start + 1; end < rows.length && rows[end]?.source === source; end++);
    const some = rows.slice(start, end);
    writer.insert({ source: sourceId(source), batch: batchOf(some), issues: some.map(() => 0) });
  }
}

function withField(rows: readonly AcceptedRow[], field: ReviewField): AcceptedRow[] {
  return rows.filter(({ accepted }) => (accepted & reviewFieldBit(field)) !== 0);
}

function idsOf(rows: readonly AcceptedRow[]): Uint32Array {
  return Uint32Array.from(rows, ({ row }) => row);
}

function batchOf(rows: readonly AcceptedRow[]): NormalBatch {
  const excluded = rows.flatMap(({ included }, i) => (included ? [] : [i]));
  return {
    count: rows.length,
    loc: rows.map(({ loc }) => loc),
    hash: rows.map(({ hash }) => hash),
    lastmod: rows.map(({ lastmod }) => lastmod),
    changefreq: rows.map(({ changefreq }) => changefreq),
    priority: rows.map(({ priority }) => priority),
    ext: rows.map(({ ext }) => ext),
    line: rows.map(({ line }) => line),
    ...(excluded.length > 0 && { excluded }),
  };
}
