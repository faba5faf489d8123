// What the rules about values alone say of rows, worked out in the thread that read them. The number of a set of rules
// is the project's to give: here sets have numbers of their own. It touches no store.
import type { NormalBatch } from '../../rows/entry-batch.ts';
import { RuleSets, type RuleMask } from '../../rows/rule-sets.ts';
import { rowChecker, type RowChecker } from '../../check/check-batch.ts';
import type { RowRules } from '../../check/rule-definition.ts';
import { readExtensions } from '../../read/parse/xml/read-extensions.ts';
import { majorityOrigin } from './majority-origin.ts';

export interface Verdicts {
  /** The site that the rows were judged for: of no use for any other. */
  readonly site: string | null;
  /** For each row the number of the set that it breaks, 0 for none. */
  readonly numbers: readonly number[];
  /** What those numbers stand for. */
  readonly sets: ReadonlyMap<number, RuleMask>;
}

export class RowJudge {
  readonly #rules: RowRules;
  readonly #sets = new RuleSets();
  #site: string | null;
  #checker: RowChecker | null = null;

  /** Where the rules know no site, that of the first rows is taken for it. */
  constructor(rules: RowRules) {
    this.#rules = rules;
    this.#site = rules.site;
  }

  judge(batch: NormalBatch): Verdicts {
    const numbers = this.#checkerFor(batch.loc)(batch);
    const sets = new Map<number, RuleMask>();
    for (const number of new Set(numbers)) if (number !== 0) sets.set(number, this.#sets.maskOf(number));
    return { site: this.#site, numbers, sets };
  }

  #checkerFor(locs: readonly string[]): RowChecker {
    if (this.#checker) return this.#checker;
    this.#site ??= majorityOrigin(locs);
    const checker = rowChecker({ ...this.#rules, site: this.#site, readExtensions }, this.#sets);
    if (this.#site !== null) this.#checker = checker;
    return checker;
  }
}

/** The verdicts with the numbers that these sets have. */
export function numbersIn(known: RuleSets, { numbers, sets }: Verdicts): number[] {
  const ids = new Map([...sets].map(([number, mask]) => [number, known.idOf(mask)]));
  return numbers.map((number) => ids.get(number) ?? 0);
}
