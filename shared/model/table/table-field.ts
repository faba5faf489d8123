// What a column of a table can mean. Reading and matching of headers is done in the engine.
import { VALUE_COLUMNS } from '../rows/columns.ts';

/** The fields that a column can hold, besides one alternate per language. */
export const TABLE_FIELDS = [
  'id',
  'included',
  ...VALUE_COLUMNS,
  'images',
  'alternates',
  'extensions',
] as const;

/** `hreflang:de` is the address of the page in that language. */
export type TableField = (typeof TABLE_FIELDS)[number] | `hreflang:${string}`;

/** One entry a column of the file; null = the column is not read. */
export type TableMapping = readonly (TableField | null)[];

/** The language of an alternate's column, or null for any other field. */
export function hreflangOf(field: string | null): string | null {
  return field?.startsWith('hreflang:') === true ? field.slice('hreflang:'.length) : null;
}

/** True for a text that names a field. */
export function isTableField(text: string): text is TableField {
  return (TABLE_FIELDS as readonly string[]).includes(text) || /^hreflang:[a-z0-9-]+$/i.test(text);
}
