// Reads the locs of stored rows as one text, and which flags they have, without a value a row: what a test of all
// addresses needs. It changes nothing and judges nothing.
import type { Database, SqlValue } from './database.ts';

const LINE_END = 0x0a;
const ZERO = 0x30;
const COMMA = 0x2c;

const ROWS = 'FROM url NOT INDEXED WHERE id BETWEEN ? AND ? AND deleted = 0';

/** Without an index rows come in the order of their ids; asking for it would copy all of them. */
const LOCS = `SELECT count(*), min(id), max(id), CAST(group_concat(loc, char(10)) || char(10) AS BLOB) ${ROWS}`;

const FLAGS = `SELECT CAST(group_concat(issues * 2 + included) || ',' AS BLOB) ${ROWS}`;

/** The number of the set of rules that a row breaks, and whether the row is included. */
export interface PackedFlags {
  readonly issues: Uint32Array;
  readonly included: Uint8Array;
}

/** Neighbouring rows that are not deleted, in ascending id order. */
export class PackedLocs {
  readonly count: number;
  readonly #db: Database;
  readonly #first: number;
  readonly #last: number;
  readonly #joined: Buffer;
  #ids: Uint32Array | null = null;
  #texts: LocTexts | null = null;

  /** The rows of an id range; meant for some thousands. */
  constructor(db: Database, first: number, last: number) {
    const [count, min, max, joined] = db.get(LOCS, first, last) ?? [];
    this.#db = db;
    this.count = Number(count);
    this.#first = Number(min);
    this.#last = Number(max);
    this.#joined = bufferOf(joined);
  }

  /** False where no row holds any of these texts. */
  mayHold(texts: readonly string[]): boolean {
    return texts.some((text) => this.#joined.includes(text));
  }

  /** All locs in UTF-8, and where each ends; the next one begins one byte behind that. */
  texts(): LocTexts {
    return (this.#texts ??= endsOf(this.#joined, this.count) ?? this.#readOneByOne());
  }

  loc(place: number): string {
    const { text, ends } = this.texts();
    return text.toString('utf8', place === 0 ? 0 : (ends[place - 1] ?? 0) + 1, ends[place]);
  }

  /** The id of the row at a place. */
  id(place: number): number {
    if (this.#last - this.#first + 1 === this.count) return this.#first + place;
    this.#ids ??= Uint32Array.from(this.#db.all(`SELECT id ${ROWS}`, this.#first, this.#last), ([id]) =>
      Number(id),
    );
    return this.#ids[place] ?? 0;
  }

  flags(): PackedFlags {
    const bytes = bufferOf(this.#db.get(FLAGS, this.#first, this.#last)?.[0]);
    const issues = new Uint32Array(this.count);
    const included = new Uint8Array(this.count);
    let place = 0;
    let number = 0;
    for (const byte of bytes) {
      if (byte === COMMA) {
        issues[place] = number >>> 1;
        included[place++] = number & 1;
        number = 0;
      } else number = number * 10 + byte - ZERO;
    }
    return { issues, included };
  }

  /** A loc holds a line feed, so that it can't be told where it ends. */
  #readOneByOne(): LocTexts {
    const locs = this.#db.all(`SELECT loc ${ROWS}`, this.#first, this.#last);
    const parts = locs.map(([loc]) => Buffer.from(`${String(loc)}\n`));
    let end = 0;
    const ends = Uint32Array.from(parts, ({ length }) => (end += length) - 1);
    return { text: Buffer.concat(parts), ends };
  }
}

export interface LocTexts {
  readonly text: Buffer;
  readonly ends: Uint32Array;
}

/** Null where there are not as many ends as rows. */
function endsOf(text: Buffer, count: number): LocTexts | null {
  const ends = new Uint32Array(count);
  let found = 0;
  for (let at = text.indexOf(LINE_END); at >= 0; at = text.indexOf(LINE_END, at + 1)) {
    if (found === count) return null;
    ends[found++] = at;
  }
  return found === count ? { text, ends } : null;
}

function bufferOf(value: SqlValue | undefined): Buffer {
  return value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : Buffer.alloc(0);
}
