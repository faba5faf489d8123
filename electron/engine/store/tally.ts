// Keeps how many rows there are, are included, and have each flag, without counting them anew at each question.
import { RULE_IDS } from '../../../shared/model/rule.ts';
import type { Database } from './database.ts';
import type { Field } from './write-cells.ts';

interface Numbers {
  rows: number;
  included: number;
  rules: number[];
}

/** Above this many changed rows a count of the whole table is cheaper than following the change. */
const FOLLOWED_ROWS = 20_000;

const SUMS = RULE_IDS.map((_, bit) => `total((issues >> ${String(bit)}) & 1)`).join(', ');

export class Tally {
  readonly #db: Database;
  #numbers: Numbers | null = null;

  constructor(db: Database) {
    this.#db = db;
    db.onRollback(() => {
      this.forget();
    });
  }

  /** The present numbers; do not change them. */
  read(): Readonly<Numbers> {
    this.#numbers ??= this.#countAll();
    return this.#numbers;
  }

  /** To be called when rows changed in a way that was not followed. */
  forget(): void {
    this.#numbers = null;
  }

  /** Runs a change of one field of these rows and keeps the numbers right. */
  followCells(field: Field, ids: ArrayLike<number>, change: () => void): void {
    if (field === 'deleted' || field === 'included') this.follow(ids, change);
    else change();
  }

  /** Runs a change of at most these rows and keeps the numbers right. */
  follow(ids: ArrayLike<number>, change: () => void): void {
    const numbers = this.#numbers;
    if (!numbers || ids.length > FOLLOWED_ROWS) {
      this.forget();
      change();
      return;
    }
    const json = JSON.stringify(Array.from(ids));
    const before = this.#countSome(json);
    change();
    const after = this.#countSome(json);
    numbers.rows += after.rows - before.rows;
    numbers.included += after.included - before.included;
    numbers.rules = numbers.rules.map((n, bit) => n + (after.rules[bit] ?? 0) - (before.rules[bit] ?? 0));
  }

  #countSome(json: string): Numbers {
    return toNumbers(
      this.#db.get(
        `SELECT count(*), total(included), ${SUMS}
         FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value WHERE deleted = 0`,
        json,
      ),
    );
  }

  #countAll(): Numbers {
    const hidden = this.#db.firstHiddenId;
    const [rows, included, flagged] =
      this.#db.get(
        'SELECT count(*), total(included), total(issues <> 0) FROM url WHERE deleted = 0 AND id < ?',
        hidden,
      ) ?? [];
    const rules =
      flagged === 0
        ? RULE_IDS.map(() => 0)
        : this.#db.get(`SELECT ${SUMS} FROM url WHERE issues <> 0 AND deleted = 0 AND id < ?`, hidden);
    return toNumbers([rows, included, ...(rules ?? [])]);
  }
}

function toNumbers(row: readonly unknown[] | undefined): Numbers {
  const [rows = 0, included = 0, ...rules] = (row ?? []).map(Number);
  return { rows, included, rules };
}
