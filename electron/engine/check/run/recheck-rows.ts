// Brings the flags of the rules about single rows up to date, for all rows or some. It wires store and check.
import { BATCH_ROWS, type RowBatch } from '../../rows/entry-batch.ts';
import { RULE_IDS } from '../../../../shared/model/rule.ts';
import { ruleMask, RuleSets, type RuleMask } from '../../rows/rule-sets.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { checkBatch, rowChecker } from '../check-batch.ts';
import { LINK_RULES } from '../judge-links.ts';
import { LOC_RULES, locRulesOnly } from '../loc-rules.ts';
import { TWIN_RULES } from '../judge-twins.ts';
import type { CheckContext } from '../rule-definition.ts';
import type { OriginCounts } from '../../store/flags/majority-site.ts';
import type { ProjectStore } from '../../store/store.ts';
import { readRowsBetween } from '../../store/rows/read-rows.ts';
import type { Touched } from '../../store/rows/touched-rows.ts';
import type { FoundOfSets } from './found-of-sets.ts';

/** The rules that a row breaks or not by itself; what robots.txt blocks is looked for apart (recheck-robots.ts). */
const ROW_FLAGS: RuleMask = ruleMask(...RULE_IDS) & ~TWIN_RULES & ~LINK_RULES & ~ruleMask('robots-blocked');

const WHOLE_FLAGS: RuleMask = ROW_FLAGS | TWIN_RULES | LINK_RULES;

/** Rows with flags that only a look at other rows can take away. */
interface Flagged {
  readonly twins: number[];
}

/** Rows of a step: some milliseconds, also where every row is odd. */
const ROWS_AT_ONCE = 2_000;

/**
 * All rows; counts how their locs begin. `ofSets`: where all rules are judged, what those across rows found of each row,
 * which is written with the rest. Yields every row once.
 */
export function* recheckAllRows(
  store: ProjectStore,
  context: CheckContext,
  origins: OriginCounts,
  ofSets?: FoundOfSets,
): Steps<void> {
  const end = Math.min(store.lastRowId(), store.db.firstHiddenId - 1);
  const sets = new RuleSets();
  const check = rowChecker({ ...context, robots: undefined }, sets);
  for (let first = 1; first <= end; first += ROWS_AT_ONCE) {
    const batch = readRowsBetween(store.db, first, Math.min(first + ROWS_AT_ONCE - 1, end));
    const changes = new FlagChanges(store, { twins: [] }, ofSets ? WHOLE_FLAGS : ROW_FLAGS);
    for (const [i, found] of check(batch).entries()) {
      origins.add(batch.loc[i] ?? '');
      const id = batch.id[i] ?? 0;
      const before = batch.issues[i] ?? 0;
      const mask = sets.maskOf(found) | (ofSets?.maskOf(id) ?? 0n);
      if (mask === 0n && before === 0) continue;
      changes.add(id, before, store.ruleSets.idOf(mask), ofSets !== undefined || hasLinks(batch, i));
    }
    changes.write();
    yield batch.count;
  }
}

/** The rows that a change touched. Gives those that are flagged as one of a group of twins. */
export function* recheckRows(
  store: ProjectStore,
  { ids, fields }: Pick<Touched, 'ids' | 'fields'>,
  context: CheckContext,
): Steps<number[]> {
  const flagged: Flagged = { twins: [] };
  const locsOnly = [...fields].every((field) => field === 'loc' || field === 'hash');
  const asked = { ...(locsOnly ? locRulesOnly(context) : context), robots: undefined };
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const part = Array.from(ids.subarray(start, start + BATCH_ROWS));
    const changes = new FlagChanges(store, flagged, locsOnly ? LOC_RULES : ROW_FLAGS);
    const batch = store.rowsById(part, locsOnly);
    addBatch(store, { batch, context: asked }, changes);
    changes.write();
    yield part.length;
  }
  return flagged.twins;
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
    changes.add(batch.id[i] ?? 0, before, number, hasLinks(batch, i));
  }
}

function hasLinks({ ext }: RowBatch, i: number): boolean {
  return ext[i]?.includes('<xhtml:link') ?? false;
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
