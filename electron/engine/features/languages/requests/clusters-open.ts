// clusters.open, clusters.rows, clusters.position: the pivot of language versions, a window at a time.
import {
  CLUSTER_FAULTS,
  type ClusterFault,
  type ClusterList,
  type ClusterQuery,
  type ClusterRow,
} from '../../../../../shared/model/cluster.ts';
import { firstPlace } from '../../../../../shared/model/first-place.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Command } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { searchLinkRows } from '../../../store/links/links.ts';
import {
  clusterWork,
  faultBit,
  findClusters,
  rowsOf,
  type ClusterIndex,
} from '../../../check/run/find-clusters.ts';
import { currentProject } from '../../../project/current-project.ts';
import { judgeClusters } from '../../../check/run/judge-clusters.ts';
import { touchesLinks } from '../../../check/run/recheck-links.ts';
import { append } from '../../../../../shared/model/large-lists.ts';

export const clustersOpen: Command<'clusters.open'> = async ({ run, query }, context) => {
  const project = currentProject(context);
  const total = Math.max(1, clusterWork(project.store));
  return await project.clusters.search.run(openSteps(project, query), (done) => {
    context.emit({ event: 'clusters.progress', data: { run, share: Math.min(1, done / total) } });
  });
};

function* openSteps(project: OpenProject, query: ClusterQuery): Steps<ClusterList> {
  const { clusters: cache, store, revision, lastChange } = project;
  let index = cache.known(revision, lastChange, touchesLinks);
  if (!index) {
    index = yield* findClusters(store);
    cache.keep({ index, revision, last: lastChange });
  }
  const found = yield* choose(project, index, query);
  const { list } = cache.show(index, found);
  const faults = Object.fromEntries(CLUSTER_FAULTS.map((fault) => [fault, 0])) as Record<
    ClusterFault,
    number
  >;
  for (const bits of index.faults) {
    if (bits === 0) continue;
    for (const fault of CLUSTER_FAULTS) if ((bits & faultBit(fault)) !== 0) faults[fault]++;
  }
  const { clusters, languages } = index;
  return {
    list,
    clusters: found.length,
    all: clusters.count,
    rows: clusters.rows.length,
    languages,
    faults,
  };
}

/** The numbers of the clusters that a query is about, ascending. */
function* choose(
  { store }: OpenProject,
  { clusters, sets, languageSets, faults }: ClusterIndex,
  { fault, lacks = '', search = '' }: ClusterQuery,
): Steps<Uint32Array> {
  const bit = fault === undefined ? 0 : faultBit(fault);
  const code = lacks.toLowerCase();
  const lacking = code === '' ? null : languageSets.map((codes) => !codes.includes(code));
  const hits = search.trim() === '' ? null : yield* searched(store.db, clusters, search.trim());
  const found = new Uint32Array(clusters.count);
  let count = 0;
  for (let i = 0; i < clusters.count; i++) {
    if (bit !== 0 && ((faults[i] ?? 0) & bit) === 0) continue;
    if (lacking && lacking[sets[i] ?? 0] !== true) continue;
    if (hits && hits[i] !== 1) continue;
    found[count++] = i;
  }
  return found.slice(0, count);
}

function* searched(
  db: OpenProject['store']['db'],
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

/** Rows that a window looks at, however large its clusters are. */
const ROWS_A_WINDOW = 20_000;

export const clustersRows: Command<'clusters.rows'> = ({ list, start, count }, context) => {
  const { store, clusters: cache } = currentProject(context);
  const { index, numbers } = cache.list(list);
  const asked = Array.from(numbers.subarray(start, start + count));
  const rows: ClusterRow[] = [];
  for (let from = 0; from < asked.length;) {
    let to = from;
    for (let sum = 0; to < asked.length && sum < ROWS_A_WINDOW; to++) {
      sum += rowsOf(index.clusters, asked[to] ?? 0).length;
    }
    append(rows, readClusters(store, index, asked.slice(from, to)));
    from = to;
  }
  return { rows };
};

function readClusters(
  store: OpenProject['store'],
  { clusters }: ClusterIndex,
  numbers: readonly number[],
): ClusterRow[] {
  const ids = numbers.map((cluster) => rowsOf(clusters, cluster));
  const judged = judgeClusters(store, ids);
  const firsts = store.rowsById(ids.map((rows) => rows[0] ?? 0));
  const locs = new Map(firsts.id.map((id, i) => [id, firsts.loc[i] ?? '']));
  return judged.map(({ rows, cells, faults }, i) => {
    const cluster = numbers[i] ?? 0;
    const id = ids[i]?.[0] ?? 0;
    const all = (clusters.starts[cluster + 1] ?? 0) - (clusters.starts[cluster] ?? 0);
    const count = Math.max(all, rows.length);
    return { id, loc: locs.get(id) ?? '', rows, count, cells, faults };
  });
}

export const clustersPosition: Command<'clusters.position'> = ({ list, row }, context) => {
  const { index, numbers } = currentProject(context).clusters.list(list);
  const { clusters } = index;
  const at = clusters.rows.indexOf(row);
  if (at < 0) return { position: -1 };
  // The last cluster that begins at or before the row.
  const next = firstPlace(1, clusters.count, (n) => (clusters.starts[n] ?? 0) > at);
  return { position: numbers.indexOf(next - 1) };
};
