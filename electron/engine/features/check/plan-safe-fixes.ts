// Works out what the fixes that lose nothing change, rule by rule. It changes nothing.
import { fixFor } from '../../check/fixes.ts';
import { hashLoc } from '../../rows/hash-loc.ts';
import type { OpenProject } from '../../project/open-project.ts';
import type { RuleId } from '../../../../shared/model/rule.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { equalCopies } from '../../store/links/equal-copies.ts';
import { idsOfRule } from '../../store/rows/rows-of-rule.ts';
import type { ProjectStore } from '../../store/store.ts';
import { planFix, type FixChange, type FixRequest } from './plan-fix.ts';

/** Addresses that changes of one run made, each with the one that it was: rows that share an address go on to share it. */
export type Taken = Map<string, string>;

/** The rows that a rule's safe fix may change, ascending: those with its finding. */
export function* safeScope({ store }: OpenProject, rule: RuleId): Steps<number[]> {
  const ids = yield* idsOfRule(store.db, rule);
  return rule === 'loc-duplicate' ? yield* equalCopies(store.db, ids) : ids;
}

/**
 * The changes of a rule's fix that lose nothing. A row does not get an address that another has: of the two only the first
 * is exported, so that what the other says would be lost there.
 */
export function* planSafe(
  project: OpenProject,
  request: FixRequest,
  ids: readonly number[],
  taken: Taken,
): Generator<{ readonly changes: readonly FixChange[]; readonly looked: number }> {
  const fix = fixFor(request.rule);
  const keeps = fix && 'keeps' in fix ? fix.keeps : undefined;
  for (const { changes, looked } of planFix(project, request, ids)) {
    const kept = changes.filter(
      ({ column, before, after }) =>
        column === null || (after !== null && keeps?.(before ?? '', after) === true),
    );
    yield { changes: withFreeAddress(project.store, kept, taken), looked };
  }
}

function withFreeAddress(store: ProjectStore, changes: readonly FixChange[], taken: Taken): FixChange[] {
  const wanted = new Set(changes.flatMap(({ column, after }) => (column === 'loc' && after ? [after] : [])));
  const there = new Set<string>();
  for (const { locs } of store.locGroups([...new Set([...wanted].map((loc) => hashLoc(loc)))])) {
    for (const loc of locs) if (wanted.has(loc)) there.add(loc);
  }
  return changes.filter(({ column, before, after }) => {
    if (column !== 'loc' || after === null || before === null) return true;
    if (taken.has(after) ? taken.get(after) !== before : there.has(after)) return false;
    taken.set(after, before);
    return true;
  });
}
