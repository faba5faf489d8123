// Which clusters a query is about, and how many have each fault. It reads clusters that were found, and finds none.
import { CLUSTER_FAULTS, type ClusterFault, type ClusterQuery } from '../../../../shared/model/cluster.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { faultBit, type ClusterIndex } from '../../check/run/find-clusters.ts';
import { searchLinkRows } from '../../store/links/links.ts';
import type { ProjectStore } from '../../store/store.ts';

/** By the number of a set of languages: true where one of the expected ones is not in it. */
export function setsWithHoles(
  { languageSets }: ClusterIndex,
  expected: readonly string[],
): readonly boolean[] {
  return languageSets.map((codes) => expected.some((code) => !codes.includes(code)));
}

/** The faults of a cluster, in the order of CLUSTER_FAULTS. */
export function faultsOfCluster(
  { sets, faults }: ClusterIndex,
  holes: readonly boolean[],
  cluster: number,
): ClusterFault[] {
  const bits = faults[cluster] ?? 0;
  return CLUSTER_FAULTS.filter((fault) =>
    fault === 'holes' ? holes[sets[cluster] ?? 0] === true : (bits & faultBit(fault)) !== 0,
  );
}

/** How many of all clusters have each fault. */
export function countFaults(
  { clusters, sets, faults }: ClusterIndex,
  holes: readonly boolean[],
): Record<ClusterFault, number> {
  const counts = Object.fromEntries(CLUSTER_FAULTS.map((fault) => [fault, 0])) as Record<
    ClusterFault,
    number
  >;
  for (let i = 0; i < clusters.count; i++) {
    if (holes[sets[i] ?? 0] === true) counts.holes++;
    const bits = faults[i] ?? 0;
    if (bits === 0) continue;
    for (const fault of CLUSTER_FAULTS) if ((bits & faultBit(fault)) !== 0) counts[fault]++;
  }
  return counts;
}

/** The numbers of the clusters that a query is about, ascending. */
export function* chooseClusters(
  { db }: Pick<ProjectStore, 'db'>,
  { clusters, sets, languageSets, faults }: ClusterIndex,
  holes: readonly boolean[],
  { fault, lacks = '', has = '', search = '' }: ClusterQuery,
): Steps<Uint32Array> {
  const bit = fault === undefined || fault === 'holes' ? 0 : faultBit(fault);
  const fits = languageSets.map(
    (codes, set) =>
      (fault !== 'holes' || holes[set] === true) &&
      (lacks === '' || !codes.includes(lacks.toLowerCase())) &&
      (has === '' || codes.includes(has.toLowerCase())),
  );
  const hits = search.trim() === '' ? null : yield* searched(db, clusters, search.trim());
  const found = new Uint32Array(clusters.count);
  let count = 0;
  for (let i = 0; i < clusters.count; i++) {
    if (bit !== 0 && ((faults[i] ?? 0) & bit) === 0) continue;
    if (fits[sets[i] ?? 0] !== true) continue;
    if (hits && hits[i] !== 1) continue;
    found[count++] = i;
  }
  return found.slice(0, count);
}

function* searched(
  db: ProjectStore['db'],
  clusters: ClusterIndex['clusters'],
  text: string,
): Steps<Uint8Array> {
  const hits = new Uint8Array(clusters.count);
  const ofRow = clustersOfRows(clusters);
  for (const ids of searchLinkRows(db, text)) {
    for (const id of ids) {
      const cluster = ofRow[id];
      if (cluster !== undefined && cluster > 0) hits[cluster - 1] = 1;
    }
    yield 0;
  }
  return hits;
}

/** By row id, the number of its cluster + 1; 0 = none. */
function clustersOfRows({ count, starts, rows }: ClusterIndex['clusters']): Uint32Array {
  let highest = 0;
  for (const id of rows) if (id > highest) highest = id;
  const ofRow = new Uint32Array(highest + 1);
  for (let cluster = 0; cluster < count; cluster++) {
    const end = starts[cluster + 1] ?? 0;
    for (let i = starts[cluster] ?? 0; i < end; i++) ofRow[rows[i] ?? 0] = cluster + 1;
  }
  return ofRow;
}
