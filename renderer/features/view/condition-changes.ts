// What becomes of the conditions of a filter when one is added, taken away or changed. It opens no view itself.
import type { Condition } from '../../../shared/model/rows/view-query.ts';

/** `set` shows the rows that meet all of these. */
export function conditionChanges(
  now: () => readonly Condition[],
  set: (all: readonly Condition[]) => Promise<void>,
) {
  function replaceCondition(before: Condition, after: Condition): Promise<void> {
    return set(now().map((other) => (other === before ? after : other)));
  }

  return {
    addCondition: (condition: Condition) => set([...now(), condition]),
    removeCondition: (condition: Condition) => set(now().filter((other) => other !== condition)),
    replaceCondition,
    /** Turns a condition into its opposite. */
    negate: (condition: Condition) => {
      const { not, ...plain } = condition;
      return replaceCondition(condition, not === true ? plain : { ...plain, not: true });
    },
  };
}
