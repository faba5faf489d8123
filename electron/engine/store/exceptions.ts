// Rows for which a rule is not to count, each with its reason. It does not know what the rules say.
import type { RuleId } from '../../../shared/model/rule.ts';
import { ruleMask, type RuleMask } from '../../../shared/model/rule-sets.ts';
import type { Database } from './database.ts';

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

  /** Adds exceptions, or gives those that exist a new reason. */
  add(rows: Iterable<number>, rule: RuleId, reason: string): void {
    const now = Date.now();
    this.#db.transaction(() => {
      for (const row of rows) {
        this.#db.run(
          `INSERT INTO exception(row, rule, reason, at) VALUES (?, ?, ?, ?)
           ON CONFLICT(row, rule) DO UPDATE SET reason = excluded.reason`,
          row,
          rule,
          reason,
          now,
        );
      }
    });
    this.#masks = null;
  }

  /** Takes exceptions away; rows without one are passed over. */
  remove(rows: Iterable<number>, rule: RuleId): void {
    this.#db.transaction(() => {
      for (const row of rows) this.#db.run('DELETE FROM exception WHERE row = ? AND rule = ?', row, rule);
    });
    this.#masks = null;
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
