// A filter condition while it is being put together: which columns and operators there are, and conversion both ways.
import * as v from 'valibot';
import { COLUMN_IDS, type ColumnId } from '../../../../shared/model/rows/columns.ts';
import { isRobotsColumn } from '../../../../shared/model/rows/robots-column.ts';
import {
  NUMBER_COLUMNS,
  SET_COLUMNS,
  TEXT_COLUMNS,
  type Condition,
  type NumberColumn,
  type SetColumn,
  type SetValue,
  type TextColumn,
  type TextOperator,
} from '../../../../shared/model/rows/view-query.ts';
import { typedValue } from '../../edit/typed-value.ts';

export type FilterColumn = TextColumn | NumberColumn | SetColumn;
export type FilterOperator = TextOperator | 'range' | 'set';

const OFFERED_FIRST = ['loc', 'host', 'path', 'query', 'depth'] as const satisfies FilterColumn[];

/** The columns in the order in which they are offered: the address with its parts, then as in the grid. */
export const FILTER_COLUMNS: readonly FilterColumn[] = [
  ...new Set([...OFFERED_FIRST, ...COLUMN_IDS.filter((id) => isFiltered(id))]),
];

function isFiltered(id: ColumnId): id is ColumnId & FilterColumn {
  return [TEXT_COLUMNS, NUMBER_COLUMNS, SET_COLUMNS].some((known) => isOf(known, id));
}

/** The column by its id, or null where there is no filtering by it. */
export function filterColumn(id: string | null): FilterColumn | null {
  if (id !== null && isRobotsColumn(id)) return id;
  return FILTER_COLUMNS.find((one) => one === id) ?? null;
}

/** The columns of which single values can be chosen. */
export function isSetColumn(column: string): column is SetColumn {
  return isOf(SET_COLUMNS, column) || isRobotsColumn(column);
}

const TEXT_OPERATORS = [
  'contains',
  'equals',
  'startsWith',
  'endsWith',
  'regex',
  'empty',
  'notEmpty',
] as const;

export interface FilterDraft {
  readonly column: FilterColumn;
  readonly operator: FilterOperator;
  readonly value: string;
  /** Bounds as typed. */
  readonly from: string;
  readonly to: string;
  readonly values: readonly SetValue[];
  readonly not: boolean;
  readonly matchCase: boolean;
}

/** The operators of a column, the most useful one first. */
export function operatorsOf(column: FilterColumn): readonly FilterOperator[] {
  const text = isOf(TEXT_COLUMNS, column) ? TEXT_OPERATORS : [];
  const set = isSetColumn(column) ? (['set'] as const) : [];
  const range = column === 'lastmod' || isOf(NUMBER_COLUMNS, column) ? (['range'] as const) : [];
  if (column === 'lastmod') return [...range, ...set, ...text];
  // Most rows have a value of their own: nobody looks for one in a list.
  if (column === 'loc' || column === 'path' || column === 'query') return [...text, ...set];
  return [...set, ...range, ...text];
}

/** As it is kept for after a crash. */
export const FILTER_DRAFT = v.object({
  column: v.custom<FilterColumn>((one) => typeof one === 'string' && filterColumn(one) !== null),
  operator: v.picklist([...TEXT_OPERATORS, 'range', 'set']),
  ...{ value: v.string(), from: v.string(), to: v.string() },
  values: v.array(v.union([v.string(), v.number(), v.null()])),
  ...{ not: v.boolean(), matchCase: v.boolean() },
}) satisfies v.GenericSchema<unknown, FilterDraft>;

/** An empty draft for a column. */
export function newDraft(column: FilterColumn): FilterDraft {
  const operator = operatorsOf(column)[0] ?? 'contains';
  return { column, operator, value: '', from: '', to: '', values: [], not: false, matchCase: false };
}

/** A condition to be edited; null for the search over all columns, which has a box of its own, and for what is picked elsewhere. */
export function draftOf(condition: Condition): FilterDraft | null {
  const not = condition.not === true;
  switch (condition.kind) {
    case 'search':
    case 'rows':
    case 'leftOut':
    case 'folder':
    case 'language':
      return null;
    case 'text': {
      const { column, operator, value } = condition;
      return { ...newDraft(column), operator, value, not, matchCase: condition.matchCase === true };
    }
    case 'range': {
      const [from, to] = [String(condition.from ?? ''), String(condition.to ?? '')];
      return { ...newDraft(condition.column), operator: 'range', from, to, not };
    }
    case 'set':
      return { ...newDraft(condition.column), operator: 'set', values: condition.values, not };
    case 'included':
      return { ...newDraft('included'), values: [condition.value ? 1 : 0], not };
    case 'source':
      return { ...newDraft('source'), values: [condition.source], not };
    case 'problem':
      // "Any problem" is "not: none".
      return condition.rule === undefined
        ? { ...newDraft('problems'), values: [null], not: !not }
        : { ...newDraft('problems'), values: [condition.rule], not };
  }
}

/** The condition, or null while something is missing or can't be meant. */
export function conditionOf(draft: FilterDraft): Condition | null {
  const { column, operator, value } = draft;
  const not = draft.not ? { not: true } : {};
  if (operator === 'set') {
    if (!isSetColumn(column) || draft.values.length === 0) return null;
    return { kind: 'set', column, values: draft.values, ...not };
  }
  if (operator === 'range') {
    const range = rangeOf(draft);
    return range && { ...range, ...not };
  }
  if (!isOf(TEXT_COLUMNS, column)) return null;
  if (operator === 'empty' || operator === 'notEmpty') {
    return { kind: 'text', column, operator, value: '', ...not };
  }
  if (value === '') return null;
  return { kind: 'text', column, operator, value, ...not, ...(draft.matchCase ? { matchCase: true } : {}) };
}

/** What is wrong with the bounds of a range: one is no number, or nothing lies between them. Null where all is well. */
export function rangeProblem({ column, operator, from, to }: FilterDraft): 'noNumber' | 'turned' | null {
  if (operator !== 'range') return null;
  const [lower = '', upper = ''] = [from, to].map((bound) => boundOf(column, bound));
  if (column !== 'lastmod' && ![lower, upper].every((bound) => bound === '' || isNumber(bound)))
    return 'noNumber';
  if (lower === '' || upper === '') return null;
  // As the engine has it, 2026 ends with its last day.
  const turned =
    column === 'lastmod' ? lower.slice(0, upper.length) > upper : numberOf(lower) > numberOf(upper);
  return turned ? 'turned' : null;
}

function rangeOf(draft: FilterDraft): Extract<Condition, { kind: 'range' }> | null {
  const { column, from, to } = draft;
  const bounds = [from, to].map((bound) => boundOf(column, bound));
  if (bounds.every((bound) => bound === '') || rangeProblem(draft) !== null) return null;
  const [lower = '', upper = ''] = bounds;
  if (column === 'lastmod') {
    return {
      kind: 'range',
      column,
      ...(lower === '' ? {} : { from: lower }),
      ...(upper === '' ? {} : { to: upper }),
    };
  }
  if (!isOf(NUMBER_COLUMNS, column)) return null;
  return {
    kind: 'range',
    column,
    ...(lower === '' ? {} : { from: numberOf(lower) }),
    ...(upper === '' ? {} : { to: numberOf(upper) }),
  };
}

/** A day is typed as in a cell. */
function boundOf(column: FilterColumn, bound: string): string {
  return column === 'lastmod' ? typedValue(column, bound.trim()) : bound.trim();
}

/** A comma is a decimal point to many people. */
function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}

function isNumber(text: string): boolean {
  return /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(text);
}

function isOf<T extends string>(list: readonly T[], text: string): text is T {
  return list.some((one) => one === text);
}
