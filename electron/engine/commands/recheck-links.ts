// Brings the flags about links between language versions up to date. It wires store, parse and check.
import { BATCH_ROWS } from '../../../shared/model/entry-batch.ts';
import type { AlternateEntry } from '../../../shared/model/extensions.ts';
import { hashLoc } from '../../../shared/model/hash-loc.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import { judgeLinks, LINK_RULES, type LinkTarget } from '../check/judge-links.ts';
import type { CheckContext } from '../check/rule.ts';
import { readExtensions } from '../parse/read-extensions.ts';
import {
  extsOf,
  findTargets,
  hasLinks,
  linkRowsAmong,
  linkRowsById,
  openLinksTo,
  readLinkRows,
  setOpenLinks,
  type LinkRow,
  type OpenLinks,
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
  for (let start = 0; start < flagged.length; start += IDS_AT_ONCE) {
    // Those that still have language versions come below.
    judgeRows(store, linkRowsById(store.db, flagged.slice(start, start + IDS_AT_ONCE), true), context);
    yield 0;
  }
  let after = 0;
  for (const rows of readLinkRows(store.db)) {
    const to = rows.at(-1)?.id ?? after;
    judgeRows(store, rows, context, { after, to });
    after = to;
    yield 0;
  }
  setOpenLinks(store.db, [], { after, to: Number.MAX_SAFE_INTEGER });
}

/** Judges these rows; some hundreds at most. */
export function recheckLinksOf(store: ProjectStore, ids: Uint32Array, context: CheckContext): void {
  judgeRows(store, linkRowsById(store.db, Array.from(ids)), context);
}

/** True where rows came, went, or got another loc, fragment or inclusion: links between rows may change elsewhere. */
export function touchesLinks({ fields }: Pick<Touched, 'fields'>): boolean {
  return (['loc', 'hash', 'deleted', 'included', 'ext'] as const).some((field) => fields.has(field));
}

/** Judges the touched rows that have language versions or had some, and the rows that link to touched ones or did. Yields no rows. */
export function* recheckLinks(
  store: ProjectStore,
  touched: Pick<Touched, 'ids' | 'fields' | 'replaced' | 'written' | 'replacedExts'>,
  context: CheckContext,
): Steps<void> {
  const { db } = store;
  if (!hasLinks(db) && touched.replacedExts?.length === 0) return;
  if (touched.replacedExts === null) {
    yield* recheckAllLinks(store, context, Array.from(touched.ids));
    return;
  }
  const hashes = hashesAround(store, touched);
  yield 0;
  const around = linkRowsAmong(db, touched.ids, hashes);
  yield 0;
  const wanted = new Set(around);
  // Who has no versions any more may have flags of before.
  if (touched.fields.has('ext')) for (const id of touched.ids) wanted.add(id);
  for (const id of openLinksTo(db, hashes)) wanted.add(id);
  // A row that returns a link stands among the links of the row that it returns it to.
  const linked = new Set<number>();
  const noteLinks = (exts: readonly string[]): void => {
    for (const ext of exts) for (const { href } of alternatesOf(ext)) linked.add(hashLoc(href));
  };
  noteLinks(touched.replacedExts);
  for (let start = 0; start < around.length; start += IDS_AT_ONCE) {
    noteLinks(extsOf(db, around.slice(start, start + IDS_AT_ONCE)));
    yield 0;
  }
  for (const id of linkRowsAmong(db, new Uint32Array(), linked)) wanted.add(id);
  const ids = [...wanted].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    judgeRows(store, linkRowsById(db, ids.slice(start, start + IDS_AT_ONCE)), context);
    yield 0;
  }
}

/** The loc hashes that touched rows have or had. */
function hashesAround(
  store: ProjectStore,
  { ids, fields, replaced, written }: Pick<Touched, 'ids' | 'fields' | 'replaced' | 'written'>,
): Set<number> {
  const hashes = new Set(replaced);
  for (const hash of written) hashes.add(hash);
  // Where nothing but locs were written, all hashes are known.
  if ([...fields].every((field) => field === 'loc' || field === 'hash')) return hashes;
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    for (const hash of store.hashesOf(ids.subarray(start, start + BATCH_ROWS))) hashes.add(hash);
  }
  return hashes;
}

/** Where a range is given, these are all its rows with language versions. Flags of duplicates have to be right already. */
function judgeRows(
  store: ProjectStore,
  rows: readonly LinkRow[],
  context: CheckContext,
  range: { readonly after: number; readonly to: number } | null = null,
): void {
  const { ruleSets, exceptions } = store;
  const read = rememberAlternates();
  const targets = targetsOf(store, rows, read);
  const enabled = (context.active?.enabled ?? ~0n) & LINK_RULES;
  const ids: number[] = [];
  const before: number[] = [];
  const after: number[] = [];
  const links: OpenLinks[] = [];
  for (const row of rows) {
    const { mask, open } = judgeLinks(row.loc, read(row.ext), (href) => targets.get(href));
    links.push({ id: row.id, open });
    const counted = mask & enabled & ~exceptions.maskOf(row.id);
    const number = ruleSets.replace(row.issues, ruleSets.idOf(counted), LINK_RULES);
    if (number === row.issues) continue;
    ids.push(row.id);
    before.push(row.issues);
    after.push(number);
  }
  setOpenLinks(store.db, links, range);
  store.setIssues({ ids, before, after });
}

/** The rows that these link to: mostly versions of one page stand together, and only the others have to be looked up. */
function targetsOf(
  { db, ruleSets }: ProjectStore,
  rows: readonly LinkRow[],
  read: (ext: string) => readonly AlternateEntry[],
): Map<string, LinkTarget> {
  const targets = new Map<string, LinkTarget>();
  for (const { loc, ext, included, issues } of rows) {
    // A row that repeats an address is not the first that has it.
    if (issues !== 0 && ruleSets.has(issues, 'loc-duplicate')) continue;
    targets.set(loc, { included, alternates: read(ext) });
  }
  const others = new Set<string>();
  for (const { loc, ext } of rows) {
    for (const { href } of read(ext)) if (href !== loc && !targets.has(href)) others.add(href);
  }
  for (const [loc, { included, ext }] of findTargets(db, others)) {
    targets.set(loc, { included, alternates: read(ext ?? '') });
  }
  return targets;
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
