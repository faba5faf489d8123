// Remembers what the rows have in common, and counts it anew when enough rows changed for it to differ.
import type { Database } from './database.ts';
import { countValues, type StoredFacts } from './value-facts.ts';

/** Up to so many rows counting takes no noticeable time. */
const FEW_ROWS = 2_000;

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

  /** `known`: what `known` gave when the project was closed. */
  constructor(db: Database, known?: unknown) {
    this.#db = db;
    if (known !== undefined) ({ facts: this.#facts, changed: this.#changed } = known as Known);
    db.onRollback(() => {
      this.forget();
    });
  }

  /** What is remembered, as plain data, or null. */
  known(): Known | null {
    return this.#facts && { facts: this.#facts, changed: this.#changed };
  }

  /** Of all rows, or where few of many rows changed since, those of before. */
  read(rows: number): StoredFacts {
    const kept = rows > FEW_ROWS ? rows * SHARE : 0;
    if (!this.#facts || this.#changed > kept) {
      const counting = countValues(this.#db);
      for (;;) {
        const step = counting.next();
        if (step.done !== true) continue;
        this.#facts = step.value;
        break;
      }
      this.#changed = 0;
    }
    return this.#facts;
  }

  /** To be called with the number of rows that a change touched. */
  note(changed: number): void {
    this.#changed += changed;
  }

  forget(): void {
    this.#facts = null;
  }
}
