// The rules whose findings hang on a row's address: all that has to be asked again where nothing else of a row changed.
// It judges nothing.
import { ruleMask, type RuleMask } from '../rows/rule-sets.ts';
import { ROW_RULES } from './rule-registry.ts';
import type { CheckContext } from './rule-definition.ts';

/** Rules about addresses, and those that compare extensions with the address. */
export const LOC_RULES: RuleMask = ruleMask(
  ...ROW_RULES.filter(({ group, withLoc }) => group === 'loc' || withLoc === true).map(({ id }) => id),
);

/** The same context for these rules alone. */
export function locRulesOnly<C extends CheckContext>(context: C): C {
  const { enabled, params } = context.active ?? { enabled: LOC_RULES, params: {} };
  return { ...context, active: { enabled: enabled & LOC_RULES, params } };
}
