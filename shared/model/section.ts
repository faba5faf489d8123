// Sections: named groups of rows, each with sitemaps of its own.
import type { Condition } from './rows/view-query.ts';
import { stripEnd, stripStart } from '../protocol/strip-ends.ts';

/** Rows are in the first section whose conditions all hold; see also the row's own choice, "section" among its cells. */
export interface Section {
  /** From 1; never given again to another section of the project. */
  readonly id: number;
  /** Begins the names of its files, so it is unique and safe as a file name; see sectionNameProblem. */
  readonly name: string;
  readonly conditions: readonly Condition[];
}

/** How many rows are in a section; id 0 are the rows that are in none. */
export interface SectionCount {
  readonly section: number;
  readonly rows: number;
}

/** How many rows sections would have, in their order, and how many would be in none. */
export interface SectionSizes {
  readonly rows: readonly number[];
  readonly rest: number;
}

/** A section that the rows suggest, with how many included rows it would have. */
export interface SuggestedSection extends Omit<Section, 'id'> {
  readonly rows: number;
}

export const MAX_SECTIONS = 1_000;

/** Begins the names of the files of rows that are in no section. */
export const REST_NAME = 'sitemap';

/** Characters. */
export const MAX_SECTION_NAME = 60;

/** What keeps a text from being the name of a section, beside the names of others; null where nothing does. */
export function sectionNameProblem(
  name: string,
  others: readonly string[],
): 'empty' | 'characters' | 'reserved' | 'taken' | 'long' | null {
  if (name === '') return 'empty';
  if (name.length > MAX_SECTION_NAME) return 'long';
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(name)) return 'characters';
  if (name === REST_NAME || RESERVED.test(name)) return 'reserved';
  return others.includes(name) ? 'taken' : null;
}

/** Names of devices, which Windows lets no file have. Source: learn.microsoft.com, "Naming Files, Paths, and Namespaces". */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A text as a name for a section: "Über uns" → "uber-uns"; may be empty. */
function sectionNameOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '-');
  return stripStart(stripEnd(plain, /-/), /[-_]/).slice(0, MAX_SECTION_NAME);
}

/** A name made of a text: safe, not too long, and none of the others; where it is taken, with a number at its end. */
export function freeSectionName(text: string, others: readonly string[]): string {
  const base = sectionNameOf(text) || 'section';
  let name = base;
  for (let n = 2; sectionNameProblem(name, others) !== null; n++) {
    const end = `-${String(n)}`;
    name = `${base.slice(0, MAX_SECTION_NAME - end.length)}${end}`;
  }
  return name;
}
