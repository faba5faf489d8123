// Has rules passed over in rows as a part of a change, and takes that back. It keeps no flags right.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { RuleId } from '../../../../shared/model/rule.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { recordPart, type ChangeTarget } from './change-cells.ts';
import { reasonOf, toCell, type Exceptions } from './exceptions.ts';
import type { Cell } from '../rows/pack-values.ts';

/** How parts of the history that are about exceptions begin; the rule follows. */
const PREFIX = 'exception:';

/** What a rule is passed over for; null = it counts again. */
export interface Exempt {
  readonly rule: RuleId;
  readonly reason: string | null;
}

/**
 * Gives ascending rows an exception, or takes it away. Rows that are gone, or for which the same is said already, are
 * skipped. Yields the rows looked at.
 */
export function* exceptRows(
  target: ChangeTarget,
  exceptions: Exceptions,
  ids: Uint32Array,
  { rule, reason }: Exempt,
): Steps<void> {
  const now = Date.now();
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const part = ids.subarray(start, start + BATCH_ROWS);
    const changed: number[] = [];
    const before: Cell[] = [];
    const after: Cell[] = [];
    for (const [id, cell] of exceptions.cells(rule, part)) {
      if (reasonOf(cell) === reason) continue;
      changed.push(id);
      before.push(cell);
      after.push(reason === null ? null : toCell(cell, reason, now));
    }
    if (changed.length > 0) {
      exceptions.write(rule, changed, after);
      recordPart(target, PREFIX + rule, { ids: Uint32Array.from(changed), before, after });
      target.touched.addExcepted(Uint32Array.from(changed));
    }
    yield part.length;
  }
}

/** The rule of a part of the history that is about exceptions; null for parts about cells. */
export function exceptedRule(name: unknown): string | null {
  return typeof name === 'string' && name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;
}
