// What a column of a table can mean. Reading and matching of headers is done in the engine.
import { VALUE_COLUMNS } from '../rows/columns.ts';

/** The fields that a column can hold, besides one alternate per language and what a crawl says. */
export const TABLE_FIELDS = [
  'id',
  'included',
  ...VALUE_COLUMNS,
  'images',
  'alternates',
  'extensions',
] as const;

/** What a crawler's table says of a page: by it a row is included or not. None of it is kept, or exported. */
export const CRAWL_FIELDS = [
  'statusCode',
  'indexability',
  'indexabilityStatus',
  'canonical',
  'metaRobots',
] as const;
export type CrawlField = (typeof CRAWL_FIELDS)[number];

/** `hreflang:de` is the address of the page in that language. */
export type TableField = (typeof TABLE_FIELDS)[number] | CrawlField | `hreflang:${string}`;

/** One entry a column of the file; null = the column is not read. */
export type TableMapping = readonly (TableField | null)[];

/** The language of an alternate's column, or null for any other field. */
export function hreflangOf(field: string | null): string | null {
  return field?.startsWith('hreflang:') === true ? field.slice('hreflang:'.length) : null;
}

/** True for a field that a crawl alone has. */
export function isCrawlField(field: string | null): field is CrawlField {
  return (CRAWL_FIELDS as readonly (string | null)[]).includes(field);
}

/** True for a text that names a field. */
export function isTableField(text: string): text is TableField {
  const known = (TABLE_FIELDS as readonly string[]).includes(text) || isCrawlField(text);
  return known || /^hreflang:[a-z0-9-]+$/i.test(text);
}
