// Reads the rows of some clusters and has them judged. It wires store, parse and check.
import { judgeCluster, type ClusterMember, type JudgedCluster } from '../judge-cluster.ts';
import { readExtensions } from '../../read/parse/xml/read-extensions.ts';
import { findTargets, linkRowsById } from '../../store/links/links.ts';
import type { ProjectStore } from '../../store/store.ts';

/** The clusters as the rows are now; a cluster without an included row is empty. Some thousands of rows at most. */
export function judgeClusters(store: ProjectStore, clusters: readonly ArrayLike<number>[]): JudgedCluster[] {
  const rows = readMembers(
    store,
    clusters.flatMap((ids) => Array.from(ids)),
  );
  const given = clusters.map((ids) => Array.from(ids).flatMap((id) => rows.get(id) ?? []));
  const locs = new Set(given.flat().map(({ loc }) => loc));
  const wanted = new Set<string>();
  for (const { alternates } of given.flat()) {
    for (const { href } of alternates) if (!locs.has(href)) wanted.add(href);
  }
  const targets = findMembers(store, wanted);
  const all = new Map([...given.flat().map((row) => [row.loc, row] as const), ...targets]);
  return given.map((members) => judgeCluster(members, (href) => all.get(href)));
}

/** Included rows with these ids. */
export function readMembers(store: ProjectStore, ids: readonly number[]): Map<number, ClusterMember> {
  const found = new Map<number, ClusterMember>();
  for (const { id, loc, ext, included } of linkRowsById(store.db, ids)) {
    if (included) found.set(id, { id, loc, included, alternates: readExtensions(ext).alternates });
  }
  return found;
}

/** The first row of each of these addresses. */
export function findMembers(store: ProjectStore, locs: ReadonlySet<string>): Map<string, ClusterMember> {
  const found = new Map<string, ClusterMember>();
  for (const [loc, { id, included, ext }] of findTargets(store.db, locs)) {
    found.set(loc, { id, loc, included, alternates: readExtensions(ext).alternates });
  }
  return found;
}
