// Takes a row's extension fragment apart by vocabulary, so that each can be compared by itself. It changes no character.
import type { ComparedField } from '../../../../../shared/model/comparison.ts';
import { markupOf } from '../../../read/parse/xml/xml-markup.ts';

export type ExtensionField = Extract<ComparedField, 'images' | 'alternates' | 'videos' | 'news' | 'other'>;

export const EXTENSION_FIELDS = [
  'images',
  'alternates',
  'videos',
  'news',
  'other',
] as const satisfies readonly ExtensionField[];

export type ExtensionParts = Readonly<Record<ExtensionField, string>>;

const NOTHING: ExtensionParts = { images: '', alternates: '', videos: '', news: '', other: '' };

const FIELD_OF: Readonly<Record<string, ExtensionField>> = {
  'image:image': 'images',
  'xhtml:link': 'alternates',
  'video:video': 'videos',
  'news:news': 'news',
};

/** What the fragment holds of each vocabulary, in its order; '' for nothing. All of them joined have every character. */
export function extensionParts(ext: string | null): ExtensionParts {
  if (ext === null || ext === '') return NOTHING;
  const parts: Record<ExtensionField, string> = { ...NOTHING };
  let depth = 0;
  let start = 0;
  let field: ExtensionField = 'other';
  for (const { from, to, name, closes, isEmpty } of markupOf(ext)) {
    if (name === null) continue;
    if (depth === 0) {
      parts[field] += ext.slice(start, from);
      start = from;
      field = FIELD_OF[name] ?? 'other';
    }
    if (closes) depth--;
    else if (!isEmpty) depth++;
    if (depth > 0) continue;
    depth = 0;
    parts[field] += ext.slice(start, to);
    start = to;
    field = 'other';
  }
  parts[field] += ext.slice(start);
  return parts;
}
