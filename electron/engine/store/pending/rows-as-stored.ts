// Rows of the project with the values that a new form of them can have. It changes nothing.
import { VALUE_COLUMNS } from '../../../../shared/model/rows/columns.ts';
import { valuesOf, type StoredValues } from '../../rows/row-values.ts';
import type { Database } from '../file/database.ts';

/** The values of a row, as the project stores them. */
export interface RowForm extends StoredValues {
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
  const columns = ['url.id', 'ext', 'source', 'included', ...VALUE_COLUMNS].join();
  const rows = db.all(
    `SELECT ${columns} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value WHERE deleted = 0`,
    JSON.stringify(ids),
  );
  return rows.map(([id, ext, source, included, ...values]) => ({
    ...valuesOf((_, place) => values[place]),
    id: Number(id),
    ext: ext as string | null,
    source: Number(source),
    included: included === 1,
  }));
}
