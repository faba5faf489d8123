// Judges the rows of a range of ids by the rules about single rows: the part of a check that a thread can do. It wires
// store and check, and changes nothing.
import { RuleSets, type RuleMask } from '../../rows/rule-sets.ts';
import { rowChecker } from '../check-batch.ts';
import type { CheckContext } from '../rule-definition.ts';
import type { Database } from '../../store/file/database.ts';
import { OriginCounts } from '../../store/flags/majority-site.ts';
import { readRowsBetween } from '../../store/rows/read-rows.ts';

/** Rows with flags, or that get some. It can be sent to another thread. */
export interface JudgedRange {
  /** All rows of the range. */
  readonly rows: number;
  /** How their locs begin. */
  readonly starts: ReadonlyMap<string, number>;
  /** Ascending. */
  readonly ids: Uint32Array;
  /** The stored numbers of their sets. */
  readonly before: Uint32Array;
  /** The rules that they break, as numbers of this range alone. */
  readonly found: Uint32Array;
  /** 1 for rows that may have language versions. */
  readonly links: Uint8Array;
  /** What the numbers stand for. */
  readonly sets: readonly (readonly [number, RuleMask])[];
}

/** A function that judges all rows from an id up to another; what robots.txt blocks is looked for apart. */
export function rangeJudge(
  db: Database,
  context: CheckContext,
): (first: number, last: number) => JudgedRange {
  const sets = new RuleSets();
  const check = rowChecker({ ...context, robots: undefined }, sets);
  return (first, last) => {
    const batch = readRowsBetween(db, first, last);
    const judged = new Judged(sets);
    for (const [i, found] of check(batch).entries()) {
      judged.origins.add(batch.loc[i] ?? '');
      const before = batch.issues[i] ?? 0;
      if (found === 0 && before === 0) continue;
      judged.add(batch.id[i] ?? 0, before, found, batch.ext[i]?.includes('<xhtml:link') ?? false);
    }
    return judged.read(batch.count);
  };
}

/** Collects what is told of a range. */
class Judged {
  readonly origins = new OriginCounts();
  readonly #sets: RuleSets;
  readonly #ids: number[] = [];
  readonly #before: number[] = [];
  readonly #found: number[] = [];
  readonly #links: number[] = [];

  constructor(sets: RuleSets) {
    this.#sets = sets;
  }

  add(id: number, before: number, found: number, hasLinks: boolean): void {
    this.#ids.push(id);
    this.#before.push(before);
    this.#found.push(found);
    this.#links.push(hasLinks ? 1 : 0);
  }

  read(rows: number): JudgedRange {
    return {
      rows,
      starts: this.origins.starts(),
      ids: Uint32Array.from(this.#ids),
      before: Uint32Array.from(this.#before),
      found: Uint32Array.from(this.#found),
      links: Uint8Array.from(this.#links),
      sets: Array.from(new Set(this.#found), (set) => [set, this.#sets.maskOf(set)] as const),
    };
  }
}
