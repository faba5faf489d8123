// Reads rows as numbers: which folder, which day, and which kind each is of. It changes nothing, and keeps nothing.
import type { Folder, WrittenDay } from '../../../../shared/model/overview.ts';
import { ROBOTS_FLAG } from '../filter/problem-sql.ts';
import type { SqlPart, ViewDatabase } from '../view-database.ts';
import { folderOf, folderStart } from './folder-of.ts';
import { languagesOf } from './languages-of.ts';
import { writtenDay } from './written-day.ts';

/** What rows have in common beside folder and day: few different ones occur. */
export interface Kind {
  /** The number of its set of rules. */
  readonly issues: number;
  /** The flag that is no part of that. */
  readonly isBlocked: boolean;
  readonly included: boolean;
  readonly section: number;
  /** The codes that its links name, in small letters, ascending, each once. */
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

/** All of a row that makes its kind, but its languages, as one number below 2 ** 53. */
const SECTIONS = 2 ** 24;
const KIND = `((issues * 2 + included) * 2 + ${ROBOTS_FLAG}) * ${String(SECTIONS)} + section`;
const SQL = `SELECT url.id, loc, lastmod, ${KIND}, CASE WHEN alternates > 0 THEN ext END`;

/** Rows in one read: some milliseconds. */
export const CODED_ROWS = 16_384;

/** In how many parts all rows up to an id are read. */
export function codedParts(last: number): number {
  return Math.ceil(last / CODED_ROWS);
}

type Row = readonly [id: number, loc: string, lastmod: string | null, kind: number, ext: string | null];

/** Rows of which some thousands are meant; those that are deleted are left out. */
export function codePart(db: ViewDatabase, from: SqlPart): CodedPart {
  const rows = db.all(`${SQL} ${from.sql} AND deleted = 0`, ...from.values) as unknown as readonly Row[];
  const ids = new Uint32Array(rows.length);
  const folders = new Coder(rows.length, folderOf);
  const days = new Coder(rows.length, (day: WrittenDay) => day);
  const kinds = new Coder(rows.length, kindOf);
  for (let i = 0; i < rows.length; i++) {
    const [id = 0, loc = '', lastmod = null, kind = 0, ext = null] = rows[i] ?? [];
    ids[i] = id;
    folders.add(i, folderStart(loc));
    days.add(i, dayOf(lastmod));
    kinds.add(i, ext === null ? kind : `${String(kind)} ${languagesOf(ext).join(' ')}`);
  }
  return { ids, folders: folders.coded(), days: days.coded(), kinds: kinds.coded() };
}

function dayOf(lastmod: string | null): WrittenDay {
  return lastmod === null || lastmod === '' ? EMPTY : (writtenDay(lastmod) ?? UNDATED);
}

/** The number of a kind without languages, or that with the languages behind it. */
function kindOf(key: number | string): Kind {
  const [number = '', ...languages] = String(key).split(' ');
  const kind = Number(number);
  const flags = Math.floor(kind / SECTIONS);
  return {
    issues: Math.floor(flags / 4),
    included: (flags & 2) !== 0,
    isBlocked: (flags & 1) !== 0,
    section: kind % SECTIONS,
    languages: languages.filter((code) => code !== ''),
  };
}

/** Numbers different values, as keys name them, in the order of their first row. */
class Coder<K, T> {
  readonly #values: T[] = [];
  readonly #numbers = new Map<K, number>();
  readonly #valueOf: (key: K) => T;
  readonly #of: Uint32Array<ArrayBuffer>;

  constructor(rows: number, valueOf: (key: K) => T) {
    this.#of = new Uint32Array(rows);
    this.#valueOf = valueOf;
  }

  add(row: number, key: K): void {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#values.length;
      this.#numbers.set(key, number);
      this.#values.push(this.#valueOf(key));
    }
    this.#of[row] = number;
  }

  coded(): Coded<T> {
    return { values: this.#values, of: this.#of };
  }
}
