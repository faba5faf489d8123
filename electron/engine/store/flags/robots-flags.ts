// Which rows robots.txt blocks: the flags of one rule, apart from those of all others, as one saved file can change those
// of all rows. Blocks of bits take a thousandth of the writing. It judges no row.
import type { Database } from '../file/database.ts';

const FUNCTION = 'robots_flag';

/** In SQL: 1 where a row of `url` is flagged, else 0. Asks for no row where none is. */
export const ROBOTS_FLAG = `CASE WHEN EXISTS (SELECT 1 FROM robots_bits) THEN ${FUNCTION}(url.id) ELSE 0 END`;

/** Rows of a block, and its bytes: one page of the file. */
const BLOCK_ROWS = 32_768;
const BLOCK_BYTES = BLOCK_ROWS / 8;

/** Rows that get or lose the flag. */
export interface RobotsFlagChanges {
  readonly ids: readonly number[];
  /** For each whether it has the flag now. */
  readonly flagged: readonly boolean[];
}

/** Memory: a bit an id. */
export class RobotsFlags {
  readonly #db: Database;
  #bits = new Uint8Array(BLOCK_BYTES);

  constructor(db: Database) {
    this.#db = db;
    this.#read();
    db.register(FUNCTION, (id) => (this.has(id as number) ? 1 : 0));
    db.onRollback(() => {
      this.#read();
    });
  }

  has(id: number): boolean {
    return (((this.#bits[id >>> 3] ?? 0) >> (id & 7)) & 1) === 1;
  }

  /** Gives the flag, or takes it away; tells of the rows as of any that get other flags. Inside a transaction. */
  write({ ids, flagged }: RobotsFlagChanges): void {
    if (ids.length === 0) return;
    const written = Uint32Array.from(ids).sort();
    const write = { field: 'issues', ids: written, first: written[0] ?? 0, last: written.at(-1) ?? 0 };
    this.#db.writeRows(write, () => {
      const blocks = new Set<number>();
      for (let i = 0; i < ids.length; i++) {
        const id = ids[i] ?? 0;
        this.#set(id, flagged[i] === true);
        blocks.add(Math.floor(id / BLOCK_ROWS));
      }
      this.#keep(blocks);
    });
  }

  /** Rows with these ids are gone for good: their ids can be given again. */
  forget(first: number, last: number): void {
    const blocks = new Set<number>();
    for (let id = first; id <= last && id >>> 3 < this.#bits.length; id++) {
      if (!this.has(id)) continue;
      this.#set(id, false);
      blocks.add(Math.floor(id / BLOCK_ROWS));
    }
    this.#keep(blocks);
  }

  #set(id: number, flagged: boolean): void {
    const at = id >>> 3;
    if (at >= this.#bits.length) {
      const larger = new Uint8Array(Math.ceil((at + 1) / BLOCK_BYTES) * 2 * BLOCK_BYTES);
      larger.set(this.#bits);
      this.#bits = larger;
    }
    const before = this.#bits[at] ?? 0;
    this.#bits[at] = flagged ? before | (1 << (id & 7)) : before & ~(1 << (id & 7));
  }

  #keep(blocks: Iterable<number>): void {
    for (const block of blocks) {
      const bits = this.#bits.subarray(block * BLOCK_BYTES, (block + 1) * BLOCK_BYTES);
      this.#db.run('INSERT OR REPLACE INTO robots_bits(block, bits) VALUES (?, ?)', block, bits);
    }
  }

  #read(): void {
    const rows = this.#db.all('SELECT block, bits FROM robots_bits ORDER BY block');
    this.#bits = new Uint8Array((Number(rows.at(-1)?.[0] ?? 0) + 1) * BLOCK_BYTES);
    for (const [block, bits] of rows) {
      if (!(bits instanceof Uint8Array)) continue;
      this.#bits.set(bits.subarray(0, BLOCK_BYTES), Number(block) * BLOCK_BYTES);
    }
  }
}
