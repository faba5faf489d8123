// The site to check imported rows against, before all rows are known: checking twice is needed only where it was wrong.
import type { RuleSets } from '../../rows/rule-sets.ts';
import type { CheckContext } from '../../check/check-batch.ts';
import { checkContext } from '../../check/run/check-context.ts';
import type { ProjectStore } from '../../store/store.ts';
import type { RowRules } from '../../check/rule-definition.ts';
import { majorityOrigin } from './majority-origin.ts';

export class SiteGuess {
  /** Numbers the sets of rules that the rows break. */
  readonly ruleSets: RuleSets;
  readonly #context: CheckContext;
  #site: string | null;
  #settled: boolean;

  constructor(store: Pick<ProjectStore, 'db' | 'site' | 'settings' | 'checks' | 'robots' | 'ruleSets'>) {
    this.ruleSets = store.ruleSets;
    this.#context = checkContext({ store });
    this.#site = store.site();
    this.#settled = this.#site !== null;
  }

  /** The context for a batch with these locs; for an empty project, the first batch's majority is the guess. */
  contextFor(locs: readonly string[]): CheckContext {
    if (!this.#settled) {
      this.#site = majorityOrigin(locs);
      this.#settled = this.#site !== null;
    }
    return { ...this.#context, site: this.#site };
  }

  /** What reading threads can judge rows by. */
  get rules(): RowRules {
    const { scope, now, active } = this.#context;
    return { site: this.#site, scope, now, ...(active && { active }) };
  }

  /** What the rows were checked against. */
  get site(): string | null {
    return this.#site;
  }
}
