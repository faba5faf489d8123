// Rows of the project with the values that a new form of them can have. It changes nothing.
import type { Database } from '../file/database.ts';
import type { Cell } from '../rows/pack-values.ts';

/** The values of a row, as the project stores them. */
export interface RowForm {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: Cell;
  readonly priority: Cell;
  readonly ext: string | null;
  readonly source: number;
  readonly included: boolean;
}

export interface StoredRow extends RowForm {
  readonly id: number;
}

/** Rows by id, in the order of the ids, without those that are gone; meant for some thousands. */
export function readStored(db: Database, ids: readonly number[]): StoredRow[] {
  if (ids.length === 0) return [];
  const columns = 'url.id, loc, lastmod, changefreq, priority, ext, source, included';
  const rows = db.all(
    `SELECT ${columns} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value WHERE deleted = 0`,
    JSON.stringify(ids),
  );
  return rows.map(([id, loc, lastmod, changefreq, priority, ext, source, included]) => ({
    id: Number(id),
    loc: String(loc),
    lastmod: lastmod as string | null,
    changefreq: changefreq as Cell,
    priority: priority as Cell,
    ext: ext as string | null,
    source: Number(source),
    included: included === 1,
  }));
}
