// clusters.open, clusters.rows, clusters.position: the pivot of language versions, a window at a time.
import type { ClusterList, ClusterQuery } from '../../../../../shared/model/cluster.ts';
import { firstPlace } from '../../../../../shared/model/first-place.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Command } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { clusterWork } from '../../../check/run/find-clusters.ts';
import { expectedLanguages } from '../../../check/languages/expected-languages.ts';
import { currentProject } from '../../../project/current-project.ts';
import { chooseClusters, countFaults, setsWithHoles } from '../choose-clusters.ts';
import { knownClusters } from '../known-clusters.ts';
import { readClusters } from '../read-clusters.ts';

export const clustersOpen: Command<'clusters.open'> = async ({ run, query }, context, window = 0) => {
  const project = currentProject(context);
  const total = Math.max(1, clusterWork(project.store));
  return await project.clusters.search.of(window).run(openSteps(project, query, window), (done) => {
    context.emit({ event: 'clusters.progress', data: { run, share: Math.min(1, done / total) } });
  });
};

function* openSteps(project: OpenProject, query: ClusterQuery, window: number): Steps<ClusterList> {
  const index = yield* knownClusters(project);
  const { clusters, languages } = index;
  const expected = expectedLanguages(languages, clusters.count, project.store.settings().expectedLanguages);
  const holes = setsWithHoles(index, expected.codes);
  const found = yield* chooseClusters(project.store, index, holes, query);
  const { list } = project.clusters.show(index, found, window);
  return {
    list,
    clusters: found.length,
    all: clusters.count,
    rows: clusters.rows.length,
    languages,
    expected,
    faults: countFaults(index, holes),
  };
}

export const clustersRows: Command<'clusters.rows'> = ({ list, start, count }, context) => {
  const { store, clusters: cache } = currentProject(context);
  const { index, numbers } = cache.list(list);
  return { rows: readClusters(store, index, Array.from(numbers.subarray(start, start + count))) };
};

export const clustersPosition: Command<'clusters.position'> = ({ list, row }, context) => {
  const { index, numbers } = currentProject(context).clusters.list(list);
  const { clusters } = index;
  const at = clusters.rows.indexOf(row);
  if (at < 0) return { position: -1 };
  // The last cluster that begins at or before the row.
  const next = firstPlace(1, clusters.count, (n) => (clusters.starts[n] ?? 0) > at);
  return { position: numbers.indexOf(next - 1) };
};
