// Keeps what is known of the clusters of a project, and the lists that windows look at. It finds none itself.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ClusterIndex } from '../check/run/find-clusters.ts';
import { PreviewRunner } from '../jobs/preview-runner.ts';
import type { Touched } from '../store/rows/touched-rows.ts';

export interface ShownClusters {
  readonly list: number;
  readonly index: ClusterIndex;
  /** The clusters that the query found, by their numbers. */
  readonly numbers: Uint32Array;
}

interface Kept {
  readonly index: ClusterIndex;
  readonly revision: number;
  readonly last: Touched | null;
}

/** A window that is read while the next list opens still has its own. */
const LISTS_KEPT = 2;

export class ClusterCache {
  /** Looks for clusters beside everything else; a later search ends an earlier one. */
  readonly search = new PreviewRunner();
  /** Works out what a build would make. */
  readonly preview = new PreviewRunner();
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

  show(index: ClusterIndex, numbers: Uint32Array): ShownClusters {
    const shown = { list: this.#next++, index, numbers };
    this.#lists = [...this.#lists.slice(1 - LISTS_KEPT), shown];
    return shown;
  }

  /** Throws stale-view for a list that others took the place of. */
  list(list: number): ShownClusters {
    const found = this.#lists.find((one) => one.list === list);
    if (!found) throw new AppError('stale-view', reason('clusters-replaced'));
    return found;
  }
}
