// Reads rows for an export: where the database can make their lines, as lines, else as rows. It wires store and write.
import type { RowBatch } from '../../../../shared/model/entry-batch.ts';
import { placeOf } from '../../../../shared/model/first-place.ts';
import type { ExportReader } from '../../store/export-reader.ts';
import type { RowPart } from '../../store/row-parts.ts';
import { joinedLines, LineMaking } from '../../write/ready-lines.ts';
import type { ReadyBatch } from '../../write/row-encoder.ts';
import { BLOCKED_SQL } from '../../write/row-sql.ts';
import { storedLines } from '../../write/stored-lines.ts';

/** What an export reads: some rows in ascending order of ids. */
export type ExportBatch = RowBatch | ReadyBatch;

/** The rows of a family of files, as plain data. */
export interface FamilyRows {
  /** Ascending; null = all included ones. */
  readonly ids: Uint32Array | null;
  /** Whether the database can make their lines. */
  readonly lines: boolean;
  /** Of these ids, only rows of this section; null (default) = of any. */
  readonly section?: number | null;
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
  const [fromPages, fromDatabase] = [new LineMaking(), new LineMaking()];
  for (const part of parts) {
    const batch =
      fromPages.make(() => storedBatch(exports, part)) ?? fromDatabase.make(() => joinedBatch(exports, part));
    if (batch) yield batch;
    else yield* exports.rowsOf(part);
  }
}

/** Lines made of the pages of a frozen project; null where there are none, or not of all that is wanted. */
function storedBatch(exports: ExportReader, part: RowPart): ReadyBatch | null {
  const { pages } = exports;
  const { first, last, ids: wanted, section } = part;
  // Ids far from each other are looked up one by one.
  if (!pages || (wanted && last - first >= wanted.length * 2)) return null;
  const made = storedLines(pages, { first, last }, section);
  if (!made || (wanted && (made.blocked > 0 || !areSame(made.ids, wanted)))) return null;
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

function areSame(some: Uint32Array, others: Uint32Array): boolean {
  return some.length === others.length && some.every((id, i) => id === others[i]);
}

/** Lines made of what the database joins. */
function joinedBatch(exports: ExportReader, part: RowPart): ReadyBatch | null {
  const lines = joinedLines((columns) => exports.ask(part, { columns, where: WRITTEN })[0] ?? []);
  if (!lines) return null;
  const whole = lines.urls === (part.ids?.length ?? part.last - part.first + 1);
  const blocked = whole ? [] : blockedIn(exports, part);
  return {
    count: blocked.reduce((sum, { rows }) => sum + rows, lines.urls),
    lines,
    first: part.first,
    ids: whole ? (part.ids ?? sequence(part)) : idsOf(exports, part),
    blocked,
    rows: () => exports.rowsOf(part),
  };
}

const WRITTEN = `${BLOCKED_SQL} = 0`;

function blockedIn(exports: ExportReader, part: RowPart): { flags: number; rows: number }[] {
  const columns = `${BLOCKED_SQL} AS flags, count(*)`;
  const groups = exports.ask(part, {
    columns,
    where: `${BLOCKED_SQL} <> 0`,
    end: 'GROUP BY flags ORDER BY min(url.id)',
  });
  return groups.map(([flags, rows]) => ({ flags: Number(flags), rows: Number(rows) }));
}

function idsOf(exports: ExportReader, part: RowPart): Uint32Array {
  const [ids] = exports.ask(part, { columns: 'group_concat(url.id)', where: WRITTEN })[0] ?? [];
  return typeof ids === 'string' ? Uint32Array.from(ids.split(','), Number) : new Uint32Array();
}

function sequence({ first, last }: RowPart): Uint32Array {
  const ids = new Uint32Array(last - first + 1);
  for (let i = 0; i < ids.length; i++) ids[i] = first + i;
  return ids;
}
