// Tells which column of a table has the addresses of its rows, where several have addresses: by what their headers say.
// It reads no values but to see that they are addresses.
import { smallest } from '../large-lists.ts';
import { DERIVED_COLUMNS } from './tables.ts';
import type { TableMapping } from './table-field.ts';

/** An absolute address as a cell. */
export const ADDRESS = /^\s*https?:\/\/[^\s]/i;

/** Names of the address itself, without anything but letters. */
const EXACT: ReadonlySet<string> = new Set(['loc', 'url', 'urls', 'uri']);
/** Words of addresses that are another thing's than the row's page. */
const OTHER =
  /^(?:sitemaps?|canonicals?|redirect\w*|images?|img|thumbnails?|logo|icon|videos?|feed|amp|mobile|api|edit|admin|next|prev|previous|parent|short|bilder?|bild|afbeelding(?:en)?)$/;
/** Words of the page that links, or that is moved away from, and of where that leads. */
const FROM =
  /^(?:referring|referrer|referer|linking|backlinks?|source|from|origin|original|old|verweisende|quelle?|von|alte?|verwijzende|bron|van|oude?)$/;
const TO = /^(?:target|destination|dest|to|linked|new|ziel|nach|neue?|doel|naar|nieuwe?)$/;

/** What is known of the column of addresses where there is one. */
export interface AddressChoice {
  /** The columns that could be it, from left to right. */
  readonly columns: readonly number[];
  readonly taken: number;
  /** True where another one may be meant as well: a list of links or of moved pages, or two alike. */
  readonly ambiguous: boolean;
}

type Rows = readonly (readonly string[])[];

/**
 * The choice among the columns that the mapping leaves free, those of addresses among them; null where there is none.
 * A column named "URL" or "loc" is one whatever its cells are; another one is where its cells are addresses, or where
 * nothing else is.
 */
export function chooseAddresses(
  header: readonly string[] | null,
  rows: Rows,
  mapping: TableMapping,
  isNamed: (name: string) => boolean,
): AddressChoice | null {
  const own = header?.some((name) => name.trim() === 'loc') === true;
  const free = mapping.flatMap((field, i) =>
    (field === null || field === 'loc') && !(own && isDerived(header[i])) ? i : [],
  );
  const nameOf = (i: number): string => header?.[i] ?? '';
  const filled = free.filter((i) => isAddressColumn(rows, i) || EXACT.has(plainName(nameOf(i))));
  const named = free.filter((i) => isNamed(nameOf(i)));
  const columns =
    filled.length > 0 || rows.some((row) => row.some((cell) => ADDRESS.test(cell))) ? filled : named;
  if (columns.length === 0) return null;
  const ranks = columns.map((i) => (header === null ? RANK.unknown : rankOf(nameOf(i), isNamed)));
  const best = smallest(ranks);
  const taken = columns[ranks.indexOf(best)] ?? 0;
  const isTie = columns.some((i, at) => ranks[at] === best && i !== taken && differ(rows, i, taken));
  return { columns, taken, ambiguous: isTie || isLinkTable(columns.map(nameOf), best) };
}

const RANK = { exact: 0, page: 1, unknown: 2, other: 3, from: 4 } as const;

function rankOf(name: string, isNamed: (name: string) => boolean): number {
  const plain = plainName(name);
  if (EXACT.has(plain)) return RANK.exact;
  const words = wordsOf(name);
  if (words.some((word) => FROM.test(word))) return RANK.from;
  if (words.some((word) => OTHER.test(word)) || /^(?:sitemap|canonical)/.test(plain)) return RANK.other;
  if (words.some((word) => TO.test(word))) return RANK.unknown;
  return isNamed(name) ? RANK.page : RANK.unknown;
}

/** True where one column is a page that links and another one the page that is linked to. */
function isLinkTable(names: readonly string[], best: number): boolean {
  const has = (form: RegExp): boolean => names.some((name) => wordsOf(name).some((word) => form.test(word)));
  return names.length > 1 && ((has(FROM) && has(TO)) || (best <= RANK.page && has(TO)));
}

function differ(rows: Rows, a: number, b: number): boolean {
  return rows.length === 0 || rows.some((row) => (row[a] ?? '').trim() !== (row[b] ?? '').trim());
}

/** True for a column in which most cells are addresses. */
function isAddressColumn(rows: Rows, column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '');
  return cells.length > 0 && cells.filter((cell) => ADDRESS.test(cell)).length * 2 > cells.length;
}

/** What Mapwright itself wrote of where a row came from is no address of a page. */
function isDerived(name: string | undefined): boolean {
  return (DERIVED_COLUMNS as readonly string[]).includes(name?.trim().toLowerCase() ?? '');
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

function wordsOf(name: string): string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
}
