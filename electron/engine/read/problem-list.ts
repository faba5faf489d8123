// Gathers problems with a bound on memory: the errors first, and a true count of all.
import type { Problem } from '../../../shared/model/problem.ts';
import { shownValue } from '../../../shared/model/import/without-secrets.ts';

/** Problems that are kept with their text. */
const KEPT = 1_000;

export class ProblemList {
  readonly #errors: Problem[] = [];
  readonly #others: Problem[] = [];
  /** All problems, with folded repeats. */
  count = 0;

  add(found: Problem): void {
    const problem = shownValue(found);
    this.count += problem.count ?? 1;
    const list = problem.severity === 'error' ? this.#errors : this.#others;
    if (list.length < KEPT) list.push(problem);
  }

  /** At most 1,000, the errors first. */
  list(): Problem[] {
    return [...this.#errors, ...this.#others].slice(0, KEPT);
  }
}
