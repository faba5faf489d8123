// Judges the links of rows between language versions and sets their flags. It wires store, parse and check.
import type { AlternateEntry } from '../../../../shared/model/extensions.ts';
import { ruleMask } from '../../../../shared/model/rule-sets.ts';
import { judgeLinks, LINK_RULES, type LinkTarget } from '../../check/judge-links.ts';
import type { CheckContext } from '../../check/rule.ts';
import { readExtensions } from '../../parse/read-extensions.ts';
import {
  findTargets,
  linkRowsById,
  setOpenLinks,
  type LinkRow,
  type OpenLinks,
  type OpenRange,
} from '../../store/links.ts';
import type { ProjectStore } from '../../store/project-store.ts';

const DUPLICATE = ruleMask('loc-duplicate');

/** Judges these rows, some hundreds at most. Flags of duplicates have to be right already. */
export function judgeLinkRows(
  store: ProjectStore,
  rows: readonly LinkRow[],
  context: CheckContext,
  read = rememberAlternates(),
): void {
  const { targets } = targetsOf(store, rows, context, read);
  judge(store, rows, context, { read, targets, range: null });
}

/** A part of a run over all rows. */
export interface LinkRange {
  readonly after: number;
  readonly to: number;
  /** All rows with language versions above `after` and up to `to`. */
  readonly ids: readonly number[];
  /** By id: 1 for rows that are judged already. */
  readonly judged: Uint8Array;
}

/**
 * Judges the rows of a range that are not judged yet, and with them the rows that they link to where all that those link
 * to is at hand: of versions that stand far apart each is read once or twice, not once for each version.
 */
export function judgeLinksBetween(
  store: ProjectStore,
  context: CheckContext,
  { ids, judged, after, to }: LinkRange,
): void {
  const read = rememberAlternates();
  const isJudged = (id: number): boolean => judged[id] === 1;
  const rows = linkRowsById(
    store.db,
    ids.filter((id) => !isJudged(id)),
  );
  const { targets, asked, others } = targetsOf(store, rows, context, read);
  judge(store, rows, context, { read, targets, range: { after, to, except: isJudged } });
  for (const { id } of rows) judged[id] = 1;
  const more = others.filter(
    ({ id, loc, ext }) =>
      !isJudged(id) &&
      read(ext).length > 0 &&
      read(ext).every(({ href }) => href === loc || targets.has(href) || asked.has(href)),
  );
  judge(store, more, context, { read, targets, range: null });
  for (const { id } of more) judged[id] = 1;
}

type Read = (ext: string) => readonly AlternateEntry[];

interface Known {
  readonly read: Read;
  readonly targets: ReadonlyMap<string, LinkTarget>;
  /** Where it is given, these are all its rows with language versions. */
  readonly range: OpenRange | null;
}

function judge(
  store: ProjectStore,
  rows: readonly LinkRow[],
  context: CheckContext,
  { read, targets, range }: Known,
): void {
  const { ruleSets, exceptions } = store;
  const enabled = enabledOf(context) & LINK_RULES;
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
  store.flags.noteLinks(setOpenLinks(store.db, links, range));
  store.setIssues({ ids, before, after });
}

interface Targets {
  readonly targets: Map<string, LinkTarget>;
  /** Addresses that were looked up; those that are no targets are in no row. */
  readonly asked: ReadonlySet<string>;
  /** The rows that were found. */
  readonly others: readonly LinkRow[];
}

/**
 * The first row of each address that these rows link to. Mostly versions of one page stand together, and only the others
 * have to be looked up.
 */
function targetsOf(
  { db, ruleSets, exceptions }: ProjectStore,
  rows: readonly LinkRow[],
  context: CheckContext,
  read: Read,
): Targets {
  const targets = new Map<string, LinkTarget>();
  // Where repeated addresses are not flagged, it is not known which row is the first.
  const areFlagged = (enabledOf(context) & DUPLICATE) !== 0n;
  for (const { id, loc, ext, included, issues } of rows) {
    if (!areFlagged || (exceptions.maskOf(id) & DUPLICATE) !== 0n) continue;
    if (issues !== 0 && ruleSets.has(issues, 'loc-duplicate')) continue;
    targets.set(loc, { included, alternates: read(ext) });
  }
  const asked = new Set<string>();
  for (const { loc, ext } of rows) {
    for (const { href } of read(ext)) if (href !== loc && !targets.has(href)) asked.add(href);
  }
  const found = findTargets(db, asked);
  for (const [loc, { included, ext }] of found) targets.set(loc, { included, alternates: read(ext) });
  return { targets, asked, others: [...found.values()] };
}

function enabledOf({ active }: CheckContext): bigint {
  return active?.enabled ?? ~0n;
}

/** So many fragments are remembered at most. */
const KNOWN_FRAGMENTS = 10_000;

/** Versions of one page mostly have the same fragment. */
export function rememberAlternates(): Read {
  const known = new Map<string, readonly AlternateEntry[]>();
  return (ext) => {
    let alternates = known.get(ext);
    if (alternates) return alternates;
    if (known.size >= KNOWN_FRAGMENTS) known.clear();
    known.set(ext, (alternates = alternatesOf(ext)));
    return alternates;
  };
}

function alternatesOf(ext: string): readonly AlternateEntry[] {
  return ext.includes('<xhtml:link') ? readExtensions(ext).alternates : [];
}
