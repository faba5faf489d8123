// Reads the locs of stored rows as one text, and which flags they have, without a value a row: what a test of all
// addresses needs. It changes nothing and judges nothing.
import type { Database, SqlValue } from '../file/database.ts';

const LINE_END = 0x0a;
const ZERO = 0x30;

const ALL_ROWS = 'FROM url NOT INDEXED WHERE id BETWEEN ? AND ?';
const ROWS = `${ALL_ROWS} AND deleted = 0`;

/** Without an index rows come in the order of their ids; asking for it would copy all of them. */
const LOCS = 'SELECT count(*), min(id), max(id), CAST(group_concat(loc, char(10)) || char(10) AS BLOB)';

/** A digit a row. */
const FLAGS = "SELECT CAST(group_concat((issues = 0) * 2 + included, '') AS BLOB)";

/** Neighbouring rows, in ascending id order; without those that are deleted, unless these are wanted, too. */
export class JoinedLocs {
  readonly count: number;
  readonly #db: Database;
  readonly #rows: string;
  readonly #first: number;
  readonly #last: number;
  readonly #joined: Buffer;
  #ids: Uint32Array | null = null;
  #texts: LocTexts | null = null;

  /** The rows of an id range; meant for some thousands. */
  constructor(db: Database, first: number, last: number, deletedToo = false) {
    this.#rows = deletedToo ? ALL_ROWS : ROWS;
    const [count, min, max, joined] = db.get(`${LOCS} ${this.#rows}`, first, last) ?? [];
    this.#db = db;
    this.count = Number(count);
    this.#first = Number(min);
    this.#last = Number(max);
    this.#joined = bufferOf(joined);
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
    this.#ids ??= Uint32Array.from(this.#db.all(`SELECT id ${this.#rows}`, this.#first, this.#last), ([id]) =>
      Number(id),
    );
    return this.#ids[place] ?? 0;
  }

  /** For each row whether it is included, and whether it breaks no rule that its number tells of. */
  flags(): (place: number) => PackedFlags {
    const digits = bufferOf(this.#db.get(`${FLAGS} ${this.#rows}`, this.#first, this.#last)?.[0]);
    return (place) => FLAGS_OF[(digits[place] ?? ZERO) - ZERO] ?? NO_FLAGS;
  }

  /** A loc holds a line feed, so that it can't be told where it ends. */
  #readOneByOne(): LocTexts {
    const locs = this.#db.all(`SELECT loc ${this.#rows}`, this.#first, this.#last);
    const parts = locs.map(([loc]) => Buffer.from(`${String(loc)}\n`));
    let end = 0;
    const ends = Uint32Array.from(parts, ({ length }) => (end += length) - 1);
    return { text: Buffer.concat(parts), ends };
  }
}

export interface PackedFlags {
  readonly included: boolean;
  readonly clean: boolean;
}

const NO_FLAGS: PackedFlags = { included: false, clean: false };

const FLAGS_OF: readonly PackedFlags[] = [0, 1, 2, 3].map((digit) => ({
  included: (digit & 1) === 1,
  clean: digit >= 2,
}));

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
