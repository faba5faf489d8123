// Brings the flags of rows that repeat an address, or may be one page under two, up to date. It wires store and check.
import type { Steps } from '../../../../shared/model/steps.ts';
import { judgeTwins, TWIN_RULES } from '../../check/judge-twins.ts';
import type { CheckContext } from '../../check/rule.ts';
import { loneHashesOf } from '../../store/loc-groups.ts';
import type { ProjectStore } from '../../store/project-store.ts';

const HASHES_A_STEP = 1_000;

/** Rows' worth of work in one step of looking for shared hashes. */
const ROWS_A_PART = 20_000;

/** Judges all groups, and those of `flagged` rows, whose flags may be of groups that are no more. Yields no rows. */
export function* recheckAllTwins(
  store: ProjectStore,
  context: CheckContext,
  flagged: readonly number[],
): Steps<void> {
  const parts = Math.max(1, Math.ceil(store.lastRowId() / ROWS_A_PART));
  for (const hashes of store.sharedHashes(parts)) {
    yield 0;
    yield* inSlices(hashes, (slice) => {
      recheckTwins(store, slice, context);
    });
  }
  // The others were among those shared.
  yield* inSlices(flagged, (ids) => {
    recheckTwins(store, loneHashesOf(store.db, ids), context);
  });
}

/** Judges the groups of these loc hashes. */
export function recheckTwins(store: ProjectStore, hashes: readonly number[], context: CheckContext): void {
  const { ruleSets } = store;
  const enabled = context.active?.enabled ?? ~0n;
  const ids: number[] = [];
  const before: number[] = [];
  const after: number[] = [];
  for (const group of store.locGroups(hashes)) {
    judgeTwins(group.locs).forEach((mask, i) => {
      const old = group.issues[i] ?? 0;
      const id = group.ids[i] ?? 0;
      const counted = mask === 0n ? 0n : mask & enabled & ~store.exceptions.maskOf(id);
      const now = ruleSets.replace(old, ruleSets.idOf(counted), TWIN_RULES);
      if (now === old) return;
      ids.push(id);
      before.push(old);
      after.push(now);
    });
  }
  store.setIssues({ ids, before, after });
}

function* inSlices(all: readonly number[], work: (slice: readonly number[]) => void): Steps<void> {
  for (let start = 0; start < all.length; start += HASHES_A_STEP) {
    work(all.slice(start, start + HASHES_A_STEP));
    yield 0;
  }
}
