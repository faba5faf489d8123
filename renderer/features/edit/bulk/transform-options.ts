// The options of the transforms as a form holds them, and the edit that they make. It shows nothing.
import * as v from 'valibot';
import {
  MAX_SHIFT,
  TRANSFORM_KINDS,
  type PatternRule,
  type Transform,
} from '../../../../shared/model/edit/bulk-edit.ts';
import { VALUE_COLUMNS } from '../../../../shared/model/rows/columns.ts';
import { typedValue } from '../typed-value.ts';

const RULES = v.array(
  v.object({
    match: v.picklist(['prefix', 'depth', 'regex', 'all']),
    ...{ pattern: v.string(), value: v.string() },
  }),
);

/** A field that is emptied has no number. */
const NUMBER = v.fallback(v.number(), 0);

/** All options of all transforms, so that nothing typed is lost when another is chosen in between. */
export const TRANSFORM_FORM = v.object({
  kind: v.picklist(TRANSFORM_KINDS),
  to: v.picklist(['now', 'today', 'date', 'source', 'nothing']),
  ...{ date: v.string(), onlyMissing: v.boolean(), days: NUMBER, hours: NUMBER },
  ...{ changefreqRules: RULES, priorityRules: RULES, sectionRules: RULES },
  host: v.string(),
  mode: v.picklist(['add', 'remove']),
  queryMode: v.picklist(['strip', 'remove', 'keep']),
  /** As typed, separated by commas or white space. */
  names: v.string(),
  columns: v.array(v.picklist(VALUE_COLUMNS)),
  keep: v.picklist(['first', 'last', 'newest', 'highest', 'fullest']),
});

export type TransformForm = v.InferOutput<typeof TRANSFORM_FORM>;

export function emptyForm(): TransformForm {
  return {
    kind: 'force-https',
    to: 'today',
    date: '',
    onlyMissing: false,
    days: 0,
    hours: 0,
    changefreqRules: [{ match: 'prefix', pattern: '/', value: 'weekly' }],
    priorityRules: [{ match: 'depth', pattern: '0', value: '1.0' }],
    sectionRules: [{ match: 'prefix', pattern: '/', value: '' }],
    host: '',
    mode: 'add',
    queryMode: 'remove',
    names: 'utm_*, gclid, fbclid',
    columns: [...VALUE_COLUMNS],
    keep: 'first',
  };
}

/** The edit, or null while something that it needs is missing. */
export function transformOf(form: TransformForm): Transform | null {
  const { kind } = form;
  switch (kind) {
    case 'set-lastmod':
      if (form.to === 'date' && form.date.trim() === '') return null;
      return {
        kind,
        to: form.to,
        date: typedValue('lastmod', form.date.trim()),
        onlyMissing: form.onlyMissing,
      };
    case 'shift-lastmod':
      return canShift(form) ? { kind, days: form.days, hours: form.hours } : null;
    case 'changefreq-by-rules':
      return withRules(kind, form.changefreqRules);
    case 'priority-by-rules':
      return withRules(
        kind,
        form.priorityRules.map((rule) => ({ ...rule, value: typedValue('priority', rule.value) })),
      );
    case 'section-by-rules':
      return form.sectionRules.some(({ value }) => value === '') ? null : withRules(kind, form.sectionRules);
    case 'force-host':
      return form.host.trim() === '' ? null : { kind, host: form.host };
    case 'www':
    case 'trailing-slash':
      return { kind, mode: form.mode };
    case 'query':
      return withNames(form);
    case 'trim':
      return form.columns.length === 0 ? null : { kind, columns: form.columns };
    case 'remove-duplicates':
      return { kind, keep: form.keep };
    case 'force-https':
    case 'lower-host':
    case 'punycode-host':
    case 'remove-fragment':
    case 'normalise-url':
      return { kind };
  }
}

/** Why a number of a shift can't be taken, if so; an emptied field has none. */
export function shiftProblem(
  form: TransformForm,
  unit: 'days' | 'hours',
): 'shiftBounds' | 'shiftWhole' | null {
  const number = form[unit];
  if (Math.abs(number) > MAX_SHIFT[unit]) return 'shiftBounds';
  return Number.isSafeInteger(number) ? null : 'shiftWhole';
}

function canShift(form: TransformForm): boolean {
  const { days, hours } = form;
  return (
    (days !== 0 || hours !== 0) && shiftProblem(form, 'days') === null && shiftProblem(form, 'hours') === null
  );
}

function withRules(
  kind: 'changefreq-by-rules' | 'priority-by-rules' | 'section-by-rules',
  rules: readonly PatternRule[],
): Transform | null {
  return rules.length === 0 || rules.some(({ match, pattern }) => match !== 'all' && pattern === '')
    ? null
    : { kind, rules };
}

function withNames({ queryMode, names }: TransformForm): Transform | null {
  const list = names.split(/[\s,]+/).filter((name) => name !== '');
  if (queryMode !== 'strip' && list.length === 0) return null;
  return { kind: 'query', mode: queryMode, names: list };
}
