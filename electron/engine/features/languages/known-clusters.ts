// The clusters of the open project: as they were found, where nothing changed since, or found now.
import type { Steps } from '../../../../shared/model/steps.ts';
import { findClusters, type ClusterIndex } from '../../check/run/find-clusters.ts';
import { touchesLinks } from '../../check/run/recheck-links.ts';
import type { OpenProject } from '../../project/open-project.ts';

/** Yields the rows that were looked at. */
export function* knownClusters({
  clusters: cache,
  store,
  revision,
  lastChange,
}: OpenProject): Steps<ClusterIndex> {
  const known = cache.known(revision, lastChange, touchesLinks);
  if (known) return known;
  const index = yield* findClusters(store);
  cache.keep({ index, revision, last: lastChange });
  return index;
}

/** Writes a code as the set does, or did when its clusters were found last: an edit need not wait for that anew. */
export function* knownSpelling(project: OpenProject): Steps<ClusterIndex['spell']> {
  return (project.clusters.last() ?? (yield* knownClusters(project))).spell;
}
