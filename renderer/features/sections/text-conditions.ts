// The conditions about a text that fields can show: a column, what it is asked, and a value. No logic of the engine.
import { regexProblem } from '../../../shared/model/edit/read-regex.ts';
import { TEXT_COLUMNS, type Condition, type TextOperator } from '../../../shared/model/rows/view-query.ts';

export type TextCondition = Extract<Condition, { kind: 'text' }>;

/** In the order in which people need them. */
export const CONDITION_COLUMNS = [
  'path',
  'host',
  'query',
  'loc',
  ...TEXT_COLUMNS.filter((column) => !['path', 'host', 'query', 'loc'].includes(column)),
] as const;

interface Question {
  readonly operator: TextOperator;
  readonly not: boolean;
}

/** What can be asked, by the key of its words. */
const QUESTIONS = {
  startsWith: { operator: 'startsWith', not: false },
  contains: { operator: 'contains', not: false },
  endsWith: { operator: 'endsWith', not: false },
  equals: { operator: 'equals', not: false },
  regex: { operator: 'regex', not: false },
  notStartsWith: { operator: 'startsWith', not: true },
  notContains: { operator: 'contains', not: true },
  notEndsWith: { operator: 'endsWith', not: true },
  notEquals: { operator: 'equals', not: true },
  notRegex: { operator: 'regex', not: true },
  empty: { operator: 'empty', not: false },
  notEmpty: { operator: 'notEmpty', not: false },
} as const satisfies Record<string, Question>;

export type QuestionKey = keyof typeof QUESTIONS;

export const QUESTION_KEYS = Object.keys(QUESTIONS) as readonly QuestionKey[];

/** What the condition asks. */
export function questionOf({ operator, not = false }: TextCondition): QuestionKey {
  if (operator === 'empty' || operator === 'notEmpty')
    return (operator === 'empty') === not ? 'notEmpty' : 'empty';
  const found = QUESTION_KEYS.find(
    (key) => QUESTIONS[key].operator === operator && QUESTIONS[key].not === not,
  );
  return found ?? 'contains';
}

/** The condition with another question. */
export function asking(condition: TextCondition, key: QuestionKey): TextCondition {
  const { operator, not } = QUESTIONS[key];
  const { not: _, ...others } = condition;
  return { ...others, operator, ...(not ? { not } : {}) };
}

/** Whether the question is about a value. */
export function needsValue(key: QuestionKey): boolean {
  return key !== 'empty' && key !== 'notEmpty';
}

/** Why the condition can't be asked, as regexProblem has it; null where it can. */
export function conditionProblem(condition: Condition): string | null {
  return condition.kind === 'text' && condition.operator === 'regex' ? regexProblem(condition.value) : null;
}
