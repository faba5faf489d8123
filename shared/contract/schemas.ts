// Run-time schemas of what crosses the contract towards the engine. Their types are those of shared/model. What is made of
// many parts is a function, so that a program that makes one request does not make the schemas of all.
import * as v from 'valibot';
import { condition, count, robotsColumn, sectionCondition, text } from './condition-schemas.ts';
import { languageFault } from '../protocol/languages.ts';
import { MAX_BYTES_PER_SITEMAP, MAX_SITEMAPS_PER_INDEX, MAX_URLS_PER_SITEMAP } from '../protocol/limits.ts';
import { AGENT_NAME, MAX_AGENTS } from '../model/robots.ts';
import { EDITABLE_COLUMNS, SORTABLE_COLUMNS } from '../model/rows/row.ts';
import { EXTENSION_KINDS, type ItemEdit } from '../model/rows/extension-item.ts';
import type { ExportOptions } from '../model/export/planned-set.ts';
import { EXTENSION_GROUPS, EXTRA_FILES, INDEXNOW_KEY, SEPARATE_KINDS } from '../model/export/set-options.ts';
import type { FillPattern } from '../model/edit/fill-pattern.ts';
import type { RowSet } from '../model/rows/row-set.ts';
import { MAX_HOST_URLS, MAX_NAME, MAX_SET_TEXT } from '../model/edit/text-limits.ts';
import { MAX_SECTIONS, type Section } from '../model/section.ts';
import type { ViewQuery } from '../model/rows/view-query.ts';

/** Accepts only schemas whose output is exactly assignable to T. */
export type SchemaOf<T> = v.GenericSchema<T>;

/** Whatever names something on disk is this very schema, or the next: the hosts know paths by it. */
export const filePath = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(32_767),
  v.check((s) => !s.includes('\0')),
);
/** A path, a pattern, or an address of the web. */
export const placeName = v.pipe(filePath);

/** Text of the clipboard; characters as the protocol's limit for one sitemap. */
export const pastedText = v.pipe(v.string(), v.minLength(1), v.maxLength(52_428_800));

const agentName = v.pipe(v.string(), v.regex(AGENT_NAME));

const section = () =>
  v.strictObject({
    id: count,
    name: v.pipe(v.string(), v.maxLength(200)),
    conditions: v.pipe(v.array(sectionCondition()), v.minLength(1), v.maxLength(50), v.readonly()),
  }) satisfies SchemaOf<Section>;

export const sectionList = () =>
  v.strictObject({
    sections: v.pipe(v.array(section()), v.maxLength(MAX_SECTIONS), v.readonly()),
  });

export const viewQuery = () =>
  v.strictObject({
    filter: v.array(condition()),
    sort: v.pipe(
      v.array(
        v.strictObject({
          column: v.union([v.picklist(SORTABLE_COLUMNS), robotsColumn]),
          direction: v.picklist(['asc', 'desc']),
        }),
      ),
      v.maxLength(SORTABLE_COLUMNS.length + MAX_AGENTS),
    ),
  }) satisfies SchemaOf<ViewQuery>;

/** A saved view's name: something to read, on one line. */
export const viewName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(MAX_NAME),
  v.regex(/^[^\p{Cc}]*$/u),
);

export const windowRequest = () =>
  v.strictObject({
    view: count,
    start: count,
    count: v.pipe(count, v.maxValue(2_000)),
    /** The crawlers whose verdicts are wanted with each row. */
    agents: v.optional(v.pipe(v.array(agentName), v.maxLength(MAX_AGENTS), v.readonly())),
    /** With the number of each row in the unsorted, unfiltered project. */
    numbers: v.optional(v.boolean()),
  });

export const rowSet = () =>
  v.variant('kind', [
    v.strictObject({ kind: v.literal('ids'), ids: v.array(count) }),
    v.strictObject({
      kind: v.literal('view'),
      view: count,
      ranges: v.array(v.strictObject({ from: count, to: count })),
    }),
  ]) satisfies SchemaOf<RowSet>;

export const editableColumn = v.picklist(EDITABLE_COLUMNS);

const itemIndex = v.pipe(count, v.maxValue(100_000));
const attribute = v.strictObject({ name: text, value: text });
export const itemEdit = () =>
  v.variant('kind', [
    v.strictObject({ kind: v.literal('kept'), from: itemIndex }),
    v.strictObject({
      kind: v.picklist(EXTENSION_KINDS),
      from: v.optional(itemIndex),
      fields: v.array(
        v.strictObject({
          from: v.optional(itemIndex),
          name: text,
          value: text,
          attributes: v.optional(v.array(attribute)),
        }),
      ),
    }),
  ]) satisfies SchemaOf<ItemEdit>;

/** A cell's new value as the user typed it; null and '' clear the cell. */
export const cellText = v.nullable(text);

const wholeNumber = v.pipe(v.number(), v.safeInteger());

export const fillPattern = () =>
  v.variant('kind', [
    v.strictObject({ kind: v.literal('repeat'), values: v.pipe(v.array(text), v.minLength(1)) }),
    v.strictObject({
      kind: v.literal('number'),
      start: v.pipe(v.number(), v.finite()),
      step: v.pipe(v.number(), v.finite()),
      decimals: v.pipe(count, v.maxValue(20)),
    }),
    v.strictObject({
      kind: v.literal('date'),
      start: text,
      step: wholeNumber,
      unit: v.picklist(['day', 'month', 'ms']),
      day: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(31))),
    }),
    v.strictObject({
      kind: v.literal('counter'),
      before: text,
      start: wholeNumber,
      step: wholeNumber,
      digits: v.pipe(count, v.maxValue(20)),
    }),
    v.strictObject({ kind: v.literal('column'), from: v.picklist(EDITABLE_COLUMNS) }),
  ]) satisfies SchemaOf<FillPattern>;

const shortText = v.pipe(v.string(), v.maxLength(MAX_SET_TEXT));
const someOf = <const T extends readonly string[]>(names: T) =>
  v.optional(v.pipe(v.array(v.picklist(names)), v.maxLength(names.length), v.readonly()));
const from1to = (max: number) =>
  v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(max)));

const setOptions = () => ({
  name: v.optional(shortText),
  indexName: v.optional(shortText),
  format: v.optional(v.picklist(['xml', 'text'])),
  level: from1to(9),
  indent: v.optional(v.boolean()),
  schemaLocation: v.optional(v.boolean()),
  styleSheet: v.optional(v.boolean()),
  leaveOut: someOf(EXTENSION_GROUPS),
  separate: someOf(SEPARATE_KINDS),
  strategy: v.optional(v.picklist(['filled', 'balanced'])),
  fillLevel: from1to(100),
  sectionIndexes: v.optional(v.boolean()),
  maxSitemaps: from1to(MAX_SITEMAPS_PER_INDEX),
  byHost: v.optional(v.boolean()),
  hostUrls: v.optional(
    v.pipe(
      v.array(v.strictObject({ host: shortText, baseUrl: text })),
      v.maxLength(MAX_HOST_URLS),
      v.readonly(),
    ),
  ),
  extras: someOf(EXTRA_FILES),
  indexNowKey: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(INDEXNOW_KEY))])),
  removeOld: v.optional(v.boolean()),
});

const maxUrls = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_URLS_PER_SITEMAP));
const maxBytes = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_BYTES_PER_SITEMAP));

export const exportOptions = () =>
  v.strictObject({
    out: filePath,
    baseUrl: text,
    maxUrls,
    maxBytes,
    gzip: v.boolean(),
    fill: v.optional(v.picklist(['tail', 'gaps'])),
    repack: v.optional(v.boolean()),
    ...setOptions(),
  }) satisfies SchemaOf<ExportOptions>;

/** A hreflang code that is valid; x-default names no language. */
const languageCode = v.pipe(
  text,
  v.trim(),
  v.check((code) => languageFault(code) === null && code.toLowerCase() !== 'x-default'),
);

export const projectSettings = () =>
  v.partial(
    v.strictObject({
      baseUrl: v.nullable(text),
      outDir: v.nullable(filePath),
      maxUrls,
      maxBytes,
      gzip: v.boolean(),
      historyBytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      historyBounds: historyBounds(),
      expectedLanguages: v.nullable(v.pipe(v.array(languageCode), v.maxLength(500), v.readonly())),
    }),
  );

export const historyBounds = () =>
  v.strictObject({
    steps: v.nullable(count),
    days: v.nullable(count),
    bytes: v.nullable(count),
  });

export const jobId = count;
export { count, robotsColumn, text };
