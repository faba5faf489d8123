// Tells in which fields two rows of one address differ. It looks at values only, never at what they mean.
import { comparedFieldBit } from '../../../../../shared/model/comparison.ts';
import { isSameLastmod } from '../../../../../shared/protocol/same-lastmod.ts';
import { inSchemaOrder } from '../../../read/parse/xml/schema-order.ts';
import { EXTENSION_FIELDS, extensionParts, type ExtensionParts } from './extension-parts.ts';

/** Values as the project stores them; an empty text and no value are the same. */
export interface RowValues {
  readonly lastmod: string | null;
  readonly changefreq: number | string | null;
  readonly priority: number | string | null;
  readonly included: boolean;
  readonly ext: string | null;
}

/** The set of fields, among those of `compared`, in which two rows differ. */
export function differingFields(before: RowValues, after: RowValues, compared: number): number {
  let fields = 0;
  if (!isSameLastmod(before.lastmod ?? '', after.lastmod ?? '')) fields |= comparedFieldBit('lastmod');
  for (const field of ['changefreq', 'priority'] as const) {
    if ((before[field] ?? '') !== (after[field] ?? '')) fields |= comparedFieldBit(field);
  }
  if (before.included !== after.included) fields |= comparedFieldBit('included');
  return (fields | differingExtensions(before.ext ?? '', after.ext ?? '')) & compared;
}

/** The set of fields in which two fragments differ, '' being none. */
export function differingExtensions(before: string, after: string): number {
  if (before === after) return 0;
  const parts = [orderedParts(before), orderedParts(after)] as const;
  let fields = 0;
  for (const field of EXTENSION_FIELDS) {
    if (parts[0][field] !== parts[1][field]) fields |= comparedFieldBit(field);
  }
  return fields;
}

/** An export writes the children of images, videos and news in order: that alone is no difference. */
function orderedParts(ext: string): ExtensionParts {
  return extensionParts(ext === '' ? null : inSchemaOrder(ext));
}

/** The fragment that has these parts of `after`, and all others of `before`; null for none. */
export function mergeExtensions(before: string | null, after: string | null, fields: number): string | null {
  const [mine, theirs] = [extensionParts(before), extensionParts(after)];
  const merged = EXTENSION_FIELDS.map((field) =>
    (fields & comparedFieldBit(field)) !== 0 ? theirs[field] : mine[field],
  );
  return merged.join('') || null;
}
