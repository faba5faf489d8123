// The condition that rows have one of some values in a column, and where it goes among those in force. It asks nothing.
import { isRobotsColumn, VERDICT_VALUES } from '../../../../shared/model/rows/robots-column.ts';
import {
  TEXT_COLUMNS,
  type Condition,
  type SetColumn,
  type SetValue,
  type TextColumn,
} from '../../../../shared/model/rows/view-query.ts';

/** Columns of which a row can have several values: a second condition is not within a first one. */
const SEVERAL: readonly SetColumn[] = ['problems', 'robots'];

/** Rows with one of the values of the column's cells, or with none of them; an empty cell alone is asked for as such. */
export function valueCondition(column: SetColumn, values: readonly SetValue[], not: boolean): Condition {
  const isEmpty = values.length === 1 && values[0] === null;
  if (isEmpty && isText(column))
    return { kind: 'text', column, operator: not ? 'notEmpty' : 'empty', value: '' };
  const told = isRobotsColumn(column) ? values.filter(isLine) : values;
  return { kind: 'set', column, values: told, ...(not ? { not } : {}) };
}

/** The conditions with one more, which takes the place of one that says less about the same column. */
export function withCondition(conditions: readonly Condition[], added: Condition): readonly Condition[] {
  if (conditions.some((one) => JSON.stringify(one) === JSON.stringify(added))) return conditions;
  if (added.kind !== 'set') return [...conditions, added];
  const before = conditions.find((one) => saysLess(one, added));
  if (before?.kind !== 'set') return [...conditions, added];
  const values = added.not === true ? [...new Set([...before.values, ...added.values])] : added.values;
  return conditions.map((one) => (one === before ? { ...added, values } : one));
}

/** Values that are left out add up; those that are left are among those that were. */
function saysLess(one: Condition, added: Extract<Condition, { kind: 'set' }>): boolean {
  if (one.kind !== 'set' || one.column !== added.column || (one.not ?? false) !== (added.not ?? false))
    return false;
  if (added.not === true) return true;
  return !SEVERAL.includes(added.column) && added.values.every((value) => one.values.includes(value));
}

/** The verdict of a crawler's column says less than the line that decides. */
function isLine(value: SetValue): boolean {
  return !VERDICT_VALUES.some((verdict) => verdict === value);
}

function isText(column: SetColumn): column is SetColumn & TextColumn {
  return TEXT_COLUMNS.some((one) => one === column);
}
