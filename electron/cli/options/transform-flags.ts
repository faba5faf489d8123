// Reads the options of "edit" into a transform of the contract. It asks no engine.
import {
  MAX_SHIFT,
  TRANSFORM_KINDS,
  type PatternRule,
  type Transform,
} from '../../../shared/model/edit/bulk-edit.ts';
import { VALUE_COLUMNS, type ValueColumn } from '../../../shared/model/rows/columns.ts';
import { MAX_TRANSFORM_ITEMS, MAX_TRANSFORM_TEXT } from '../../../shared/model/edit/text-limits.ts';
import type { OptionSpecs, OptionValues } from '../define-command.ts';
import { refuseOptions } from './given-options.ts';
import { readChoice, readShort, readWhole, required } from './option-value.ts';
import { UsageError } from './usage-error.ts';

export const TRANSFORM_OPTIONS = {
  to: { type: 'string', value: 'WHAT', help: 'set-lastmod: now, today, source, nothing or a date' },
  'only-missing': { type: 'boolean', help: 'set-lastmod: only where there is none' },
  days: { type: 'string', value: 'N', help: 'shift-lastmod: days, such as 3 or -3' },
  hours: {
    type: 'string',
    value: 'N',
    help: 'shift-lastmod: hours; dates without a time move by whole days',
  },
  rule: {
    type: 'string',
    multiple: true,
    value: 'RULE',
    help: '…-by-rules: prefix:/blog/=weekly, depth:1=0.8, regex:EXPR=0.5 or all=NAME; the first that fits wins',
  },
  host: { type: 'string', value: 'HOST', help: 'force-host: the host' },
  mode: {
    type: 'string',
    value: 'MODE',
    help: 'www, trailing-slash: add or remove; query: strip, remove or keep',
  },
  names: { type: 'string', value: 'NAMES', help: 'query: parameters, such as utm_*,gclid' },
  columns: { type: 'string', value: 'NAMES', help: 'trim: columns (default: all)' },
  keep: {
    type: 'string',
    value: 'ROW',
    help: 'remove-duplicates: first, last, newest, highest or fullest (default: first)',
  },
} as const satisfies OptionSpecs;

const OPTION_NAMES = Object.keys(TRANSFORM_OPTIONS) as (keyof typeof TRANSFORM_OPTIONS)[];

type Options = OptionValues<typeof TRANSFORM_OPTIONS>;

/** What each transform takes of the options; the others are refused. */
const TAKES: Readonly<Record<Transform['kind'] | 'set', readonly (keyof typeof TRANSFORM_OPTIONS)[]>> = {
  set: [],
  'set-lastmod': ['to', 'only-missing'],
  'shift-lastmod': ['days', 'hours'],
  'changefreq-by-rules': ['rule'],
  'priority-by-rules': ['rule'],
  'section-by-rules': ['rule'],
  'force-https': [],
  'force-host': ['host'],
  www: ['mode'],
  'lower-host': [],
  'punycode-host': [],
  'trailing-slash': ['mode'],
  query: ['mode', 'names'],
  'remove-fragment': [],
  'normalise-url': [],
  trim: ['columns'],
  'remove-duplicates': ['keep'],
};

/** Throws a UsageError for an option that another transform takes. */
export function refuseForeign(name: Transform['kind'] | 'set', options: Options): void {
  const foreign = OPTION_NAMES.filter((option) => !TAKES[name].includes(option));
  refuseOptions<typeof TRANSFORM_OPTIONS>(options, foreign, `has no meaning for ${name}`);
}

/** The transform of this name; throws UsageErrors that name the option. */
export function readTransform(name: string, options: Options): Transform {
  const kind = TRANSFORM_KINDS.find((known) => known === name);
  if (kind !== undefined) refuseForeign(kind, options);
  switch (kind) {
    case undefined:
      throw new UsageError(`There is no edit "${name}". Edits: set, ${TRANSFORM_KINDS.join(', ')}.`);
    case 'set-lastmod':
      return { kind, ...readDate(requiredText('--to', options.to)), onlyMissing: options['only-missing'] };
    case 'shift-lastmod':
      return { kind, days: readShift('days', options), hours: readShift('hours', options) };
    case 'changefreq-by-rules':
    case 'priority-by-rules':
    case 'section-by-rules':
      return { kind, rules: readRules(options.rule) };
    case 'force-host':
      return { kind, host: requiredText('--host', options.host) };
    case 'www':
    case 'trailing-slash':
      return { kind, mode: readChoice('--mode', options.mode, ['add', 'remove']) ?? 'add' };
    case 'query':
      return readQuery(options);
    case 'trim':
      return { kind, columns: readTextColumns('--columns', options.columns) ?? VALUE_COLUMNS };
    case 'remove-duplicates': {
      const keep = readChoice('--keep', options.keep, ['first', 'last', 'newest', 'highest', 'fullest']);
      return { kind, keep: keep ?? 'first' };
    }
    case 'force-https':
    case 'lower-host':
    case 'punycode-host':
    case 'remove-fragment':
    case 'normalise-url':
      return { kind };
  }
}

/** A list of columns with texts, or undefined where the option was not given. */
export function readTextColumns(option: string, text: string | undefined): ValueColumn[] | undefined {
  if (text === undefined) return undefined;
  return text.split(',').map((name) => {
    const column = VALUE_COLUMNS.find((known) => known === name.trim());
    if (column) return column;
    throw new UsageError(`${option}: there is no "${name.trim()}". Columns: ${VALUE_COLUMNS.join(', ')}.`);
  });
}

function readDate(text: string): Pick<Extract<Transform, { kind: 'set-lastmod' }>, 'to' | 'date'> {
  const word = (['now', 'today', 'source', 'nothing'] as const).find((known) => known === text);
  return word ? { to: word, date: '' } : { to: 'date', date: text };
}

function requiredText(option: string, text: string | undefined): string {
  return readShort(option, required(option, text), MAX_TRANSFORM_TEXT);
}

function readShift(unit: 'days' | 'hours', options: Options): number {
  const max = MAX_SHIFT[unit];
  return readWhole(`--${unit}`, options[unit], { min: -max, max }) ?? 0;
}

function readRules(texts: readonly string[]): PatternRule[] {
  if (texts.length === 0) throw new UsageError('--rule is missing.');
  if (texts.length > MAX_TRANSFORM_ITEMS)
    throw new UsageError(`--rule can be given at most ${MAX_TRANSFORM_ITEMS} times, not ${texts.length}.`);
  return texts.map(readRule);
}

/** The bound holds for the whole text, so that pattern and value each keep to the contract's. */
function readRule(whole: string): PatternRule {
  const text = readShort('--rule', whole, MAX_TRANSFORM_TEXT);
  const at = text.lastIndexOf('=');
  const [, match, pattern = ''] =
    /^(prefix|depth|regex|all)(?::(.*))?$/su.exec(text.slice(0, Math.max(at, 0))) ?? [];
  const known = (['prefix', 'depth', 'regex', 'all'] as const).find((one) => one === match);
  if (known && (known === 'all' || pattern !== ''))
    return { match: known, pattern, value: text.slice(at + 1) };
  throw new UsageError(`--rule must be such as prefix:/blog/=weekly, depth:1=0.8 or all=0.5, not "${text}".`);
}

function readQuery({ mode, names }: Options): Transform {
  const how =
    readChoice('--mode', mode, ['strip', 'remove', 'keep']) ?? (names === undefined ? 'strip' : 'remove');
  const list = (names ?? '').split(/[\s,]+/).filter((name) => name !== '');
  if (how !== 'strip' && list.length === 0) throw new UsageError('--names is missing.');
  if (list.length > MAX_TRANSFORM_ITEMS)
    throw new UsageError(`--names must have at most ${MAX_TRANSFORM_ITEMS} names, not ${list.length}.`);
  return {
    kind: 'query',
    mode: how,
    names: list.map((name) => readShort('A name of --names', name, MAX_TRANSFORM_TEXT)),
  };
}
