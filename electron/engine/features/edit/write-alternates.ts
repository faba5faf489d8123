// Sets language versions of a row's fragment: what stays keeps its very bytes, and nothing but links is touched.
import type { ItemEdit } from '../../../../shared/model/rows/extension-item.ts';
import { readItems } from './extension-items.ts';
import { writeItems } from './write-items.ts';

/** A language version as it shall be; null = the language goes. */
export interface LinkEdit {
  /** Codes compare whatever their case. */
  readonly language: string;
  readonly href: string | null;
}

/**
 * The fragment with these links. With `replace` all links of other languages go. New ones come behind the last link.
 * Null where nothing is left. Throws invalid-value for what XML can't hold.
 */
export function writeAlternates(
  ext: string | null,
  links: readonly LinkEdit[],
  replace: boolean,
): string | null {
  if (ext === null || ext === '') return writeItems(null, links.flatMap(newItem));
  const wanted = new Map(links.map((link) => [link.language.toLowerCase(), link]));
  const edits: ItemEdit[] = [];
  let last = -1;
  readItems(ext).forEach(({ kind, fields }, from) => {
    if (kind !== 'alternate') {
      edits.push({ kind: 'kept', from });
      return;
    }
    const value = (name: string): string => fields.find((field) => field.name === name)?.value ?? '';
    const code = value('hreflang').toLowerCase();
    const link = wanted.get(code);
    if (link === undefined ? replace : link.href === null) return;
    if (link !== undefined) wanted.set(code, { ...link, href: null });
    edits.push(
      link === undefined || link.href === value('href')
        ? { kind: 'kept', from }
        : {
            kind: 'alternate',
            from,
            fields: [
              { from: 0, name: 'hreflang', value: value('hreflang') },
              { from: 1, name: 'href', value: link.href ?? '' },
            ],
          },
    );
    last = edits.length;
  });
  const added = [...wanted.values()].flatMap(newItem);
  const at = last < 0 ? edits.length : last;
  return writeItems(ext, [...edits.slice(0, at), ...added, ...edits.slice(at)]);
}

function newItem({ language, href }: LinkEdit): ItemEdit[] {
  if (href === null) return [];
  const fields = [
    { name: 'hreflang', value: language },
    { name: 'href', value: href },
  ];
  return [{ kind: 'alternate', fields }];
}
