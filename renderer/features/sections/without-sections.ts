// Takes sections that are gone out of a filter. It asks and changes nothing.
import type { Section } from '../../../shared/model/section.ts';
import type { Condition } from '../../../shared/model/rows/view-query.ts';

/** The sections that were there before and are not now. */
export function goneSections(before: readonly Section[], now: readonly Section[]): ReadonlySet<number> {
  const left = new Set(now.map(({ id }) => id));
  return new Set(before.map(({ id }) => id).filter((id) => !left.has(id)));
}

/** Conditions that name none of these sections; the same list where none did. */
export function withoutSections(
  conditions: readonly Condition[],
  gone: ReadonlySet<number>,
): readonly Condition[] {
  const left = conditions.flatMap((condition) => {
    if (condition.kind !== 'set' || condition.column !== 'section') return [condition];
    const values = condition.values.filter((value) => !gone.has(Number(value)));
    if (values.length === condition.values.length) return [condition];
    return values.length === 0 ? [] : [{ ...condition, values }];
  });
  return left.length === conditions.length && left.every((one, i) => one === conditions[i])
    ? conditions
    : left;
}
