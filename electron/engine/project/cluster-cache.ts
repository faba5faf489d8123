// Keeps what is known of the clusters of a project, and the lists that windows look at. It finds none itself.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ClusterIndex } from '../check/run/find-clusters.ts';
import { PreviewRunners } from '../jobs/preview-runner.ts';
import type { Touched } from '../store/rows/touched-rows.ts';

export interface ShownClusters {
  readonly list: number;
  readonly index: ClusterIndex;
  /** The clusters that the query found, by their numbers. */
  readonly numbers: Uint32Array;
  /** Whose it is. */
  readonly window: number;
}

interface Kept {
  readonly index: ClusterIndex;
  readonly revision: number;
  readonly last: Touched | null;
}

/** Of each window: what is read while the next list opens is still there. */
const LISTS_KEPT = 2;

export class ClusterCache {
  /** Looks for clusters beside everything else; a window's later search ends its earlier one. */
  readonly search = new PreviewRunners();
  /** Works out what a build would make. */
  readonly preview = new PreviewRunners();
  #kept: Kept | null = null;
  #lists: readonly ShownClusters[] = [];
  #next = 1;

  /** What was found, where nothing that clusters depend on changed since; else null. */
  known(revision: number, last: Touched | null, touches: (touched: Touched) => boolean): ClusterIndex | null {
    if (!this.#kept) return null;
    const { index, revision: known, last: before } = this.#kept;
    if (known === revision) return index;
    // One change later it is known what that was.
    if (revision !== known + 1 || last === null || last === before || touches(last)) return null;
    this.#kept = { index, revision, last };
    return index;
  }

  /** What was found last, whatever changed since; null before the first search. */
  last(): ClusterIndex | null {
    return this.#kept?.index ?? null;
  }

  keep(kept: Kept): void {
    this.#kept = kept;
  }

  show(index: ClusterIndex, numbers: Uint32Array, window: number): ShownClusters {
    const shown = { list: this.#next++, index, numbers, window };
    const own = this.#lists.filter((one) => one.window === window).slice(1 - LISTS_KEPT);
    this.#lists = [...this.#lists.filter((one) => one.window !== window), ...own, shown];
    return shown;
  }

  /** A window has gone: its lists, and what it asked for last, end. */
  leave(window: number): void {
    this.search.leave(window);
    this.preview.leave(window);
    this.#lists = this.#lists.filter((one) => one.window !== window);
  }

  /** Throws stale-view for a list that others took the place of. */
  list(list: number): ShownClusters {
    const found = this.#lists.find((one) => one.list === list);
    if (!found) throw new AppError('stale-view', reason('clusters-replaced'));
    return found;
  }
}
