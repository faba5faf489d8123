// Judges the links of rows between language versions and sets their flags. It wires store, parse and check.
import type { AlternateEntry } from '../../../../shared/model/rows/extensions.ts';
import { ruleMask, type RuleMask } from '../../rows/rule-sets.ts';
import { judgeLinks, LINK_RULES, withLacked, type LinkTarget } from '../judge-links.ts';
import type { CheckContext } from '../rule-definition.ts';
import { readExtensions } from '../../read/parse/xml/read-extensions.ts';
import type { Database } from '../../store/file/database.ts';
import {
  changeOpenLinks,
  findTargets,
  linkRowsById,
  openLinkDifference,
  type LinkDifference,
  type LinkRow,
  type OpenLinks,
  type OpenRange,
} from '../../store/links/links.ts';
import type { ProjectStore } from '../../store/store.ts';

const DUPLICATE = ruleMask('loc-duplicate');

/** What was found of rows with language versions. */
export interface LinkVerdicts {
  /** Rows that break a rule about links, or have any flag. */
  readonly ids: readonly number[];
  /** The numbers of their sets, as they were read. */
  readonly before: readonly number[];
  readonly masks: readonly RuleMask[];
  /** What becomes of open links. */
  readonly links: LinkDifference;
}

/** Judges these rows, some hundreds at most. Flags of duplicates have to be right already. */
export function judgeLinkRows(
  store: ProjectStore,
  rows: readonly LinkRow[],
  context: CheckContext,
  read = rememberAlternates(),
): void {
  const known = { db: store.db, read, isFirst: firstByFlags(store, context) };
  const { targets } = targetsOf(rows, known);
  writeLinkVerdicts(store, judge(rows, { ...known, targets, range: null }), context);
}

/** A run over all rows with language versions, in ranges of neighbours. */
interface LinkRun {
  /** All rows with language versions, ascending. */
  readonly ids: Uint32Array;
  /** By id: 1 for rows that are judged: those that a row of another range names come with that. */
  readonly judged: Uint8Array;
  readonly isFirst: IsFirst;
}

export const LINK_ROWS_A_RANGE = 500;

/**
 * A function that judges the rows of a range that are not judged yet, and then the rows that they link to where all
 * that those link to is at hand: of versions that stand far apart each is read once or twice, not once for each version.
 */
export function linkRangeJudge(
  db: Database,
  { ids, judged, isFirst }: LinkRun,
): (range: number) => LinkVerdicts {
  const claim = (id: number): boolean => {
    const isFree = judged[id] !== 1;
    judged[id] = 1;
    return isFree;
  };
  const read = rememberAlternates();
  return (range) => {
    const known = { db, read, isFirst };
    const start = range * LINK_ROWS_A_RANGE;
    const mine = Array.from(ids.subarray(start, start + LINK_ROWS_A_RANGE)).filter(claim);
    const [after, to] = [range === 0 ? 0 : (ids[start - 1] ?? 0), ids[start + LINK_ROWS_A_RANGE - 1]];
    const rows = linkRowsById(db, mine);
    const { targets, asked, others } = targetsOf(rows, known);
    const own = new Set(mine);
    const except = (id: number): boolean => judged[id] === 1 && !own.has(id);
    const whole = { after, to: to ?? ids.at(-1) ?? 0, except };
    const first = judge(rows, { ...known, targets, range: whole });
    const more = others.filter(
      ({ id, loc, ext }) =>
        judged[id] !== 1 &&
        read(ext).length > 0 &&
        read(ext).every(({ href }) => href === loc || targets.has(href) || asked.has(href)) &&
        claim(id),
    );
    return together(first, judge(more, { ...known, targets, range: null }));
  };
}

/** Sets the flags that were found. */
export function writeLinkVerdicts(store: ProjectStore, verdicts: LinkVerdicts, context: CheckContext): void {
  const { ruleSets, exceptions } = store;
  const enabled = enabledOf(context) & LINK_RULES;
  const ids: number[] = [];
  const before: number[] = [];
  const after: number[] = [];
  verdicts.ids.forEach((id, i) => {
    const issues = verdicts.before[i] ?? 0;
    const counted = (verdicts.masks[i] ?? 0n) & enabled & ~exceptions.maskOf(id);
    const number = ruleSets.replace(issues, ruleSets.idOf(counted), LINK_RULES);
    if (number === issues) return;
    ids.push(id);
    before.push(issues);
    after.push(number);
  });
  changeOpenLinks(store.db, verdicts.links);
  store.flags.noteLinks(verdicts.links);
  store.setIssues({ ids, before, after });
}

type Read = (ext: string) => readonly AlternateEntry[];

/** Whether a row is the first of its address, as far as can be told without a look at others. */
export type IsFirst = (row: LinkRow) => boolean;

interface Sight {
  readonly db: Database;
  readonly read: Read;
  readonly isFirst: IsFirst;
}

interface Known extends Sight {
  readonly targets: ReadonlyMap<string, LinkTarget>;
  /** Where it is given, these are all its rows with language versions. */
  readonly range: OpenRange | null;
}

function judge(rows: readonly LinkRow[], { db, read, targets, range }: Known): LinkVerdicts {
  const ids: number[] = [];
  const before: number[] = [];
  const masks: RuleMask[] = [];
  const links: OpenLinks[] = [];
  const verdicts = rows.map((row) => judgeLinks(row.loc, read(row.ext), (href) => targets.get(href)));
  const lacked = new Set(verdicts.flatMap((verdict) => [...verdict.lacked]));
  for (const href of lacked) if (targets.has(href)) lacked.delete(href);
  const others = findTargets(db, lacked);
  rows.forEach((row, i) => {
    const verdict = verdicts[i];
    if (!verdict) return;
    const { mask, open } = withLacked(row.loc, verdict, (href) => {
      const other = others.get(href);
      return other ? { included: other.included, alternates: [] } : targets.get(href);
    });
    links.push({ id: row.id, open });
    if (mask === 0n && row.issues === 0) return;
    ids.push(row.id);
    before.push(row.issues);
    masks.push(mask);
  });
  return { ids, before, masks, links: openLinkDifference(db, links, range) };
}

function together(a: LinkVerdicts, b: LinkVerdicts): LinkVerdicts {
  if (b.ids.length + b.links.gone.length + b.links.came.length === 0) return a;
  return {
    ids: [...a.ids, ...b.ids],
    before: [...a.before, ...b.before],
    masks: [...a.masks, ...b.masks],
    links: { gone: [...a.links.gone, ...b.links.gone], came: [...a.links.came, ...b.links.came] },
  };
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
function targetsOf(rows: readonly LinkRow[], { db, read, isFirst }: Sight): Targets {
  const targets = new Map<string, LinkTarget>();
  for (const row of rows) {
    if (isFirst(row)) targets.set(row.loc, { included: row.included, alternates: read(row.ext) });
  }
  const asked = new Set<string>();
  for (const { loc, ext } of rows) {
    for (const { href } of read(ext)) if (href !== loc && !targets.has(href)) asked.add(href);
  }
  const found = findTargets(db, asked);
  for (const [loc, { included, ext }] of found) targets.set(loc, { included, alternates: read(ext) });
  return { targets, asked, others: [...found.values()] };
}

/** Flags of duplicates have to be right already. Where they are off, it is not known which row is the first. */
export function firstByFlags({ ruleSets, exceptions }: ProjectStore, context: CheckContext): IsFirst {
  if ((enabledOf(context) & DUPLICATE) === 0n) return () => false;
  return ({ id, issues }) =>
    (exceptions.maskOf(id) & DUPLICATE) === 0n && (issues === 0 || !ruleSets.has(issues, 'loc-duplicate'));
}

/** By a bit an id: 1 for rows that repeat the address of an earlier one. */
export function firstByBits(repeated: Uint8Array): IsFirst {
  return ({ id }) => (((repeated[id >>> 3] ?? 0) >> (id & 7)) & 1) === 0;
}

function enabledOf({ active }: CheckContext): bigint {
  return active?.enabled ?? ~0n;
}

/** So many fragments are remembered at most, and so many characters of them. */
const KNOWN_FRAGMENTS = 10_000;
const KNOWN_CHARACTERS = 16 << 20;

/** Versions of one page mostly have the same fragment. */
export function rememberAlternates(): Read {
  const known = new Map<string, readonly AlternateEntry[]>();
  let characters = 0;
  return (ext) => {
    let alternates = known.get(ext);
    if (alternates) return alternates;
    if (known.size >= KNOWN_FRAGMENTS || characters > KNOWN_CHARACTERS) {
      known.clear();
      characters = 0;
    }
    characters += ext.length;
    known.set(ext, (alternates = alternatesOf(ext)));
    return alternates;
  };
}

function alternatesOf(ext: string): readonly AlternateEntry[] {
  return ext.includes('<xhtml:link') ? readExtensions(ext).alternates : [];
}
