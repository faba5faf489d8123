// An entry of a sitemap or an index while it is read: its values so far. It judges none of them.

export type EntryKind = 'url' | 'sitemap';

export interface OpenEntry {
  readonly kind: EntryKind;
  readonly line: number;
  /** True where its values stand in the root itself, without an element around them. */
  readonly bare: boolean;
  loc: string | null;
  lastmod: string | null;
  changefreq: string | null;
  priority: string | null;
  /** Entries of its further addresses. */
  readonly more: OpenEntry[];
  /** Text that stands between its elements, up to a bound, and the line of its beginning. */
  text: string;
  textLine: number;
  /** True where the loc is there but can't be used: the entry is left out. */
  unusable: boolean;
  /** True where the loc has no closing tag of its own, nor white space at its end: it may go on. */
  mayGoOn: boolean;
}

/** An entry without values. */
export function openEntry(kind: EntryKind, line: number, bare: boolean): OpenEntry {
  const values = { loc: null, lastmod: null, changefreq: null, priority: null };
  return { kind, line, bare, ...values, more: [], text: '', textLine: line, unusable: false, mayGoOn: false };
}

/** Characters between the elements of an entry that are looked at; no address is longer. */
const MAX_TEXT = 4_096;

/** Adds text that stands between the elements. */
export function addText(entry: OpenEntry, text: string, line: number): void {
  if (entry.text.length > MAX_TEXT) return;
  if (!/[^ \t\r\n]/.test(entry.text)) entry.textLine = line;
  entry.text += text;
}
