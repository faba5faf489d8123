// Brings the flags of rows that repeat an address, or may be one page under two, up to date. It wires store and check.
import { hashLoc } from '../../rows/hash-loc.ts';
import type { RuleMask } from '../../rows/rule-sets.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { judgeTwins, TWIN_RULES } from '../judge-twins.ts';
import type { CheckContext } from '../rule-definition.ts';
import { flaggedWithoutLoc } from '../../store/links/loc-groups.ts';
import type { ProjectStore } from '../../store/store.ts';

const NO_LOC = hashLoc('');

const HASHES_A_STEP = 1_000;

/** Rows' worth of work in one step of looking for shared hashes. */
const ROWS_A_PART = 20_000;

/** Gets each row of a group, with the rules that it breaks, and the number of the set that it has. */
type VisitTwin = (id: number, mask: RuleMask, issues: number) => void;

/** Judges all groups and writes nothing. Yields no rows. */
export function* findAllTwins(store: ProjectStore, visit: VisitTwin): Steps<void> {
  const parts = Math.max(1, Math.ceil(store.lastRowId() / ROWS_A_PART));
  for (const hashes of store.sharedHashes(parts)) {
    yield 0;
    for (let start = 0; start < hashes.length; start += HASHES_A_STEP) {
      judgeGroups(store, hashes.slice(start, start + HASHES_A_STEP), visit);
      yield 0;
    }
  }
}

/** Judges the groups of these loc hashes and sets their flags. */
export function recheckTwins(store: ProjectStore, hashes: readonly number[], context: CheckContext): void {
  const { ruleSets } = store;
  const enabled = context.active?.enabled ?? ~0n;
  const ids: number[] = [];
  const before: number[] = [];
  const after: number[] = [];
  const visit = (id: number, mask: RuleMask, old: number): void => {
    const counted = mask === 0n ? 0n : mask & enabled & ~store.exceptions.maskOf(id);
    const now = ruleSets.replace(old, ruleSets.idOf(counted), TWIN_RULES);
    if (now === old) return;
    ids.push(id);
    before.push(old);
    after.push(now);
  };
  judgeGroups(store, hashes, visit);
  // Rows without an address are of no group; one that lost its address may have been of one.
  if (hashes.includes(NO_LOC))
    for (const [id, old] of flaggedWithoutLoc(store.db, NO_LOC)) visit(id, 0n, old);
  store.setIssues({ ids, before, after });
}

function judgeGroups(store: ProjectStore, hashes: readonly number[], visit: VisitTwin): void {
  for (const group of store.locGroups(hashes)) {
    judgeTwins(group.locs).forEach((mask, i) => {
      visit(group.ids[i] ?? 0, mask, group.issues[i] ?? 0);
    });
  }
}
