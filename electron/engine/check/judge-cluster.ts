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
import { languageFault } from '../../../shared/protocol/languages.ts';
import { isDefaultAlone } from './languages/code-by-address.ts';
import { isListable } from './languages/listable-link.ts';
import { locUrl } from './loc-url.ts';

export interface ClusterMember {
  readonly id: number;
  readonly loc: string;
  readonly included: boolean;
  readonly alternates: readonly AlternateEntry[];
}

export interface JudgedCluster {
  /** Included rows: those that were given, and those that they lead to. By ascending ids. */
  readonly rows: readonly ClusterMember[];
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
  const rows = [...new Map([...given, ...versions].map((row) => [row.id, row])).values()];
  const incomplete = incompleteCodes(rows, languages);
  const stateOf = (href: string, code: string): LinkState => {
    const row = byLoc.get(href);
    const whole = incomplete.has(code) ? 'incomplete' : 'ok';
    if (!row) {
      if (origins.has(locUrl(href)?.origin ?? '')) return 'missing';
      return whole === 'ok' ? 'foreign' : whole;
    }
    if (!row.included) return 'excluded';
    if (code === X_DEFAULT) {
      if (versions.every((version) => namesDefault(version, href))) return whole;
      return whole === 'ok' ? 'oneWay' : whole;
    }
    const listed = versions.every(({ loc }) => lists.get(loc)?.has(href) === true);
    const own = lists.get(href);
    return listed && versions.every(({ loc }) => own?.has(loc) === true) ? whole : 'oneWay';
  };
  const cells = Array.from(languages, ([language, hrefs]): ClusterCell => ({
    language,
    links: Array.from(hrefs, (href): ClusterLink => ({
      href,
      row: byLoc.get(href)?.id ?? null,
      state: stateOf(href, language),
    })),
  }));
  return { rows: rows.sort((a, b) => a.id - b.id), cells, faults: faultsOf(cells, versions, lists) };
}

/**
 * Codes with one address that a row lacks, and x-default where it alone leads to a row that names its language. What has
 * several addresses is a conflict.
 */
function incompleteCodes(
  rows: readonly ClusterMember[],
  languages: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const own = rows.map(codesOf);
  const found = new Set<string>();
  for (const [code, hrefs] of languages) {
    const [href = ''] = hrefs;
    const isLacked = hrefs.size === 1 && own.some((codes) => !codes.has(code));
    if (isLacked && isListable(code, href)) found.add(code);
  }
  const fallbacks = languages.get(X_DEFAULT) ?? new Set();
  const isAlone = ({ loc, alternates }: ClusterMember): boolean =>
    fallbacks.has(loc) && isDefaultAlone(loc, alternates);
  if (fallbacks.size === 1 && rows.some(isAlone)) found.add(X_DEFAULT);
  return found;
}

/** The codes of a row, in small letters. */
export function codesOf({ alternates }: ClusterMember): ReadonlySet<string> {
  return new Set(alternates.map(({ hreflang }) => hreflang.toLowerCase()));
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
    if (languageFault(language) !== null) found.add('codes');
    for (const { state } of links) {
      if (state === 'oneWay' || state === 'incomplete') found.add(state);
      if (state === 'missing' || state === 'excluded') found.add('targets');
    }
  }
  // A row that nobody lists, itself included, stands in no cell.
  if (!versions.every((a) => versions.every((b) => lists.get(a.loc)?.has(b.loc) === true)))
    found.add('oneWay');
  return [...found];
}
