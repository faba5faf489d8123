// Where the rows of a project stand in its frozen file: the leaf pages of their table by the ids of their rows, read without
// the database. What a page holds is not looked at here. Source: sqlite.org/fileformat2.html, 1.3, 1.6.
import { fstatSync, readSync } from 'node:fs';
import { firstPlace } from '../../../../shared/model/first-place.ts';
import type { IdRange } from '../../rows/id-ranges.ts';
import type { PlacesHeld, StoredPages } from '../../rows/page-input.ts';
import type { Database } from '../file/database.ts';

/** Pages side by side in a tree, each with the highest id that can be in it or below it. */
interface Level {
  readonly pages: readonly number[];
  readonly lastIds: readonly number[];
}

/** The leaves below one of the pages above them. */
interface Leaves {
  readonly below: number;
  readonly branches: BranchPage;
}

/** Which of the leaves below one are in memory. */
interface Held {
  readonly below: number;
  readonly first: number;
  readonly end: number;
}

const NOTHING: Held = { below: -1, first: 0, end: 0 };

const HEADER_BYTES = 100;
const UTF8 = 1;

/** Kinds of pages. */
const INTERIOR = 0x05;
const LEAF = 0x0d;

/** Of a tree with as many rows as there can be ids. */
const MOST_DEPTH = 20;

export class TablePages implements StoredPages {
  /** Of a page. */
  readonly bytes: number;
  /** At the end of a page, for others. */
  readonly reserved: number;
  /** In the order in which a row holds them. */
  readonly columns: readonly string[];
  readonly #file: number;
  /** In the whole file. */
  readonly #pages: number;
  /** The pages above the leaves. */
  readonly #above: Level;
  /** The leaves below one of these. */
  #leaves: Leaves | null = null;
  #memory: Uint8Array | null = null;
  #held = NOTHING;
  /** The id behind those that were read last. */
  #next = 0;
  /** How many pages are read at once: the more, the longer one range follows the other; 0 where it does not. */
  #ahead = 0;

  /** `db`: opened frozen; `file`: a handle of the same file. Null where it has to be read through the database. */
  static of(db: Database, file: number): TablePages | null {
    const columns = db.all("SELECT name, hidden FROM pragma_table_xinfo('url')");
    const root = db.number("SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = 'url'");
    const header = Buffer.alloc(HEADER_BYTES);
    const isReadable = isRead(file, header, 0) && header.readUInt32BE(56) === UTF8;
    if (!isReadable || columns.some(([, hidden]) => hidden !== 0)) return null;
    try {
      return new TablePages(
        file,
        header,
        columns.map(([name]) => String(name)),
        root,
      );
    } catch {
      // A tree of another form: the database knows what to say about it.
      return null;
    }
  }

  private constructor(file: number, header: Buffer, columns: readonly string[], root: number) {
    const bytes = header.readUInt16BE(16);
    // The largest size does not fit there.
    this.bytes = bytes === 1 ? 65_536 : bytes;
    this.reserved = header[20] ?? 0;
    this.columns = columns;
    this.#file = file;
    this.#pages = Math.ceil(fstatSync(file).size / this.bytes);
    this.#above = this.#aboveLeaves({ pages: [root], lastIds: [Infinity] });
  }

  /** All leaves of a tree are equally far from its root. */
  #aboveLeaves(level: Level, depth = 1): Level {
    if (this.#page(this.#below(level, 0).page(0))[0] === LEAF) return level;
    if (depth === MOST_DEPTH) throw new RangeError('This is no tree.');
    const all = level.pages.map((_, k) => this.#below(level, k).list());
    const next = { pages: all.flatMap(({ pages }) => pages), lastIds: all.flatMap(({ lastIds }) => lastIds) };
    // Pages that lead to each other would be ever more.
    if (next.pages.length > this.#pages) throw new RangeError('This is no tree.');
    return this.#aboveLeaves(next, depth + 1);
  }

  /**
   * Has the leaf pages that may have rows of a range in the memory, in order, as many at once as it holds; says which of
   * those there they are, or null where they can't be read. Nobody else may write into the memory while it is given here
   * again and again: where ranges follow each other, more and more pages are read at a time.
   */
  *read({ first, last }: IdRange, memory: Uint8Array): Generator<PlacesHeld | null> {
    const { pages, lastIds } = this.#above;
    if (memory !== this.#memory) this.#held = NOTHING;
    this.#memory = memory;
    this.#ahead = first === this.#next ? Math.max(1, this.#ahead) : 0;
    this.#next = last + 1;
    try {
      for (let k = firstPlace(0, pages.length, (i) => (lastIds[i] ?? 0) >= first); k < pages.length; k++) {
        const leaves = this.#leavesBelow(k);
        const { branches } = leaves;
        const end = Math.min(branches.length, branches.placeOf(last) + 1);
        for (let i = branches.placeOf(first); i < end;) {
          const held = this.#hold(leaves, i, end, memory);
          const some = Math.min(end, held.end) - i;
          yield { first: i - held.first, last: i - held.first + some - 1 };
          i += some;
        }
        if ((lastIds[k] ?? 0) >= last) return;
      }
    } catch {
      this.#held = NOTHING;
      yield null;
    }
  }

  /** Reads pages from one on to an end, or some behind it, as many as the memory holds, where that is not there yet. */
  #hold({ below, branches }: Leaves, first: number, end: number, memory: Uint8Array): Held {
    const held = this.#held;
    if (held.below === below && held.first <= first && first < held.end) return held;
    const most = Math.floor(memory.length / this.bytes);
    const last = Math.min(branches.length, first + Math.min(most, Math.max(this.#ahead, end - first)));
    // One may follow without others behind it.
    if (this.#ahead > 0) this.#ahead = Math.min(most, (last - first) * 2);
    const pages = Array.from({ length: last - first }, (_, i) => branches.page(first + i));
    if (!this.#readPages(pages, memory)) throw new RangeError('There are no such pages.');
    return (this.#held = { below, first, end: last });
  }

  #leavesBelow(k: number): Leaves {
    if (this.#leaves?.below === k) return this.#leaves;
    return (this.#leaves = { below: k, branches: this.#below(this.#above, k) });
  }

  /** What is below one of these pages; throws where it is no page that has something below it. */
  #below({ pages, lastIds }: Level, k: number): BranchPage {
    const page = this.#page(pages[k] ?? 0);
    if (page[0] !== INTERIOR) throw new RangeError('This is no page with others below it.');
    return new BranchPage(page, lastIds[k] ?? Infinity);
  }

  /** Of any page but the first of the file, which begins with the header. */
  #page(number: number): Buffer {
    const page = Buffer.alloc(this.bytes);
    if (number < 2 || !this.#readPages([number], page)) throw new RangeError('There is no such page.');
    return page;
  }

  /** Those that follow each other in the file are read at once. */
  #readPages(pages: readonly number[], memory: Uint8Array): boolean {
    for (let at = 0, next: number; at < pages.length; at = next) {
      const first = pages[at] ?? 0;
      for (next = at + 1; pages[next] === first + next - at;) next++;
      const room = memory.subarray(at * this.bytes, next * this.bytes);
      if (!isRead(this.#file, room, (first - 1) * this.bytes)) return false;
    }
    return true;
  }
}

/** Fills memory from a place of the file on; false where there is less, or none can be read. */
function isRead(file: number, memory: Uint8Array, from: number): boolean {
  try {
    return readSync(file, memory, 0, memory.length, from) === memory.length;
  } catch {
    return false;
  }
}

/** A page with others below it, of which it is read what is asked for. Whatever is not in it throws a RangeError. */
class BranchPage {
  /** How many are below it. */
  readonly length: number;
  readonly #bytes: DataView;
  readonly #lastId: number;

  /** `lastId`: the highest that can be below it. */
  constructor(bytes: Buffer, lastId: number) {
    this.#bytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.length = this.#bytes.getUint16(3) + 1;
    this.#lastId = lastId;
  }

  page(k: number): number {
    return this.#bytes.getUint32(k === this.length - 1 ? 8 : this.#cell(k));
  }

  lastId(k: number): number {
    return k === this.length - 1 ? this.#lastId : varint(this.#bytes, this.#cell(k) + 4);
  }

  /** The first of the pages below it that can have this id, or a higher one. */
  placeOf(id: number): number {
    return firstPlace(0, this.length, (k) => this.lastId(k) >= id);
  }

  list(): Level {
    const all = Array.from({ length: this.length }, (_, k) => k);
    return { pages: all.map((k) => this.page(k)), lastIds: all.map((k) => this.lastId(k)) };
  }

  #cell(k: number): number {
    return this.#bytes.getUint16(12 + 2 * k);
  }
}

/** A number of seven bits a byte, the highest first; no id has more than 53 bits. */
function varint(page: DataView, at: number): number {
  let number = 0;
  for (let i = at; ; i++) {
    const byte = page.getUint8(i);
    number = number * 128 + (byte & 127);
    if (byte < 128) return number;
  }
}
