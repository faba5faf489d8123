// Run-time schemas of find and replace and of transforms. Their types are those of shared/model/edit/bulk-edit.ts.
import * as v from 'valibot';
import { MAX_SHIFT, type BulkEdit, type EditScope } from '../model/edit/bulk-edit.ts';
import { VALUE_COLUMNS } from '../model/rows/columns.ts';
import { MAX_TRANSFORM_ITEMS, MAX_TRANSFORM_TEXT } from '../model/edit/text-limits.ts';
import { rowSet, text } from './schemas.ts';

const columns = v.pipe(v.array(v.picklist(VALUE_COLUMNS)), v.minLength(1), v.maxLength(VALUE_COLUMNS.length));
const short = v.pipe(v.string(), v.maxLength(MAX_TRANSFORM_TEXT));
const rules = () =>
  v.pipe(
    v.array(
      v.strictObject({
        match: v.picklist(['prefix', 'depth', 'regex', 'all']),
        pattern: short,
        value: short,
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_TRANSFORM_ITEMS),
  );
const upTo = (max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(-max), v.maxValue(max));

export const bulkEdit = () =>
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('replace'),
      find: v.pipe(text, v.minLength(1)),
      replacement: text,
      regex: v.boolean(),
      matchCase: v.boolean(),
      wholeCell: v.boolean(),
      columns,
    }),
    v.strictObject({
      kind: v.literal('set-lastmod'),
      to: v.picklist(['now', 'today', 'date', 'source', 'nothing']),
      date: short,
      onlyMissing: v.boolean(),
    }),
    v.strictObject({
      kind: v.literal('shift-lastmod'),
      days: upTo(MAX_SHIFT.days),
      hours: upTo(MAX_SHIFT.hours),
    }),
    v.strictObject({
      kind: v.picklist(['changefreq-by-rules', 'priority-by-rules', 'section-by-rules']),
      rules: rules(),
    }),
    v.strictObject({
      kind: v.picklist(['force-https', 'lower-host', 'punycode-host', 'normalise-url', 'remove-fragment']),
    }),
    v.strictObject({ kind: v.literal('force-host'), host: short }),
    v.strictObject({ kind: v.picklist(['www', 'trailing-slash']), mode: v.picklist(['add', 'remove']) }),
    v.strictObject({
      kind: v.literal('query'),
      mode: v.picklist(['strip', 'remove', 'keep']),
      names: v.pipe(v.array(short), v.maxLength(MAX_TRANSFORM_ITEMS)),
    }),
    v.strictObject({ kind: v.literal('trim'), columns }),
    v.strictObject({
      kind: v.literal('remove-duplicates'),
      keep: v.picklist(['first', 'last', 'newest', 'highest', 'fullest']),
    }),
  ]) satisfies v.GenericSchema<BulkEdit>;

export const editScope = () =>
  v.variant('kind', [
    ...rowSet().options,
    v.strictObject({ kind: v.literal('all') }),
  ]) satisfies v.GenericSchema<EditScope>;
