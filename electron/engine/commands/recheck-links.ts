// Brings the flags about links between language versions up to date. It wires store, parse and check.
import type { AlternateEntry } from '../../../shared/model/extensions.ts';
import { hashLoc } from '../../../shared/model/hash-loc.ts';
import { finish, type Steps } from '../../../shared/model/steps.ts';
import { judgeLinks, LINK_RULES, type LinkTarget } from '../check/judge-links.ts';
import type { CheckContext } from '../check/rule.ts';
import { readExtensions } from '../parse/read-extensions.ts';
import {
  extsOf,
  findTargets,
  hasLinks,
  idsOfHashes,
  linkRowsById,
  openLinksTo,
  readLinkRows,
  setOpenLinks,
  type LinkRow,
} from '../store/links.ts';
import type { ProjectStore } from '../store/project-store.ts';
import type { Touched } from '../store/touched-rows.ts';

const IDS_AT_ONCE = 500;

/** Judges all rows with language versions, and `flagged`, which may have flags of before. Yields no rows. */
export function* recheckAllLinks(
  store: ProjectStore,
  context: CheckContext,
  flagged: readonly number[],
): Steps<void> {
  store.db.run('DELETE FROM open_link');
  for (let start = 0; start < flagged.length; start += IDS_AT_ONCE) {
    const rows = linkRowsById(store.db, flagged.slice(start, start + IDS_AT_ONCE));
    // Those that still have language versions come below.
    const without = rows.filter(({ ext }) => alternatesOf(ext).length === 0);
    judgeRows(store, without, context);
    yield 0;
  }
  for (const rows of readLinkRows(store.db)) {
    judgeRows(store, rows, context);
    yield 0;
  }
}

/** True where rows came, went, or got another loc, fragment or inclusion: links between rows may change elsewhere. */
export function touchesLinks({ fields }: Pick<Touched, 'fields'>): boolean {
  return (['loc', 'hash', 'deleted', 'included', 'ext'] as const).some((field) => fields.has(field));
}

/** Judges the touched rows, and the rows that link to them or did. */
export function recheckLinks(
  store: ProjectStore,
  touched: Pick<Touched, 'ids' | 'replaced' | 'replacedExts'>,
  context: CheckContext,
): void {
  const { db } = store;
  if (!hasLinks(db) && touched.replacedExts?.length === 0) return;
  if (touched.replacedExts === null) {
    finish(recheckAllLinks(store, context, Array.from(touched.ids)));
    return;
  }
  const hashes = new Set(touched.replaced);
  for (let start = 0; start < touched.ids.length; start += IDS_AT_ONCE) {
    for (const hash of store.hashesOf(touched.ids.subarray(start, start + IDS_AT_ONCE))) hashes.add(hash);
  }
  const wanted = new Set<number>(touched.ids);
  for (const id of openLinksTo(db, [...hashes])) wanted.add(id);
  // A row that returns a link stands among the links of the row that it returns it to.
  const linked = new Set<number>();
  for (const ext of [...touched.replacedExts, ...extsOf(db, touched.ids, [...hashes])]) {
    for (const { href } of alternatesOf(ext)) linked.add(hashLoc(href));
  }
  for (const id of idsOfHashes(db, [...linked])) wanted.add(id);
  const ids = [...wanted].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    judgeRows(store, linkRowsById(db, ids.slice(start, start + IDS_AT_ONCE)), context);
  }
}

function judgeRows(store: ProjectStore, rows: readonly LinkRow[], context: CheckContext): void {
  const { db, ruleSets, exceptions } = store;
  const read = rememberAlternates();
  const locs = new Set<string>();
  for (const { loc, ext } of rows) {
    for (const { href } of read(ext)) if (href !== loc) locs.add(href);
  }
  const targets = new Map<string, LinkTarget>();
  for (const [loc, { included, ext }] of findTargets(db, locs)) {
    targets.set(loc, { included, alternates: read(ext ?? '') });
  }
  const enabled = (context.active?.enabled ?? ~0n) & LINK_RULES;
  const ids: number[] = [];
  const issues: number[] = [];
  const links: { id: number; open: readonly string[] }[] = [];
  for (const row of rows) {
    const { mask, open } = judgeLinks(row.loc, read(row.ext), (href) => targets.get(href));
    links.push({ id: row.id, open });
    const counted = mask & enabled & ~exceptions.maskOf(row.id);
    const after = ruleSets.replace(row.issues, ruleSets.idOf(counted), LINK_RULES);
    if (after === row.issues) continue;
    ids.push(row.id);
    issues.push(after);
  }
  setOpenLinks(db, links);
  store.setIssues(ids, issues);
}

/** Versions of one page mostly have the same fragment. */
function rememberAlternates(): (ext: string) => readonly AlternateEntry[] {
  const known = new Map<string, readonly AlternateEntry[]>();
  return (ext) => {
    let alternates = known.get(ext);
    if (!alternates) known.set(ext, (alternates = alternatesOf(ext)));
    return alternates;
  };
}

function alternatesOf(ext: string): readonly AlternateEntry[] {
  return ext.includes('<xhtml:link') ? readExtensions(ext).alternates : [];
}
