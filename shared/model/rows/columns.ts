// The columns of a URL: one table, from which lists and types of columns derive. A column that is forgotten somewhere
// does not compile there.

interface Traits {
  /** What it is called in English. */
  readonly name: string;
  /** The project keeps it as a text, or as the number that a text stands for: searched, replaced and normalised. */
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
  included: {
    name: 'Included',
    edited: true,
    edge: true,
    copied: true,
    sorted: true,
    set: true,
    shown: true,
    pinned: true,
  },
  loc: { name: 'URL', ...VALUE, pinned: true },
  lastmod: { name: 'Last modified', ...VALUE },
  changefreq: { name: 'Change frequency', ...VALUE },
  priority: { name: 'Priority', ...VALUE, number: true },
  /** Its number is how many rules flag the row. */
  problems: { name: 'Issues', ...COUNT, shown: true },
  source: { name: 'Source', edge: true, copied: true, sorted: true, text: true, set: true },
  robots: { name: 'Robots', ...PART },
  section: { name: 'Section', copied: true, sorted: true, set: true },
  /** The name of the sitemap that the last export put the row in. */
  file: { name: 'Sitemap' },
  line: { name: 'Line', edge: true, copied: true },
  images: { name: 'Images', ...COUNT },
  alternates: { name: 'Language versions', ...COUNT },
  videos: { name: 'Videos', ...COUNT },
  news: { name: 'News', ...COUNT },
  host: { name: 'Host', ...PART, text: true },
  path: { name: 'Path', ...PART, text: true },
  depth: { name: 'Depth', ...PART, number: true },
  query: { name: 'Query', ...PART, text: true },
} as const satisfies Readonly<Record<string, Traits>>;

export type ColumnId = keyof typeof COLUMNS;

type Trait = Exclude<keyof Traits, 'name'>;

type With<T extends Trait> = {
  [C in ColumnId]: (typeof COLUMNS)[C] extends Readonly<Record<T, true>> ? C : never;
}[ColumnId];

/** All columns, in the order of the table. */
export const COLUMN_IDS = Object.keys(COLUMNS) as readonly ColumnId[];

/** What the columns are called in English; the window's other languages have texts of their own. */
export const COLUMN_NAMES = Object.fromEntries(COLUMN_IDS.map((id) => [id, COLUMNS[id].name])) as Readonly<
  Record<ColumnId, string>
>;

/** The columns with a trait, in the order of the table. */
export function columnsWith<T extends Trait>(trait: T): readonly With<T>[] {
  return COLUMN_IDS.filter((id): id is With<T> => trait in COLUMNS[id]);
}

/** The columns whose cells are texts to a user. */
export const VALUE_COLUMNS = columnsWith('value');
export type ValueColumn = With<'value'>;

export function isValueColumn(column: string): column is ValueColumn {
  return VALUE_COLUMNS.some((known) => known === column);
}
