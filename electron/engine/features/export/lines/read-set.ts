// Reads rows for an export: from the pages of a frozen project as lines, else as rows. It wires store and write.
import type { RowBatch } from '../../../rows/entry-batch.ts';
import { placeOf } from '../../../../../shared/model/first-place.ts';
import type { ExportReader } from '../../../store/exports/export-reader.ts';
import type { RowPart } from '../../../store/rows/row-parts.ts';
import { BLOCKING_FLAGS } from './not-written.ts';
import { LineMaking } from './ready-lines.ts';
import type { ReadyBatch } from './row-encoder.ts';
import { storedLines } from './stored-lines.ts';

/** What an export reads: some rows in ascending order of ids. */
export type ExportBatch = RowBatch | ReadyBatch;

/** The rows of a family of files, as plain data. */
export interface FamilyRows {
  /** Ascending; null = all included ones. */
  readonly ids: Uint32Array | null;
  /** Whether their lines can be made from pages: those of whole batches, in the usual form. */
  readonly lines: boolean;
  /** Of these ids, only rows of this section; null (default) = of any. */
  readonly section?: number | null;
}

/** The rows of a file: as plain data for a thread, and to be read here. */
export interface FileRows {
  readonly rows: FamilyRows & { readonly ids: Uint32Array };
  readonly read: () => Iterable<ExportBatch>;
}

/** The included rows of a family from an id on. */
export function* readFamily(
  reader: ExportReader,
  { ids, lines, section = null }: FamilyRows,
  from = 1,
): Generator<ExportBatch> {
  const parts = ids ? reader.partsOf(ids.subarray(placeOf(ids, from)), section) : reader.allParts(from);
  if (lines) yield* readParts(reader, parts);
  else for (const part of parts) yield* reader.rowsOf(part);
}

/** The id behind so many rows of a family that break no blocking rule; null where no more of its rows follow. */
export function idBehind(
  reader: ExportReader,
  { ids }: FamilyRows,
  from: number,
  count: number,
): number | null {
  if (ids) {
    const rest = ids.subarray(placeOf(ids, from));
    const last = rest[count - 1];
    return last === undefined || rest.length === count ? null : last + 1;
  }
  const rest = { first: from, last: Number.MAX_SAFE_INTEGER, ids: null, section: null };
  const end = `ORDER BY url.id LIMIT 2 OFFSET ${String(count - 1)}`;
  const [last, another] = reader.ask(rest, { columns: 'url.id', where: WRITTEN, end });
  return last && another ? Number(last[0]) + 1 : null;
}

/** The same as rows alone. */
export function* asRows(batches: Iterable<ExportBatch>): Generator<RowBatch> {
  for (const batch of batches) {
    if ('lines' in batch) yield* batch.rows();
    else yield batch;
  }
}

function* readParts(exports: ExportReader, parts: Iterable<RowPart>): Generator<ExportBatch> {
  const making = new LineMaking();
  for (const part of parts) {
    const batch = making.make(() => storedBatch(exports, part));
    if (batch) yield batch;
    else yield* exports.rowsOf(part);
  }
}

/** Of so many ids a wanted one is looked up by itself sooner than the others are passed over. */
const FAR_APART = 32;

/** Lines made of the pages of a frozen project; null where there are none, or not of all that is wanted. */
function storedBatch(exports: ExportReader, part: RowPart): ReadyBatch | null {
  const { pages } = exports;
  const { first, last, ids: wanted } = part;
  if (!pages || (wanted && last - first >= wanted.length * FAR_APART)) return null;
  const made = storedLines(pages, part);
  if (!made) return null;
  const { lines, ids, blocked } = made;
  return {
    count: lines.urls + blocked,
    lines,
    first,
    ids,
    blocked: blocked === 0 ? [] : blockedIn(exports, part),
    rows: () => exports.rowsOf(part),
  };
}

const BLOCKED = `issues & ${String(BLOCKING_FLAGS)}`;
const WRITTEN = `${BLOCKED} = 0`;

function blockedIn(exports: ExportReader, part: RowPart): { flags: number; rows: number }[] {
  const columns = `${BLOCKED} AS flags, count(*)`;
  const groups = exports.ask(part, {
    columns,
    where: `${BLOCKED} <> 0`,
    end: 'GROUP BY flags ORDER BY min(url.id)',
  });
  return groups.map(([flags, rows]) => ({ flags: Number(flags), rows: Number(rows) }));
}
