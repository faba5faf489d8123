// Parts of the stored rows, each read by one query of the caller's choice. It knows no XML and changes nothing.
import type { Database, SqlRow } from '../file/database.ts';

/** Rows of a part at most: so few that the lines of nearly any fit into the memory for them. */
const PART_ROWS = 250;

/** Included rows: all in a range of ids, or those with these ids. */
export interface RowPart {
  readonly first: number;
  readonly last: number;
  /** Ascending; null = all of the range. */
  readonly ids: Uint32Array | null;
  readonly section: number | null;
}

/** All rows from an id on, in order. */
export function* allParts(db: Database, from: number): Generator<RowPart> {
  const top = Math.min(db.number('SELECT max(id) FROM url'), db.firstHiddenId - 1);
  for (let first = from, last: number; first <= top; first = last + 1) {
    last = Math.min(top, first + PART_ROWS - 1);
    yield { first, last, ids: null, section: null };
  }
}

/** The rows with these ascending ids, in order; where a section is given, only those that are in it. */
export function* partsOf(ids: Uint32Array, section: number | null): Generator<RowPart> {
  for (let start = 0, end: number; start < ids.length; start = end) {
    end = Math.min(ids.length, start + PART_ROWS);
    const part = ids.subarray(start, end);
    const first = part[0] ?? 0;
    const last = part.at(-1) ?? 0;
    yield { first, last, ids: last - first + 1 === part.length ? null : part, section };
  }
}

/** Asks for columns of the included rows of a part that meet a condition; `end` groups or orders. */
export function askPart(
  db: Database,
  { first, last, ids, section }: RowPart,
  { columns, where, end = '' }: { readonly columns: string; readonly where: string; readonly end?: string },
): SqlRow[] {
  const included = `deleted = 0 AND included = 1 ${section === null ? '' : `AND section = ${String(section)}`} AND (${where}) ${end}`;
  // Without any other index the rows come in the order of their ids, and so do the values of an aggregate.
  const from = 'url NOT INDEXED';
  if (!ids)
    return db.all(`SELECT ${columns} FROM ${from} WHERE url.id BETWEEN ? AND ? AND ${included}`, first, last);
  return db.all(
    `SELECT ${columns} FROM json_each(?) AS wanted CROSS JOIN ${from} ON url.id = wanted.value WHERE ${included}`,
    `[${ids.join()}]`,
  );
}
