// The values of rows, whatever columns there are: one by one, column by column, and as they are shown. It reads nothing.
import { VALUE_COLUMNS, type ValueColumn } from '../../../shared/model/rows/columns.ts';
import type { RowValues } from '../../../shared/model/rows/row.ts';
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import type { Cell, NormalBatch, TextColumn, ValueCells } from './entry-batch.ts';

/** The values of a row as the project stores them; see NormalBatch. A column that is missing has no value. */
export interface StoredValues extends Readonly<Partial<Record<TextColumn, string | null>>> {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: Cell;
  readonly priority: Cell;
}

/** The values of a row, by the cell of each column or the one at its place in VALUE_COLUMNS; it has to fit the column. */
export function valuesOf(cellOf: (column: ValueColumn, place: number) => unknown): StoredValues {
  const values: Partial<Record<ValueColumn, unknown>> = {};
  for (let place = 0; place < VALUE_COLUMNS.length; place++) {
    const column = VALUE_COLUMNS[place] ?? 'loc';
    const cell = cellOf(column, place);
    if (cell !== undefined) values[column] = cell;
  }
  return values as StoredValues;
}

/** The columns that a batch speaks of. */
export function columnsIn(batch: ValueCells): ValueColumn[] {
  return VALUE_COLUMNS.filter((column) => batch[column] !== undefined);
}

/** The values of row i. */
export function valuesAt(batch: ValueCells, i: number): StoredValues {
  return valuesOf((column) => batch[column]?.[i]);
}

/** The columns of a batch, by the cell that each row has of them; it has to fit the column. An address is never null. */
export function columnsOf<T>(
  rows: readonly T[],
  cellOf: (row: T, column: ValueColumn, place: number) => Cell | undefined,
): Pick<NormalBatch, ValueColumn> {
  const columns = VALUE_COLUMNS.map((column, place) => {
    const empty = column === 'loc' ? '' : null;
    return [column, rows.map((row) => cellOf(row, column, place) ?? empty)];
  });
  return Object.fromEntries(columns) as Pick<NormalBatch, ValueColumn>;
}

/** The values as they are shown. */
export function shownValues(stored: StoredValues): RowValues {
  const { changefreq } = stored;
  return {
    ...stored,
    changefreq: typeof changefreq === 'number' ? (CHANGEFREQS[changefreq] ?? null) : changefreq,
  };
}
