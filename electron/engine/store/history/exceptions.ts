// Rows for which a rule is not to count, each with its reason. It does not know what the rules say.
import { ruleMask, type RuleMask } from '../../rows/rule-sets.ts';
import type { Database } from '../file/database.ts';
import type { Cell } from '../rows/pack-values.ts';

export interface StoredException {
  readonly row: number;
  readonly loc: string;
  readonly rule: string;
  readonly reason: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** The project's exceptions. Memory: about 100 bytes each. */
export class Exceptions {
  readonly #db: Database;
  #masks: Map<number, RuleMask> | null = null;

  constructor(db: Database) {
    this.#db = db;
    db.onRollback(() => {
      this.#masks = null;
    });
  }

  /** The rules that do not count for a row. */
  maskOf(row: number): RuleMask {
    const masks = this.#read();
    return masks.size === 0 ? 0n : (masks.get(row) ?? 0n);
  }

  /** The exceptions of one row, or of all (at most `limit`), in the order of the rows. */
  list(o: { row?: number; start?: number; limit?: number } = {}): StoredException[] {
    const where = o.row === undefined ? '' : 'AND row = ?';
    return this.#db
      .all(
        `SELECT row, loc, rule, reason, at FROM exception JOIN url ON url.id = row
         WHERE deleted = 0 ${where} ORDER BY row, rule LIMIT ? OFFSET ?`,
        ...(o.row === undefined ? [] : [o.row]),
        o.limit ?? 10_000,
        o.start ?? 0,
      )
      .map(([row, loc, rule, reason, at]) => ({
        row: Number(row),
        loc: String(loc),
        rule: String(rule),
        reason: String(reason),
        at: Number(at),
      }));
  }

  /** How many there are, of rows that are not gone. */
  count(): number {
    return this.#db.number('SELECT count(*) FROM exception JOIN url ON url.id = row WHERE deleted = 0');
  }

  /** The exceptions from a rule of these rows as cells, null for rows without one; rows that are gone are not in it. */
  cells(rule: string, ids: Uint32Array): (readonly [row: number, cell: Cell])[] {
    return this.#db
      .all(
        `SELECT url.id, at, reason FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
         LEFT JOIN exception ON row = url.id AND rule = ? WHERE deleted = 0 ORDER BY url.id`,
        JSON.stringify(Array.from(ids)),
        rule,
      )
      .map(([id, at, reason]) => [Number(id), at === null ? null : `${String(at)} ${String(reason)}`]);
  }

  /** Sets the exceptions from a rule of rows, a cell a row. Inside a transaction. */
  write(rule: string, ids: ArrayLike<number>, cells: readonly Cell[]): void {
    this.#masks = null;
    for (let i = 0; i < ids.length; i++) {
      const reason = reasonOf(cells[i] ?? null);
      if (reason === null)
        this.#db.run('DELETE FROM exception WHERE row = ? AND rule = ?', ids[i] ?? 0, rule);
      else this.#db.run(WRITE, ids[i] ?? 0, rule, reason, timeOf(cells[i] ?? null));
    }
  }

  #read(): Map<number, RuleMask> {
    if (this.#masks) return this.#masks;
    const masks = new Map<number, RuleMask>();
    for (const [row, rule] of this.#db.all('SELECT row, rule FROM exception')) {
      masks.set(Number(row), (masks.get(Number(row)) ?? 0n) | ruleMask(String(rule)));
    }
    this.#masks = masks;
    return masks;
  }
}

const WRITE = `INSERT INTO exception(row, rule, reason, at) VALUES (?, ?, ?, ?)
  ON CONFLICT(row, rule) DO UPDATE SET reason = excluded.reason, at = excluded.at`;

/** A new reason in place of an exception or none, as a cell: the time, a blank, the reason. */
export function toCell(before: Cell, reason: string, now: number): string {
  return `${String(before === null ? now : timeOf(before))} ${reason}`;
}

/** The reason of an exception; null where there is none. */
export function reasonOf(cell: Cell): string | null {
  return typeof cell === 'string' ? cell.slice(cell.indexOf(' ') + 1) : null;
}

function timeOf(cell: Cell): number {
  return typeof cell === 'string' ? Number(cell.slice(0, cell.indexOf(' '))) : 0;
}
