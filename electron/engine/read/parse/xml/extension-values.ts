// Child elements of an extension, by name, as the typed entries that the rest of the program knows.
import type { ImageEntry, NewsEntry } from '../../../../../shared/model/rows/extensions.ts';

/** Texts by local name, in the order of the elements. */
export type Values = Record<string, string[]>;

export function toImage(values: Values): ImageEntry {
  const { loc, caption, title, geo_location, license } = firstOf(values);
  return { loc: loc ?? '', ...given({ caption, title, geo_location, license }) };
}

export function toNews(values: Values): NewsEntry {
  const { name, language, publication_date, title } = firstOf(values);
  return given({ name, language, publication_date, title });
}

function firstOf(values: Values): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all[0]]));
}

function given<K extends string>(values: Record<K, string | undefined>): Partial<Record<K, string>> {
  const entries = Object.entries<string | undefined>(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Record<K, string>>;
}
