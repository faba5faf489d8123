// The site to check imported rows against, before all rows are known: checking twice is needed only where it was wrong.
import type { CheckContext } from '../check/check-batch.ts';
import type { ProjectStore } from '../store/project-store.ts';

export class SiteGuess {
  readonly #scope: string | null;
  readonly #now = Date.now();
  #site: string | null;
  #settled: boolean;

  constructor(store: Pick<ProjectStore, 'site' | 'settings'>) {
    this.#site = store.site();
    this.#scope = store.settings().baseUrl;
    this.#settled = this.#site !== null;
  }

  /** The context for a batch with these locs; for an empty project, the first batch's majority is the guess. */
  contextFor(locs: readonly string[]): CheckContext {
    if (!this.#settled) {
      this.#site = majorityOrigin(locs);
      this.#settled = this.#site !== null;
    }
    return { site: this.#site, scope: this.#scope, now: this.#now };
  }

  /** True where rows were checked against another site. */
  differsFrom(site: string | null): boolean {
    return this.#site !== site;
  }
}

function majorityOrigin(locs: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const loc of locs) {
    const start = /^https?:\/\/[^/?#\\]*/i.exec(loc)?.[0];
    if (start !== undefined) counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && URL.canParse(first[0]) ? new URL(first[0]).origin : null;
}
