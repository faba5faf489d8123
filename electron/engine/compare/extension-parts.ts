// Takes a row's extension fragment apart by vocabulary, so that each can be compared by itself. It changes no character.
import type { ComparedField } from '../../../shared/model/comparison.ts';

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

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([^\s/>]+)(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</g;

/** What the fragment holds of each vocabulary, in its order; '' for nothing. All of them joined have every character. */
export function extensionParts(ext: string | null): ExtensionParts {
  if (ext === null || ext === '') return NOTHING;
  const parts: Record<ExtensionField, string> = { ...NOTHING };
  let depth = 0;
  let start = 0;
  let field: ExtensionField = 'other';
  for (const token of ext.matchAll(TOKEN)) {
    const [raw, slash, name] = token;
    if (name === undefined) continue;
    if (depth === 0) {
      parts[field] += ext.slice(start, token.index);
      start = token.index;
      field = FIELD_OF[name] ?? 'other';
    }
    if (slash === '/') depth--;
    else if (!raw.endsWith('/>')) depth++;
    if (depth > 0) continue;
    depth = 0;
    const end = token.index + raw.length;
    parts[field] += ext.slice(start, end);
    start = end;
    field = 'other';
  }
  parts[field] += ext.slice(start);
  return parts;
}
