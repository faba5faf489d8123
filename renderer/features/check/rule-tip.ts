// What a tooltip says of a rule: its name, and why it matters.
import type { RuleId } from '../../../shared/model/rule.ts';
import type { Text } from '../../locales/use-text.ts';

/** Two lines. */
export function ruleTip(rule: RuleId, t: Text['t']): string {
  return `${t(`rules.${rule}`)}\n${t(`ruleWhys.${rule}`)}`;
}
