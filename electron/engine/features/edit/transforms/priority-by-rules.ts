// Sets priority by rules on the address.
import { planByRules } from './pattern-rules.ts';
import type { PlanTransform } from './transform.ts';

export const priorityByRules: PlanTransform<'priority-by-rules'> = ({ rules }, tools) =>
  planByRules('priority', rules, tools);
