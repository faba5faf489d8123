// Reads clusters as the pivot shows them, as the rows are now.
import type { ClusterRow } from '../../../../shared/model/cluster.ts';
import { append } from '../../../../shared/model/large-lists.ts';
import { rowsOf, type ClusterIndex } from '../../check/run/find-clusters.ts';
import { judgeClusters } from '../../check/run/judge-clusters.ts';
import type { ProjectStore } from '../../store/store.ts';

/** Rows that are looked at together, however large its clusters are. */
const ROWS_AT_ONCE = 20_000;

/** The clusters with these numbers, in this order. */
export function readClusters(
  store: ProjectStore,
  index: ClusterIndex,
  asked: readonly number[],
): ClusterRow[] {
  const rows: ClusterRow[] = [];
  for (let from = 0; from < asked.length;) {
    let to = from;
    for (let sum = 0; to < asked.length && sum < ROWS_AT_ONCE; to++) {
      sum += rowsOf(index.clusters, asked[to] ?? 0).length;
    }
    append(rows, readSome(store, index, asked.slice(from, to)));
    from = to;
  }
  return rows;
}

function readSome(store: ProjectStore, { clusters }: ClusterIndex, numbers: readonly number[]): ClusterRow[] {
  const ids = numbers.map((cluster) => rowsOf(clusters, cluster));
  const judged = judgeClusters(store, ids);
  const firsts = store.rowsById(ids.map((rows) => rows[0] ?? 0));
  const locs = new Map(firsts.id.map((id, i) => [id, firsts.loc[i] ?? '']));
  return judged.map(({ rows, cells, faults }, i) => {
    const cluster = numbers[i] ?? 0;
    const id = ids[i]?.[0] ?? 0;
    const all = (clusters.starts[cluster + 1] ?? 0) - (clusters.starts[cluster] ?? 0);
    const count = Math.max(all, rows.length);
    return { id, loc: locs.get(id) ?? '', rows: rows.map((row) => row.id), count, cells, faults };
  });
}
