// Finds the cluster of one row as the rows are now, by going from link to link. It wires store, parse and check.
import { MAX_CLUSTER_ROWS } from '../../../../shared/model/cluster.ts';
import { hashLoc } from '../../rows/hash-loc.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { joinsVersions } from '../../check/cluster-forest.ts';
import type { ClusterMember } from '../../check/judge-cluster.ts';
import { openLinksTo } from '../../store/links/links.ts';
import type { ProjectStore } from '../../store/store.ts';
import { findMembers, readMembers } from '../../check/run/judge-clusters.ts';

/** The included rows of the cluster. Throws not-found where the row is gone, invalid-value for a cluster too large. */
export function liveCluster(store: ProjectStore, row: number): ClusterMember[] {
  const members = readMembers(store, [row]);
  if (members.size === 0) throw new AppError('not-found', reason('row-gone'));
  let fresh = [...members.values()];
  while (fresh.length > 0) {
    const next = neighbours(store, fresh);
    fresh = [...next.values()].filter(({ id, included }) => included && !members.has(id));
    for (const member of fresh) members.set(member.id, member);
    if (members.size > MAX_CLUSTER_ROWS) throw tooLarge();
  }
  return [...members.values()].sort((a, b) => a.id - b.id);
}

/** Rows that these link to, and rows that link to these and are not linked from them. */
function neighbours(store: ProjectStore, rows: readonly ClusterMember[]): Map<number, ClusterMember> {
  const hrefs = new Set(rows.flatMap(linksOf));
  const locs = new Set(rows.map(({ loc }) => loc));
  const found = new Map(Array.from(findMembers(store, hrefs).values(), (row) => [row.id, row]));
  const linking = openLinksTo(store.db, new Set(Array.from(locs, hashLoc)));
  for (const row of readMembers(store, linking).values()) {
    // Open links are known by hashes, which addresses that resemble each other share.
    if (linksOf(row).some((href) => locs.has(href))) found.set(row.id, row);
  }
  return found;
}

function linksOf({ alternates }: ClusterMember): string[] {
  return alternates
    .filter(({ hreflang, href }) => joinsVersions(hreflang.toLowerCase(), href))
    .map(({ href }) => href);
}

function tooLarge(): AppError {
  return new AppError('invalid-value', reason('cluster-too-large', { max: MAX_CLUSTER_ROWS }));
}
