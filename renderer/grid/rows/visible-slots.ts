// Which element shows which row. Elements are reused, and after a jump none has to move in the document. Pure.

export interface SlotPlan {
  readonly first: number;
  readonly last: number;
  readonly pool: number;
  readonly phase: number;
}

export const NO_SLOTS: SlotPlan = { first: 0, last: 0, pool: 1, phase: 0 };

/** The plan for the rows first ≤ row < last, following the plan before it. */
export function planSlots(before: SlotPlan, first: number, last: number): SlotPlan {
  const needed = Math.max(1, last - first);
  const pool = needed > before.pool || needed < before.pool - 2 ? needed : before.pool;
  const overlaps = first < before.last && last > before.first;
  const keep = pool === before.pool && overlaps;
  const phase = keep ? before.phase : first - slotOf(before, before.first);
  return { first, last, pool, phase: keep ? phase : modulo(phase, pool) };
}

/** The element's number for a row; different for any two rows of one plan. */
export function slotOf(plan: SlotPlan, row: number): number {
  return modulo(row - plan.phase, plan.pool);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
