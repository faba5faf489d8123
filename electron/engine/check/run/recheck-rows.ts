// Brings the flags of the rules about single rows up to date, for all rows or some. It wires store and check.
import { BATCH_ROWS, type RowBatch } from '../../rows/entry-batch.ts';
import { RULE_IDS } from '../../../../shared/model/rule.ts';
import { ruleMask, type RuleMask } from '../../rows/rule-sets.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { checkBatch } from '../check-batch.ts';
import { LINK_RULES } from '../judge-links.ts';
import { LOC_RULES, locRulesOnly } from '../loc-rules.ts';
import { TWIN_RULES } from '../judge-twins.ts';
import type { CheckContext } from '../rule-definition.ts';
import type { OriginCounts } from '../../store/flags/majority-site.ts';
import type { ProjectStore } from '../../store/store.ts';
import type { Touched } from '../../store/rows/touched-rows.ts';
import type { RangeThread } from '../../store/ranges/range-crew.ts';
import { shareRanges } from '../../store/ranges/share-ranges.ts';
import { idsOfRange, rowRangeJudge, rowTask } from './check-task.ts';
import type { FoundOfSets } from './found-of-sets.ts';
import type { JudgedRange } from './judge-range.ts';

/** The rules that a row breaks or not by itself; what robots.txt blocks is looked for apart (recheck-robots.ts). */
const ROW_FLAGS: RuleMask = ruleMask(...RULE_IDS) & ~TWIN_RULES & ~LINK_RULES & ~ruleMask('robots-blocked');

const WHOLE_FLAGS: RuleMask = ROW_FLAGS | TWIN_RULES | LINK_RULES;

/** Rows with flags that only a look at other rows can take away. */
interface Flagged {
  readonly twins: number[];
}

/** Where all rules are judged: what those across rows find of each row is written with the rest. */
interface AllRules {
  readonly thread: RangeThread | null;
  readonly ofSets: FoundOfSets;
}

/** All rows; counts how their locs begin. Yields every row once. */
export function* recheckAllRows(
  store: ProjectStore,
  context: CheckContext,
  origins: OriginCounts,
  all?: AllRules,
): Steps<void> {
  const flagged: Flagged = { twins: [] };
  const end = Math.min(store.lastRowId(), store.db.firstHiddenId - 1);
  const { task, ranges } = rowTask(end, context);
  const waiting = new Map<number, JudgedRange['starts']>();
  let counted = 0;
  const shared = { ranges, task, find: rowRangeJudge(store.db, task) };
  for (const part of shareRanges(all?.thread ?? null, shared)) {
    if (part) {
      // Of equally frequent origins the first one counts, whoever is faster.
      waiting.set(part.range, part.found.starts);
      for (let next; (next = waiting.get(counted)); waiting.delete(counted++)) origins.addStarts(next);
      if (all) writeWhole(store, part.found, part.range, all.ofSets);
      else writeRange(store, part.found, flagged);
    }
    yield part?.found.rows ?? 0;
  }
}

/** A range of rows with all that is judged of them. */
function writeWhole(
  store: ProjectStore,
  { ids, before, found, sets }: JudgedRange,
  range: number,
  ofSets: FoundOfSets,
): void {
  const masks = new Map(sets);
  const changes = new FlagChanges(store, { twins: [] }, WHOLE_FLAGS);
  const add = (id: number, i: number): void => {
    const mask = (masks.get(found[i] ?? 0) ?? 0n) | ofSets.maskOf(id);
    changes.add(id, before[i] ?? 0, store.ruleSets.idOf(mask), true);
  };
  const { first, last } = idsOfRange(range);
  let id = ofSets.next(first, last);
  for (let i = 0; i < ids.length; i++) {
    const own = ids[i] ?? 0;
    for (; id > 0 && id < own; id = ofSets.next(id + 1, last)) add(id, ids.length);
    if (id === own) id = ofSets.next(id + 1, last);
    add(own, i);
  }
  for (; id > 0; id = ofSets.next(id + 1, last)) add(id, ids.length);
  changes.write();
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

function writeRange(
  store: ProjectStore,
  { ids, before, found, links, sets }: Pick<JudgedRange, 'ids' | 'before' | 'found' | 'links' | 'sets'>,
  flagged: Flagged,
): void {
  const numbers = new Map(sets.map(([set, mask]) => [set, store.ruleSets.idOf(mask)]));
  const changes = new FlagChanges(store, flagged);
  ids.forEach((id, i) => {
    changes.add(id, before[i] ?? 0, numbers.get(found[i] ?? 0) ?? 0, links[i] === 1);
  });
  changes.write();
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
