// Reads rows for a table that is to be written, in the order of their ids as given. It changes nothing.
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import { ROBOTS_FLAG } from './filter/problem-sql.ts';
import type { SqlValue, ViewDatabase } from './view-database.ts';

/** A row with all that a table can show of it. */
export interface TableRow {
  readonly id: number;
  readonly included: boolean;
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: string | null;
  readonly priority: number | string | null;
  readonly source: number;
  readonly line: number;
  /** The number of its set of rules. */
  readonly issues: number;
  /** The flag that is no part of that. */
  readonly isBlocked: boolean;
  readonly ext: string | null;
}

const COLUMNS = 'url.id, included, loc, lastmod, changefreq, priority, source, line, issues';
const FLAGGED = `${COLUMNS}, ${ROBOTS_FLAG}`;

/** The rows with these ids in their order, without those that are gone; meant for some thousands. */
export function readTableRows(db: ViewDatabase, ids: Uint32Array, withExtensions: boolean): TableRow[] {
  const columns = withExtensions ? `${FLAGGED}, ext` : FLAGGED;
  const first = ids[0] ?? 0;
  const last = ids.at(-1) ?? 0;
  const rows =
    isRun(ids, first, last) && last < db.firstHiddenId
      ? db.all(`SELECT ${columns} FROM url WHERE id BETWEEN ? AND ? AND deleted = 0 ORDER BY id`, first, last)
      : db.all(
          `SELECT ${columns} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
           WHERE deleted = 0 ORDER BY wanted.key`,
          JSON.stringify(Array.from(ids)),
        );
  return rows.map(toTableRow);
}

/** True for ids that follow each other. */
function isRun(ids: Uint32Array, first: number, last: number): boolean {
  if (last - first + 1 !== ids.length) return false;
  for (let i = 1; i < ids.length; i++) if (ids[i] !== first + i) return false;
  return true;
}

function toTableRow(row: readonly SqlValue[]): TableRow {
  const changefreq = row[4] as number | string | null;
  return {
    id: row[0] as number,
    included: row[1] === 1,
    loc: row[2] as string,
    lastmod: row[3] as string | null,
    changefreq: typeof changefreq === 'number' ? (CHANGEFREQS[changefreq] ?? null) : changefreq,
    priority: row[5] as number | string | null,
    source: row[6] as number,
    line: row[7] as number,
    issues: row[8] as number,
    isBlocked: row[9] === 1,
    ext: (row[10] as string | null | undefined) ?? null,
  };
}
