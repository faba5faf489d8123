// Brings the flags of the rules about single rows up to date, for all rows or some. It wires store and check.
import { BATCH_ROWS, type RowBatch } from '../../../../shared/model/entry-batch.ts';
import { packedId, type PackedRows } from '../../../../shared/model/packed-rows.ts';
import { RULE_IDS, type RuleGroup } from '../../../../shared/model/rule.ts';
import { ruleMask, type RuleMask } from '../../../../shared/model/rule-sets.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { checkBatch } from '../../check/check-batch.ts';
import { packedChecker, type PackedVerdicts } from '../../check/check-packed.ts';
import { LINK_RULES } from '../../check/judge-links.ts';
import { TWIN_RULES } from '../../check/judge-twins.ts';
import { ROW_RULES } from '../../check/rule-registry.ts';
import type { CheckContext } from '../../check/rule.ts';
import type { OriginCounts } from '../../store/majority-site.ts';
import type { ProjectStore } from '../../store/project-store.ts';
import { readPacked } from '../../store/read-packed.ts';
import { readRowsBetween } from '../../store/read-rows.ts';
import type { Touched } from '../../store/touched-rows.ts';
import type { JudgedPart } from '../edit/judged-rows.ts';

/** The rules that a row breaks or not by itself; what robots.txt blocks is looked for apart (recheck-robots.ts). */
const ROW_FLAGS: RuleMask = ruleMask(...RULE_IDS) & ~TWIN_RULES & ~LINK_RULES & ~ruleMask('robots-blocked');

/** What rules look at that is beside a row's loc. */
const VALUE_GROUPS: ReadonlySet<RuleGroup> = new Set(['lastmod', 'changefreq', 'priority']);

/** Those of them that hang on a row's loc, perhaps beside its extensions. */
const LOC_FLAGS: RuleMask =
  ROW_FLAGS & ruleMask(...ROW_RULES.filter(({ group }) => !VALUE_GROUPS.has(group)).map(({ id }) => id));

/** Ids of a step: some milliseconds, also where every row is odd. */
const IDS_A_STEP = 2_000;

/** Where more rows than this share are odd, reading all of them one by one is cheaper from the start. */
const ODD_SHARE = 1 / 3;

/** Steps until it is tried again whether most rows are ordinary. */
const STEPS_ONE_BY_ONE = 8;

/** Rows with flags that only a look at other rows can take away. */
export interface Flagged {
  readonly twins: number[];
  readonly links: number[];
}

/** All rows; counts how their locs begin. Yields every row once. */
export function* recheckAllRows(
  store: ProjectStore,
  context: CheckContext,
  origins: OriginCounts,
): Steps<Flagged> {
  const flagged: Flagged = { twins: [], links: [] };
  const plain = { ...context, robots: undefined };
  const check = packedChecker(plain, store.ruleSets);
  const end = Math.min(store.lastRowId(), store.db.firstHiddenId - 1);
  for (let first = 1, oneByOne = 0; first <= end; first += IDS_A_STEP, oneByOne--) {
    const last = first + IDS_A_STEP - 1;
    const packed = oneByOne > 0 ? null : readPacked(store.db, first, last);
    const verdicts = packed && check(packed);
    const changes = new FlagChanges(store, flagged);
    if (packed && verdicts) {
      for (const { loc, rows } of verdicts.starts) origins.add(loc, rows);
      addPacked(packed, verdicts, changes);
      if (verdicts.odd > packed.count * ODD_SHARE) oneByOne = STEPS_ONE_BY_ONE;
      changes.write();
      yield packed.count;
    } else {
      if (oneByOne <= 0) oneByOne = STEPS_ONE_BY_ONE;
      const batch = readRowsBetween(store.db, first, last);
      for (const loc of batch.loc) origins.add(loc);
      addBatch(store, { batch, context: plain }, changes);
      changes.write();
      yield batch.count;
    }
  }
  return flagged;
}

/** The rows that a change touched. Gives those that are flagged as one of a group of twins. */
export function* recheckRows(
  store: ProjectStore,
  { ids, fields }: Pick<Touched, 'ids' | 'fields'>,
  context: CheckContext,
): Steps<number[]> {
  const flagged: Flagged = { twins: [], links: [] };
  const locsOnly = [...fields].every((field) => field === 'loc' || field === 'hash');
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const part = Array.from(ids.subarray(start, start + BATCH_ROWS));
    const changes = new FlagChanges(store, flagged, locsOnly ? LOC_FLAGS : ROW_FLAGS);
    const batch = store.rowsById(part, locsOnly);
    addBatch(store, { batch, context: { ...context, robots: undefined } }, changes);
    changes.write();
    yield part.length;
  }
  return flagged.twins;
}

/** Gives rows with other addresses the flags that were found for them; as recheckRows. */
export function writeJudged(store: ProjectStore, parts: readonly JudgedPart[]): number[] {
  const flagged: Flagged = { twins: [], links: [] };
  for (const { ids, before, found, links, sets } of parts) {
    const numbers = new Map(sets.map(([set, mask]) => [set, store.ruleSets.idOf(mask)]));
    const changes = new FlagChanges(store, flagged, LOC_FLAGS);
    ids.forEach((id, i) => {
      changes.add(id, before[i] ?? 0, numbers.get(found[i] ?? 0) ?? 0, links[i] === 1);
    });
    changes.write();
  }
  return flagged.twins;
}

function addPacked(packed: PackedRows, { numbers, mayLink }: PackedVerdicts, changes: FlagChanges): void {
  const { issues } = packed;
  for (let i = 0; i < packed.count; i++) {
    if (numbers[i] === 0 && issues[i] === 0) continue;
    changes.add(packedId(packed, i), issues[i] ?? 0, numbers[i] ?? 0, mayLink[i] === 1);
  }
}

function addBatch(
  store: ProjectStore,
  { batch, context }: { readonly batch: RowBatch; readonly context: CheckContext },
  changes: FlagChanges,
): void {
  const found = checkBatch(batch, context, store.ruleSets);
  for (let i = 0; i < batch.count; i++) {
    const before = batch.issues[i] ?? 0;
    const number = found[i] ?? 0;
    if (number === 0 && before === 0) continue;
    const hasLinks = batch.ext[i]?.includes('<xhtml:link') ?? false;
    changes.add(batch.id[i] ?? 0, before, number, hasLinks);
  }
}

/** Collects the rows of a step that get other flags. */
class FlagChanges {
  readonly #store: ProjectStore;
  readonly #flagged: Flagged;
  readonly #flags: RuleMask;
  readonly #ids: number[] = [];
  readonly #before: number[] = [];
  readonly #after: number[] = [];

  /** `flags`: what was looked at. */
  constructor(store: ProjectStore, flagged: Flagged, flags = ROW_FLAGS) {
    this.#flags = flags;
    this.#store = store;
    this.#flagged = flagged;
  }

  /** A row with the number that it has and that of the row rules it breaks. */
  add(id: number, before: number, found: number, hasLinks: boolean): void {
    const { ruleSets, exceptions } = this.#store;
    let number = found;
    const excepted = number === 0 ? 0n : exceptions.maskOf(id);
    if (excepted !== 0n) number = ruleSets.idOf(ruleSets.maskOf(number) & ~excepted);
    const after = ruleSets.replace(before, number, hasLinks ? this.#flags : this.#flags | LINK_RULES);
    if (before !== 0) {
      const mask = ruleSets.maskOf(before);
      if ((mask & TWIN_RULES) !== 0n) this.#flagged.twins.push(id);
      if (hasLinks && (mask & LINK_RULES) !== 0n) this.#flagged.links.push(id);
    }
    if (after === before) return;
    this.#ids.push(id);
    this.#before.push(before);
    this.#after.push(after);
  }

  write(): void {
    this.#store.setIssues({ ids: this.#ids, before: this.#before, after: this.#after });
  }
}
