// Run-time schemas of the conditions of filters and sections, and of the values in them.
import * as v from 'valibot';
import { LEFT_OUT_REASONS } from '../model/overview.ts';
import { isRobotsColumn, type RobotsColumn } from '../model/rows/robots-column.ts';
import { NUMBER_COLUMNS, SET_COLUMNS, TEXT_COLUMNS, type Condition } from '../model/rows/view-query.ts';
import { RULE_IDS } from '../model/rule.ts';

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const text = v.pipe(v.string(), v.maxLength(1_000_000));

/** The column of one crawler. */
export const robotsColumn = v.custom<RobotsColumn>((one) => typeof one === 'string' && isRobotsColumn(one));

const not = v.optional(v.boolean());
const bound = v.optional(v.pipe(v.number(), v.finite()));

export const condition = () =>
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('text'),
      column: v.picklist(TEXT_COLUMNS),
      operator: v.picklist(['contains', 'equals', 'startsWith', 'endsWith', 'regex', 'empty', 'notEmpty']),
      value: text,
      not,
      matchCase: v.optional(v.boolean()),
    }),
    v.strictObject({ kind: v.literal('search'), value: text, not, matchCase: v.optional(v.boolean()) }),
    v.variant('column', [
      v.strictObject({
        kind: v.literal('range'),
        column: v.literal('lastmod'),
        from: v.optional(text),
        to: v.optional(text),
        not,
      }),
      v.strictObject({
        kind: v.literal('range'),
        column: v.picklist(NUMBER_COLUMNS),
        from: bound,
        to: bound,
        not,
      }),
    ]),
    v.strictObject({
      kind: v.literal('set'),
      column: v.union([v.picklist(SET_COLUMNS), robotsColumn]),
      values: v.pipe(
        v.array(v.union([text, v.pipe(v.number(), v.finite()), v.null()])),
        v.maxLength(10_000),
        v.readonly(),
      ),
      not,
    }),
    v.strictObject({ kind: v.literal('included'), value: v.boolean(), not }),
    v.strictObject({ kind: v.literal('source'), source: count, not }),
    v.strictObject({
      kind: v.literal('rows'),
      ids: v.pipe(v.array(count), v.maxLength(10_000), v.readonly()),
      not,
    }),
    v.strictObject({ kind: v.literal('problem'), rule: v.optional(v.picklist(RULE_IDS)), not }),
    v.strictObject({ kind: v.literal('leftOut'), reason: v.optional(v.picklist(LEFT_OUT_REASONS)), not }),
    v.strictObject({
      kind: v.literal('folder'),
      host: v.nullable(text),
      path: text,
      folded: v.optional(v.boolean()),
      not,
    }),
    v.strictObject({ kind: v.literal('language'), code: v.pipe(text, v.minLength(1)), not }),
  ]) satisfies v.GenericSchema<Condition>;

/** Sections are about what stands in a row, not about what the rules find in it. */
export const sectionCondition = () =>
  v.pipe(
    condition(),
    v.check(
      (one) =>
        one.kind !== 'problem' &&
        one.kind !== 'included' &&
        one.kind !== 'leftOut' &&
        one.kind !== 'rows' &&
        !('column' in one && (one.column === 'problems' || isRobotsColumn(one.column))),
      "A section can't have this condition.",
    ),
  );
