// Works out how findings about links between language versions can be taken away, which may change other rows than those
// with the finding. It wires store and check, and changes nothing.
import { X_DEFAULT } from '../../../../shared/model/cluster.ts';
import type { RuleId } from '../../../../shared/model/rule.ts';
import { shownLanguage } from '../../../../shared/protocol/languages.ts';
import { codeByAddress } from '../../check/languages/code-by-address.ts';
import type { ClusterMember } from '../../check/judge-cluster.ts';
import { isListable } from '../../check/languages/listable-link.ts';
import { locUrl } from '../../check/loc-url.ts';
import { readExtensions } from '../../read/parse/xml/read-extensions.ts';
import { linkRowsById } from '../../store/links/links.ts';
import type { ProjectStore } from '../../store/store.ts';
import { findMembers } from '../../check/run/judge-clusters.ts';
import type { RowLinks } from '../languages/write-links.ts';
import { append } from '../../../../shared/model/large-lists.ts';

export interface PlannedLinks {
  /** How many of the rows lose the finding. */
  readonly fixed: number;
  readonly links: readonly RowLinks[];
}

type Find = (href: string) => ClusterMember | undefined;
type PlanRow = (row: ClusterMember, find: Find) => readonly RowLinks[] | null;

/** A function that plans batches of rows, ≤ 5,000 each; it remembers which links it gave to which rows. */
export function linkFixPlanner(store: ProjectStore, rule: RuleId): (ids: readonly number[]) => PlannedLinks {
  const plan = plannerOf(rule);
  return (ids) => {
    const rows = linkRowsById(store.db, ids).map(({ id, loc, ext, included }): ClusterMember => ({
      id,
      loc,
      included,
      alternates: readExtensions(ext).alternates,
    }));
    const hrefs = new Set(
      rows.flatMap(({ loc, alternates }) => [loc, ...alternates.map(({ href }) => href)]),
    );
    const found = findMembers(store, hrefs);
    let fixed = 0;
    const links: RowLinks[] = [];
    for (const row of rows) {
      const planned = plan(row, (href) => found.get(href));
      if (!planned) continue;
      fixed++;
      append(links, planned);
    }
    return { fixed, links };
  };
}

function plannerOf(rule: RuleId): PlanRow {
  if (rule === 'hreflang-self-missing') return addSelf;
  if (rule === 'hreflang-no-return') return returnLinks();
  if (rule === 'hreflang-incomplete') return addLacked;
  const isBad = rule === 'hreflang-target-excluded' ? isExcluded : isMissing;
  return (row, find) => {
    const bad = row.alternates.filter(({ href }) => isBad(row, href, find));
    if (bad.length === 0) return null;
    const links = bad.map(({ hreflang }) => ({ language: hreflang, href: null }));
    return [{ id: row.id, links, replace: false }];
  };
}

function isExcluded({ loc }: ClusterMember, href: string, find: Find): boolean {
  return href !== loc && find(href)?.included === false;
}

function isMissing({ loc }: ClusterMember, href: string, find: Find): boolean {
  const origin = locUrl(loc)?.origin;
  return href !== loc && origin !== undefined && !find(href) && locUrl(href)?.origin === origin;
}

/** The code is that under which other versions list the page, else what its address says where theirs say it, too. */
function addSelf(row: ClusterMember, find: Find): readonly RowLinks[] | null {
  const given = new Map<string, string>();
  for (const { href } of row.alternates) {
    const code = codeIn(find(href), row.loc);
    if (code !== null && !given.has(code.toLowerCase())) given.set(code.toLowerCase(), code);
  }
  const named = given.size === 0 ? codeByAddress(row.loc, row.alternates) : null;
  const [code = named === null ? null : shownLanguage(named)] = given.size === 1 ? given.values() : [];
  if (code === null || linkOf(row, code) !== undefined) return null;
  return [{ id: row.id, links: [{ language: code, href: row.loc }], replace: false }];
}

/** What the versions have that list the row, and that it lacks. All of it, or none where they disagree on an address. */
function addLacked(row: ClusterMember, find: Find): readonly RowLinks[] | null {
  const lacked = new Map<string, { readonly language: string; readonly href: string }>();
  for (const { href } of row.alternates) {
    const version = href === row.loc ? undefined : find(href);
    if (version?.included !== true || !lists(version, row.loc)) continue;
    for (const link of version.alternates) {
      const code = link.hreflang.toLowerCase();
      if (linkOf(row, code) !== undefined || !isListable(code, link.href)) continue;
      const known = lacked.get(code);
      if (known !== undefined && known.href !== link.href) return null;
      if (known === undefined) lacked.set(code, { language: link.hreflang, href: link.href });
    }
  }
  return lacked.size === 0 ? null : [{ id: row.id, links: [...lacked.values()], replace: false }];
}

/** The rows that are linked get a link back, with the code under which the row lists itself. All of them, or none. */
function returnLinks(): PlanRow {
  const planned = new Map<number, Map<string, string>>();
  return (row, find) => {
    const code = codeIn(row, row.loc);
    if (code === null) return null;
    const first = find(row.loc);
    const rows: RowLinks[] = [];
    for (const { hreflang, href } of row.alternates) {
      const target = href === row.loc ? undefined : find(href);
      if (!target || lists(target, row.loc)) continue;
      if (rows.some(({ id }) => id === target.id)) continue;
      // What links to an address means the first row that has it: that one has to return the new link.
      if (first && first.id !== row.id && !lists(first, target.loc)) return null;
      const links = linksBack(target, { code, loc: row.loc }, hreflang);
      const known = planned.get(target.id);
      const clashes = links.some(
        ({ language, href: to }) => (known?.get(language.toLowerCase()) ?? to) !== to,
      );
      if (linkOf(target, code) !== undefined || clashes) return null;
      rows.push({ id: target.id, links, replace: false });
    }
    for (const { id, links } of rows) {
      const known = planned.get(id) ?? new Map<string, string>();
      for (const { language, href } of links) known.set(language.toLowerCase(), href ?? '');
      planned.set(id, known);
    }
    return rows.length > 0 ? rows : null;
  };
}

function lists({ alternates }: ClusterMember, loc: string): boolean {
  return alternates.some(({ href }) => href === loc);
}

/** A page that listed nothing has to list itself, too, once it lists another. */
function linksBack(
  target: ClusterMember,
  { code, loc }: { readonly code: string; readonly loc: string },
  ownCode: string,
): RowLinks['links'] {
  const back = { language: code, href: loc };
  const own = ownCode.toLowerCase();
  if (target.alternates.length > 0 || own === X_DEFAULT || own === code.toLowerCase()) return [back];
  return [back, { language: ownCode, href: target.loc }];
}

/** The code under which a row lists an address, or null. */
function codeIn(row: ClusterMember | undefined, href: string): string | null {
  const link = row?.alternates.find((one) => one.href === href && one.hreflang.toLowerCase() !== X_DEFAULT);
  return link?.hreflang ?? null;
}

function linkOf({ alternates }: ClusterMember, code: string): string | undefined {
  return alternates.find(({ hreflang }) => hreflang.toLowerCase() === code.toLowerCase())?.href;
}
