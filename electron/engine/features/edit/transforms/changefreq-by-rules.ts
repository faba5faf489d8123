// Sets changefreq by rules on the address.
import { planByRules } from './pattern-rules.ts';
import type { PlanTransform } from './transform.ts';

export const changefreqByRules: PlanTransform<'changefreq-by-rules'> = ({ rules }, tools) =>
  planByRules('changefreq', rules, tools);
