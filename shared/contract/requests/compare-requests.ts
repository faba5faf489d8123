// The requests that compare sets: a part of the map in requests.ts.
import * as v from 'valibot';
import {
  COMPARED_FIELDS,
  COMPARED_LISTS,
  COMPARISON_FORMATS,
  DIFFERENCE_KINDS,
  FILE_FATES,
  type ComparedFilesPage,
  type ComparisonApplied,
  type CompareSide,
  type ComparisonSummary,
  type DifferenceWindow,
} from '../../model/comparison.ts';
import type { EditResult } from '../edit-result.ts';
import { LANGUAGES } from '../../model/languages.ts';
import { webOptions } from '../import-schemas.ts';
import { count, filePath, placeName, text, type SchemaOf } from '../schemas.ts';

const nothing = v.strictObject({});

const side = () =>
  v.variant('kind', [
    v.strictObject({ kind: v.literal('project'), change: v.optional(count) }),
    v.strictObject({ kind: v.literal('projectFile'), path: filePath, state: v.optional(text) }),
    v.strictObject({ kind: v.literal('set'), location: placeName }),
    v.strictObject({ kind: v.literal('export'), out: filePath }),
    v.strictObject({ kind: v.literal('source'), source: count }),
  ]) satisfies SchemaOf<CompareSide>;

const filter = () => ({
  kind: v.optional(v.picklist(DIFFERENCE_KINDS)),
  field: v.optional(v.picklist(COMPARED_FIELDS)),
  text: v.optional(v.pipe(text, v.maxLength(2_048))),
});

export const compareRequests = {
  /** Starts a job that compares two sets; the outcome replaces that of an earlier one. It changes nothing. */
  'compare.start': () =>
    v.strictObject({
      before: side(),
      after: side(),
      /** Fields in which rows may differ and still count as the same. */
      ignore: v.optional(v.array(v.picklist(COMPARED_FIELDS))),
      /** Compare what can be read of what is damaged or missing. Default: refuse. */
      keepDamaged: v.optional(v.boolean()),
      html: v.optional(v.boolean()),
      maxBytes: v.optional(v.pipe(count, v.minValue(1))),
      web: v.optional(webOptions()),
    }),
  /** The last comparison, or null. */
  'compare.info': () => nothing,
  'compare.rows': () =>
    v.strictObject({ ...filter(), start: count, count: v.pipe(count, v.maxValue(2_000)) }),
  'compare.files': () =>
    v.strictObject({
      fate: v.optional(v.picklist(FILE_FATES)),
      start: count,
      count: v.pipe(count, v.maxValue(2_000)),
    }),
  /** Takes differences over into the open project, as one undo step: those that are named, or all that match. */
  'compare.apply': () =>
    v.strictObject({
      ...filter(),
      items: v.optional(v.pipe(v.array(count), v.maxLength(100_000))),
    }),
  /** Starts a job that writes the comparison to a file. */
  'compare.export': () =>
    v.strictObject({
      ...filter(),
      path: filePath,
      format: v.picklist(COMPARISON_FORMATS),
      /** What a CSV lists; the other formats have both. Default: the differences. */
      list: v.optional(v.picklist(COMPARED_LISTS)),
      /** Of a page. Default: English. */
      language: v.optional(v.picklist(LANGUAGES)),
      overwrite: v.boolean(),
    }),
  /** Forgets the comparison. */
  'compare.discard': () => nothing,
} satisfies Record<string, () => v.GenericSchema>;

export interface CompareResults {
  'compare.start': { readonly job: number };
  'compare.info': ComparisonSummary | null;
  'compare.rows': DifferenceWindow;
  'compare.files': ComparedFilesPage;
  'compare.apply': EditResult & { readonly applied: ComparisonApplied };
  'compare.export': { readonly job: number };
  'compare.discard': null;
}
