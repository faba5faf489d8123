// Lays the language versions of one cluster out as a pivot and judges them against each other. It sees the rows of one
// cluster, what they lead to, and reads nothing itself.
import {
  X_DEFAULT,
  type ClusterCell,
  type ClusterFault,
  type ClusterLink,
  type LinkState,
} from '../../../shared/model/cluster.ts';
import type { AlternateEntry } from '../../../shared/model/rows/extensions.ts';
import { locUrl } from './loc-url.ts';

export interface ClusterMember {
  readonly id: number;
  readonly loc: string;
  readonly included: boolean;
  readonly alternates: readonly AlternateEntry[];
}

export interface JudgedCluster {
  /** Included rows: those that were given, and those that they lead to. Ascending. */
  readonly rows: readonly number[];
  readonly cells: readonly ClusterCell[];
  readonly faults: readonly ClusterFault[];
}

/** `find` gives the first row that has an address, or undefined; it is asked for addresses of no given row. */
export function judgeCluster(
  given: readonly ClusterMember[],
  find: (href: string) => ClusterMember | undefined,
): JudgedCluster {
  const byLoc = new Map<string, ClusterMember>();
  for (const row of given) if (!byLoc.has(row.loc)) byLoc.set(row.loc, row);
  const languages = new Map<string, Set<string>>();
  for (const { hreflang, href } of given.flatMap(({ alternates }) => alternates)) {
    const code = hreflang.toLowerCase();
    const hrefs = languages.get(code) ?? new Set();
    languages.set(code, hrefs.add(href));
    if (byLoc.has(href)) continue;
    const target = find(href);
    if (target) byLoc.set(href, target);
  }
  const versions = versionsOf(given, languages, byLoc);
  const lists = new Map(
    Array.from(byLoc.values(), (row) => [row.loc, new Set(row.alternates.map(({ href }) => href))]),
  );
  const origins = new Set(given.map(({ loc }) => locUrl(loc)?.origin));
  const stateOf = (href: string, code: string): LinkState => {
    const row = byLoc.get(href);
    if (!row) return origins.has(locUrl(href)?.origin ?? '') ? 'missing' : 'foreign';
    if (!row.included) return 'excluded';
    if (code === X_DEFAULT) return versions.every((version) => namesDefault(version, href)) ? 'ok' : 'oneWay';
    const listed = versions.every(({ loc }) => lists.get(loc)?.has(href) === true);
    const own = lists.get(href);
    return listed && versions.every(({ loc }) => own?.has(loc) === true) ? 'ok' : 'oneWay';
  };
  const cells = Array.from(languages, ([language, hrefs]): ClusterCell => ({
    language,
    links: Array.from(hrefs, (href): ClusterLink => ({
      href,
      row: byLoc.get(href)?.id ?? null,
      state: stateOf(href, language),
    })),
  }));
  const ids = new Set([...given, ...versions].map(({ id }) => id));
  return { rows: [...ids].sort((a, b) => a - b), cells, faults: faultsOf(cells, versions, lists) };
}

function namesDefault({ alternates }: ClusterMember, href: string): boolean {
  return alternates.some((link) => link.href === href && link.hreflang.toLowerCase() === X_DEFAULT);
}

/** The included rows that the cluster is made of: those given, and the targets of links other than x-default. */
function versionsOf(
  given: readonly ClusterMember[],
  languages: ReadonlyMap<string, ReadonlySet<string>>,
  byLoc: ReadonlyMap<string, ClusterMember>,
): readonly ClusterMember[] {
  const locs = new Set(given.map(({ loc }) => loc));
  for (const [code, hrefs] of languages) if (code !== X_DEFAULT) for (const href of hrefs) locs.add(href);
  return [...locs].flatMap((loc) => {
    const row = byLoc.get(loc);
    return row?.included === true ? [row] : [];
  });
}

function faultsOf(
  cells: readonly ClusterCell[],
  versions: readonly ClusterMember[],
  lists: ReadonlyMap<string, ReadonlySet<string>>,
): ClusterFault[] {
  const found = new Set<ClusterFault>();
  for (const { language, links } of cells) {
    if (links.length > 1) found.add(language === X_DEFAULT ? 'defaults' : 'conflicts');
    for (const { state } of links) {
      if (state === 'oneWay') found.add('oneWay');
      if (state === 'missing' || state === 'excluded') found.add('targets');
    }
  }
  // A row that nobody lists, itself included, stands in no cell.
  if (!versions.every((a) => versions.every((b) => lists.get(a.loc)?.has(b.loc) === true)))
    found.add('oneWay');
  return [...found];
}
