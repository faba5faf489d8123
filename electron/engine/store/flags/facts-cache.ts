// Remembers what the rows have in common, and counts it anew when enough rows changed for it to differ.
import { finish, type Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';
import { countValues, NO_FACTS, type StoredFacts } from './value-facts.ts';

/** Up to so many rows counting takes no noticeable time. */
const FEW_ROWS = 2_000;

/** Of more rows nobody waits for a count who did not ask for it. */
const GLANCED_ROWS = 50_000;

/** Of a large project, this share of changed rows may stay uncounted: no rule looks at smaller differences. */
const SHARE = 1 / 1_000;

interface Known {
  readonly facts: StoredFacts;
  /** Rows that changed since. */
  readonly changed: number;
}

export class FactsCache {
  readonly #db: Database;
  #facts: StoredFacts | null = null;
  #changed = 0;
  /** Another number after all was forgotten. */
  #epoch = 0;

  /** `known`: what `known` gave when the project was closed. */
  constructor(db: Database, known?: unknown) {
    this.#db = db;
    // What an older version knew may be less.
    if ((known as Known | undefined)?.facts.newestDays !== undefined) {
      ({ facts: this.#facts, changed: this.#changed } = known as Known);
    }
    db.onRollback(() => {
      this.forget();
    });
    db.onBegin(() => {
      const [facts, changed] = [this.#facts, this.#changed];
      return () => {
        [this.#facts, this.#changed] = [facts, changed];
      };
    });
  }

  /** What is remembered, as plain data, or null. */
  known(): Known | null {
    return this.#facts && { facts: this.#facts, changed: this.#changed };
  }

  /** Of all rows, or where few of many rows changed since, those of before. */
  read(rows: number): StoredFacts {
    return !this.#facts || this.isOld(rows) ? finish(this.count()) : this.#facts;
  }

  /** What is remembered of large projects, however old; small ones are counted. */
  glance(rows: number): StoredFacts {
    return rows > GLANCED_ROWS ? (this.#facts ?? NO_FACTS) : this.read(rows);
  }

  /** True where `read` would count. */
  isOld(rows: number): boolean {
    return !this.#facts || this.#changed > (rows > FEW_ROWS ? rows * SHARE : 0);
  }

  /** Counts, in steps; what changes meanwhile counts as changed since. */
  *count(): Steps<StoredFacts> {
    const [epoch, before] = [this.#epoch, this.#changed];
    const facts = yield* countValues(this.#db);
    if (epoch === this.#epoch) {
      this.#facts = facts;
      this.#changed -= before;
    }
    return facts;
  }

  /** To be called with the number of rows that a change touched. */
  note(changed: number): void {
    this.#changed += changed;
  }

  forget(): void {
    this.#facts = null;
    this.#epoch++;
  }
}
