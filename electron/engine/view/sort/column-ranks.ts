// Ranks the rows of a view by one column: rows with equal values get equal numbers, a later value a higher one.
import { compareValues, type ViewColumn } from '../column-values.ts';
import type { Pace } from '../pace.ts';
import { rankTexts } from './rank-texts.ts';
import { NO_RANK, type Ranks } from './ranks.ts';
import { partsOf, scopeSize, type RowScope } from '../row-scope.ts';
import type { ViewDatabase } from '../view-database.ts';

const VALUE_ROWS = 4_096;
const PASS_ROWS = 200_000;

/** What ranking costs, in units of `Pace`: reading, and the second step. */
export function rankCost(scope: RowScope): number {
  return 2 * scopeSize(scope);
}

/** Reads the column of all rows in the scope, deleted ones too. Memory: 4 bytes an id, and the texts while it works. */
export function rankColumn(
  db: ViewDatabase,
  column: ViewColumn,
  scope: RowScope,
  pace: Pace,
): Promise<Ranks> {
  return (column.texts ? rankTexts : rankValues)(db, column, scope, pace);
}

/** By a list of the different values, which are few. */
async function rankValues(db: ViewDatabase, column: ViewColumn, scope: RowScope, pace: Pace): Promise<Ranks> {
  const byId = new Uint32Array(scope.last + 1).fill(NO_RANK);
  const codes = new Map<string | number, number>();
  const note = (id: number, value: unknown): void => {
    if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return;
    let code = codes.get(value);
    if (code === undefined) codes.set(value, (code = codes.size));
    byId[id] = code;
  };
  if (column.codes && scope.ids === null) {
    for (let first = 1; first <= scope.last; first += VALUE_ROWS) {
      const last = Math.min(first + VALUE_ROWS - 1, scope.last);
      const { codes: values, id } = column.codes(first, last);
      for (let place = 0; place < values.length; place++) {
        const value = values[place] ?? -1;
        if (value >= 0) note(id(place), value);
      }
      if (pace.spent(last - first + 1)) await pace.pause();
    }
  } else {
    for (const part of partsOf(scope, VALUE_ROWS)) {
      const rows = db.all(`SELECT url.id, ${column.sql} ${part.from.sql}`, ...part.from.values);
      for (const row of rows) note(Number(row[0]), column.derive ? column.derive(String(row[1])) : row[1]);
      if (pace.spent(part.rows)) await pace.pause();
    }
  }
  const rankOf = new Uint32Array(codes.size);
  const values = [...codes.keys()].sort(compareValues);
  values.forEach((value, rank) => (rankOf[codes.get(value) ?? 0] = rank));
  for (let from = 0; from < byId.length; from += PASS_ROWS) {
    const to = Math.min(from + PASS_ROWS, byId.length);
    for (let id = from; id < to; id++) {
      const code = byId[id] ?? NO_RANK;
      if (code !== NO_RANK) byId[id] = rankOf[code] ?? 0;
    }
    if (pace.spent(to - from)) await pace.pause();
  }
  return { byId, groups: values.length };
}
