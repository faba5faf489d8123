// What of a check another thread has to be told, to judge values as the project does. It judges nothing.
import type { CheckContext, RowRules } from './rule-definition.ts';

/** The context without what can't be sent. */
export function rowRules({ site, scope, now, active }: CheckContext): RowRules {
  return { site, scope, now, ...(active && { active }) };
}
