// Reads the terms of --filter into the contract's conditions. It never asks the engine.
import { LEFT_OUT_REASONS, type LeftOutReason } from '../../../shared/model/overview.ts';
import { RULE_IDS, type RuleId } from '../../../shared/model/rule.ts';
import {
  NUMBER_COLUMNS,
  TEXT_COLUMNS,
  type Condition,
  type TextOperator,
} from '../../../shared/model/rows/view-query.ts';
import { lastmodForm } from '../../../shared/protocol/lastmod.ts';
import { readChoice } from './option-value.ts';
import { UsageError } from './usage-error.ts';

/** Columns whose text can be asked for; a source is named by its number. */
const COLUMNS = TEXT_COLUMNS.filter((column) => column !== 'source');
type TextColumn = (typeof COLUMNS)[number];

/** Columns that hold nothing but a number. */
const COUNTS = NUMBER_COLUMNS.filter((column) => column !== 'priority');

const OPERATORS: Readonly<Record<string, TextOperator>> = {
  '~': 'contains',
  '=': 'equals',
  '^=': 'startsWith',
  '$=': 'endsWith',
};

/** The syntax, for the help text. */
export const FILTER_HELP = `Filters (repeat --filter; all must hold):
  loc~shop  loc=URL  loc^=START  loc$=END  loc/REGEX/   also with lastmod, changefreq, priority, host, path, query
  any~shop                                               in any column, the source's name too
  loc!~shop  loc!=URL  …                                 the opposite
  lastmod=  lastmod!=                                    empty, not empty
  lastmod>=2024-01-01  priority<=0.5  depth>=2           bounds, inclusive; also images, alternates, videos, news, problems
  problem  problem=loc-duplicate  included=false  source=2
  leftout  leftout=loc-duplicate                         not written by exports
  folder=www.example.com/shop/  folder=www.example.com/item/{n}/   {n} stands for any number
  language=de                                            with a link of this hreflang`;

/** One term as a condition; throws a UsageError that says what is wrong with it. */
export function parseFilter(term: string, o: { readonly matchCase: boolean }): Condition {
  const match = /^(\w+)(!?)(~|=|\^=|\$=|>=|<=|>|<|\/)?(.*)$/su.exec(term.trim());
  const [, name = '', bang = '', operator = '', value = ''] = match ?? [];
  const column = COLUMNS.find((c) => c === name);
  if (column !== undefined && operator !== '') {
    const part: Term = { term, column, not: bang === '!', operator, value, matchCase: o.matchCase };
    return operator === '>=' || operator === '<=' ? rangeCondition(part) : textCondition(part);
  }
  const other = countOrSearch({ term, name, bang, operator, value }, o.matchCase);
  if (other) return other;
  if (bang === '' && (operator === '=' || (operator === '' && value === ''))) {
    const condition = namedCondition(name, operator === '=' ? value : undefined);
    if (condition) return condition;
  }
  throw new UsageError(
    `The filter "${term}" is not understood. Examples: loc~shop, lastmod>=2024-01-01, problem.`,
  );
}

interface Term {
  /** As typed, for messages. */
  readonly term: string;
  readonly column: TextColumn;
  readonly not: boolean;
  readonly operator: string;
  readonly value: string;
  readonly matchCase: boolean;
}

function textCondition({ term, column, not, operator, value, matchCase }: Term): Condition {
  if (operator === '>' || operator === '<') {
    throw new UsageError(
      `The filter "${term}": bounds are inclusive, write ${operator}= instead of ${operator}.`,
    );
  }
  if (operator === '/') {
    return { kind: 'text', column, operator: 'regex', value: regexSource(term, value), not, matchCase };
  }
  const text = OPERATORS[operator];
  if (!text) throw new UsageError(`The filter "${term}" has an unknown operator.`);
  if (value === '' && text === 'equals')
    return { kind: 'text', column, operator: 'empty', value, not, matchCase };
  if (value === '') throw new UsageError(`The filter "${term}" has no value after ${operator}.`);
  if (column === 'priority' && text === 'equals' && !not && isNumber(value)) {
    return { kind: 'range', column, from: Number(value), to: Number(value) };
  }
  return { kind: 'text', column, operator: text, value, not, matchCase };
}

function rangeCondition({ term, column, not, operator, value }: Term): Condition {
  if (not || (column !== 'lastmod' && column !== 'priority')) {
    throw new UsageError(`The filter "${term}": only lastmod and priority have bounds, without "!".`);
  }
  const bound = operator === '>=' ? 'from' : 'to';
  if (column === 'lastmod') {
    if (beginsWithDay(value)) return { kind: 'range', column, [bound]: value };
    throw new UsageError(`The filter "${term}" needs a date such as 2024-01-31 after ${operator}.`);
  }
  if (isNumber(value)) return { kind: 'range', column, [bound]: Number(value) };
  throw new UsageError(`The filter "${term}" needs a number after ${operator}.`);
}

/** True for a year, month or day that there is, and for a time of such a day, of which any part may be missing. */
function beginsWithDay(value: string): boolean {
  const [day = '', time] = value.split(/[T ]/);
  const form = lastmodForm(day);
  return form === 'day' || (time === undefined && (form === 'year' || form === 'month'));
}

type Parts = Readonly<Record<'term' | 'name' | 'bang' | 'operator' | 'value', string>>;

function countOrSearch(parts: Parts, matchCase: boolean): Condition | null {
  const { name, bang, operator, value } = parts;
  const counted = COUNTS.find((c) => c === name);
  if (counted !== undefined && operator !== '') return countCondition(counted, parts);
  if (name !== 'any' || operator !== '~' || value === '') return null;
  return { kind: 'search', value, not: bang === '!', matchCase };
}

function countCondition(column: (typeof COUNTS)[number], { term, bang, operator, value }: Parts): Condition {
  const not = bang === '!';
  if (!isNumber(value) || !['=', '>=', '<='].includes(operator)) {
    throw new UsageError(`The filter "${term}" needs =, >= or <= and a number, such as ${column}>=2.`);
  }
  const number = Number(value);
  if (operator === '=') return { kind: 'range', column, from: number, to: number, not };
  return { kind: 'range', column, [operator === '>=' ? 'from' : 'to']: number, not };
}

function namedCondition(name: string, value: string | undefined): Condition | null {
  switch (name) {
    case 'problem':
      return { kind: 'problem', rule: value === undefined ? undefined : ruleId(value) };
    case 'included':
      return { kind: 'included', value: readChoice('included', value, ['true', 'false']) !== 'false' };
    case 'source':
      if (value === undefined || !/^\d{1,9}$/.test(value))
        throw new UsageError('source needs a number: source=2.');
      return { kind: 'source', source: Number(value) };
    case 'leftout':
      return { kind: 'leftOut', reason: value === undefined ? undefined : leftOutReason(value) };
    case 'folder':
      return value === undefined ? null : folderCondition(value);
    case 'language':
      return value ? { kind: 'language', code: value } : null;
    default:
      return null;
  }
}

/** A host with a path; `{n}` in that stands for any number. */
function folderCondition(text: string): Condition {
  const slash = text.indexOf('/');
  const [host, path] = slash < 0 ? [text, '/'] : [text.slice(0, slash), text.slice(slash)];
  if (host === '') throw new UsageError('folder needs a host: folder=www.example.com/shop/.');
  const whole = path.endsWith('/') ? path : `${path}/`;
  return { kind: 'folder', host: host.toLowerCase(), path: whole, folded: path.includes('{n}') };
}

function leftOutReason(text: string): LeftOutReason {
  const found = LEFT_OUT_REASONS.find((reason) => reason === text);
  if (found) return found;
  throw new UsageError(`Rows are left out for one of: ${LEFT_OUT_REASONS.join(', ')}; not for "${text}".`);
}

function ruleId(text: string): RuleId {
  const found = RULE_IDS.find((id) => id === text);
  if (found) return found;
  throw new UsageError(`There is no rule "${text}". The rules: ${RULE_IDS.join(', ')}.`);
}

function regexSource(term: string, rest: string): string {
  const source = rest.endsWith('/') ? rest.slice(0, -1) : '';
  if (source === '')
    throw new UsageError(`The filter "${term}" needs an expression between slashes: loc/REGEX/.`);
  try {
    new RegExp(source, 'u');
  } catch (error) {
    throw new UsageError(`The filter "${term}": ${error instanceof Error ? error.message : String(error)}.`);
  }
  return source;
}

function isNumber(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text);
}
