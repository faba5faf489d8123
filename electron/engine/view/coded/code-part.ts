// Reads rows as numbers: which folder, which day, and which kind each is of. It changes nothing, and keeps nothing.
import type { Folder, WrittenDay } from '../../../../shared/model/overview.ts';
import { ROBOTS_FLAG } from '../filter/problem-sql.ts';
import { idsFrom } from '../id-lists.ts';
import { parseDigits, parseIds } from '../parse-ids.ts';
import type { SqlPart, SqlValue, ViewDatabase } from '../view-database.ts';
import { FolderCoder } from './code-folders.ts';
import { languagesOf } from './languages-of.ts';
import { ValuesByNumber } from './values-by-number.ts';
import { writtenDay } from './written-day.ts';

/** What rows have in common beside folder and day: few different ones occur. */
export interface Kind {
  /** The number of its set of rules. */
  readonly issues: number;
  /** The flag that is no part of that. */
  readonly isBlocked: boolean;
  readonly included: boolean;
  readonly section: number;
  /** The codes that its links name, as languagesOf has them. */
  readonly languages: readonly string[];
}

/** Days that are none: of rows without a last modified, and of those whose text names no day. */
export const EMPTY = 0;
export const UNDATED = 1;

/** Rows by number: each list says, row by row, which of the different values a row has. Fit for a message. */
export interface CodedPart {
  readonly ids: Uint32Array<ArrayBuffer>;
  readonly folders: Coded<Folder>;
  /** EMPTY, UNDATED or a day. */
  readonly days: Coded<WrittenDay>;
  readonly kinds: Coded<Kind>;
}

interface Coded<T> {
  readonly values: readonly T[];
  readonly of: Uint32Array<ArrayBuffer>;
}

/** Rows in one read: some milliseconds. */
export const CODED_ROWS = 16_384;

/** In how many parts all rows up to an id are read. */
export function codedParts(last: number): number {
  return Math.ceil(last / CODED_ROWS);
}

/** All of a row that makes its kind, but its languages, as one whole number below 2 ** 53; what functions of ours give is a float. */
const SECTION = 2 ** 28;
const KIND = `section * ${String(SECTION)} + (issues * 2 + included) * 2 + (${ROBOTS_FLAG} > 0)`;

/** Texts one behind the other, with their lengths: to make a value of each for JavaScript takes twice as long. */
const LISTS = [
  "group_concat(loc, '')",
  'group_concat(octet_length(loc))',
  "group_concat(lastmod, '')",
  'group_concat(coalesce(octet_length(lastmod), 0))',
  `group_concat(${KIND})`,
  'group_concat(iif(alternates > 0, url.id, NULL))',
].map((list) => `CAST(${list} AS BLOB)`);
const SQL = `SELECT count(*), min(url.id), max(url.id), count(iif(alternates > 0, 1, NULL)), ${LISTS.join(', ')}`;

/** Meant for some thousands of rows; those that are deleted are left out. */
export function codePart(db: ViewDatabase, from: SqlPart): CodedPart {
  const alive = { sql: `${from.sql} AND deleted = 0`, values: from.values };
  const [count, first, last, links, ...lists] = db.get(`${SQL} ${alive.sql}`, ...alive.values) ?? [];
  const [locs, locLengths, dates, dateLengths, keys, linked] = lists.map(bytesOf) as unknown as Lists;
  const rows = Number(count);
  const ids = idsOf(db, alive, rows, Number(first), Number(last));
  const languages = languagesById(db, parseIds(linked, Number(links)));
  return {
    ids,
    folders: foldersOf(locs, parseIds(locLengths, rows)),
    days: daysOf(dates, parseIds(dateLengths, rows)),
    kinds: kindsOf(ids, parseDigits(keys, new Float64Array(rows)), languages),
  };
}

type Lists = readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];

function bytesOf(value: SqlValue): Uint8Array {
  return value instanceof Uint8Array ? value : NO_BYTES;
}

const NO_BYTES = new Uint8Array();

/** The ids of rows in the order in which they were read; to write and to read their numbers takes its time. */
function idsOf(
  db: ViewDatabase,
  from: SqlPart,
  rows: number,
  first: number,
  last: number,
): Uint32Array<ArrayBuffer> {
  if (rows === 0) return new Uint32Array();
  if (last - first + 1 === rows) return idsFrom(first, rows);
  const [digits = null] =
    db.get(`SELECT CAST(group_concat(url.id) AS BLOB) ${from.sql}`, ...from.values) ?? [];
  return parseIds(bytesOf(digits), rows);
}

function foldersOf(locs: Uint8Array, lengths: Uint32Array): Coded<Folder> {
  const folders = new FolderCoder(locs, lengths.length);
  let start = 0;
  lengths.forEach((length, row) => {
    folders.add(row, start, start + length);
    start += length;
  });
  return { values: folders.values, of: folders.of };
}

function daysOf(dates: Uint8Array, lengths: Uint32Array): Coded<WrittenDay> {
  const days = new Coder(lengths.length, (day: WrittenDay) => day);
  let start = 0;
  lengths.forEach((length, row) => {
    days.add(row, length === 0 ? EMPTY : (writtenDay(dates, start, start + length) ?? UNDATED));
    start += length;
  });
  return days.coded();
}

function kindsOf(ids: Uint32Array, keys: Float64Array, languages: ReadonlyMap<number, string>): Coded<Kind> {
  const kinds = new Coder(keys.length, kindOf);
  const hasLinks = languages.size > 0;
  keys.forEach((key, row) => {
    const codes = hasLinks ? languages.get(ids[row] ?? 0) : undefined;
    kinds.add(row, codes === undefined ? key : `${String(key)} ${codes}`);
  });
  return kinds.coded();
}

/** Rows whose fragments are read at once. */
const LINKED_ROWS = 500;

/** The codes of rows with links, with a blank between. */
function languagesById(db: ViewDatabase, ids: Uint32Array): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (let at = 0; at < ids.length; at += LINKED_ROWS) {
    const rows = db.all(
      'SELECT url.id, ext FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value',
      `[${ids.subarray(at, at + LINKED_ROWS).join()}]`,
    );
    for (const [id, ext] of rows)
      found.set(Number(id), languagesOf(typeof ext === 'string' ? ext : '').join(' '));
  }
  return found;
}

/** The number of a kind without languages, or that with the languages behind it. */
function kindOf(key: number | string): Kind {
  const [number = '', ...languages] = String(key).split(' ');
  const kind = Number(number);
  const flags = kind % SECTION;
  return {
    issues: Math.floor(flags / 4),
    included: (flags & 2) !== 0,
    isBlocked: (flags & 1) !== 0,
    section: Math.floor(kind / SECTION),
    languages: languages.filter((code) => code !== ''),
  };
}

/** Numbers different values, as keys name them, in the order of their first row. */
class Coder<K, T> {
  readonly #numbers = new ValuesByNumber<K, T>();
  readonly #valueOf: (key: K) => T;
  readonly #of: Uint32Array<ArrayBuffer>;
  /** Rows beside each other are often alike. */
  #last: K | null = null;
  #lastNumber = 0;

  constructor(rows: number, valueOf: (key: K) => T) {
    this.#of = new Uint32Array(rows);
    this.#valueOf = valueOf;
  }

  add(row: number, key: K): void {
    if (key !== this.#last) {
      this.#last = key;
      this.#lastNumber = this.#numbers.numberOf(key, this.#valueOf);
    }
    this.#of[row] = this.#lastNumber;
  }

  coded(): Coded<T> {
    return { values: this.#numbers.values, of: this.#of };
  }
}
