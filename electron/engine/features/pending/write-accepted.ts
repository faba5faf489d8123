// Writes accepted new forms of rows as a part of one change. It decides nothing.
import type { Cell, NormalBatch } from '../../rows/entry-batch.ts';
import { columnsOf } from '../../rows/row-values.ts';
import { REVIEW_FIELDS, reviewFieldBit, type ReviewField } from '../../../../shared/model/edit/review.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { ChangeWriter } from '../../store/history/history.ts';
import type { PendingRow } from '../../store/pending/pending-changes.ts';
import { setExtensions } from '../../store/rows/set-extensions.ts';

/** A row as it is to be; see PendingRow. */
export type AcceptedRow = Omit<PendingRow, 'fields' | 'fill'>;

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
  for (const field of REVIEW_FIELDS) {
    const some = withField(sorted, field);
    if (some.length === 0 || field === 'ext') continue;
    const cells = some.map((row) => cellOf(row, field, sourceId));
    yield* writer.set(field, idsOf(some), cells);
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

function cellOf(row: AcceptedRow, field: Exclude<ReviewField, 'ext'>, sourceId: SourceId): Cell {
  if (field === 'included') return Number(row.included);
  if (field === 'source') return sourceId(row.source);
  const cell = row[field] ?? null;
  return cell === '' && field !== 'loc' ? null : cell;
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
    ...columnsOf(rows, (row, column) => row[column]),
    hash: rows.map(({ hash }) => hash),
    ext: rows.map(({ ext }) => ext),
    line: rows.map(({ line }) => line),
    ...(excluded.length > 0 && { excluded }),
  };
}
