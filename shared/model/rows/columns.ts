// The columns of a URL: one table, from which lists and types of columns derive. A column that is forgotten somewhere
// does not compile there.

interface Traits {
  /** Stands in a sitemap as a text, and in the project as it came: searched, replaced and normalised as one. */
  readonly value?: true;
  /** Its cells can be edited. */
  readonly edited?: true;
  /** Its cells can be empty or filled, for going to the next edge of data. */
  readonly edge?: true;
  /** Its cells can be copied. */
  readonly copied?: true;
  /** A view can be sorted by it. */
  readonly sorted?: true;
  /** Its text can be asked for. */
  readonly text?: true;
  /** Its number can be asked for. */
  readonly number?: true;
  /** Single values can be chosen, as from a list. */
  readonly set?: true;
  /** A new project shows it. */
  readonly shown?: true;
  /** It stays in sight where others are scrolled, as it says which row is edited. */
  readonly pinned?: true;
}

const VALUE = { value: true, edited: true, edge: true, copied: true, sorted: true, text: true, set: true, shown: true } as const; // prettier-ignore
const COUNT = { edge: true, copied: true, sorted: true, number: true, set: true } as const;
/** A part of the address: host, path, depth and query are those of loc-parts.ts. */
const PART = { copied: true, sorted: true, set: true } as const;

/** In the order of a new project's grid. */
export const COLUMNS = {
  included: { edited: true, edge: true, copied: true, sorted: true, set: true, shown: true, pinned: true },
  loc: { ...VALUE, pinned: true },
  lastmod: VALUE,
  changefreq: VALUE,
  priority: { ...VALUE, number: true },
  /** Its number is how many rules flag the row. */
  problems: { ...COUNT, shown: true },
  source: { edge: true, copied: true, sorted: true, text: true, set: true },
  robots: PART,
  section: { copied: true, sorted: true, set: true },
  /** The name of the sitemap that the last export put the row in. */
  file: {},
  line: { edge: true, copied: true },
  images: COUNT,
  alternates: COUNT,
  videos: COUNT,
  news: COUNT,
  host: { ...PART, text: true },
  path: { ...PART, text: true },
  depth: { ...PART, number: true },
  query: { ...PART, text: true },
} as const satisfies Readonly<Record<string, Traits>>;

export type ColumnId = keyof typeof COLUMNS;

type With<T extends keyof Traits> = {
  [C in ColumnId]: (typeof COLUMNS)[C] extends Readonly<Record<T, true>> ? C : never;
}[ColumnId];

/** All columns, in the order of the table. */
export const COLUMN_IDS = Object.keys(COLUMNS) as readonly ColumnId[];

/** The columns with a trait, in the order of the table. */
export function columnsWith<T extends keyof Traits>(trait: T): readonly With<T>[] {
  return COLUMN_IDS.filter((id): id is With<T> => trait in COLUMNS[id]);
}

/** The columns whose cells are texts to a user, as they stand in a sitemap. */
export const VALUE_COLUMNS = columnsWith('value');
export type ValueColumn = With<'value'>;
