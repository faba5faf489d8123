// What a rule said of a finding, in the user's language where it is known in that.
import type { Problem } from '../../shared/model/problem.ts';
import type { Text } from '../locales/use-text.ts';

export function findingMessage(
  { message, reason }: Pick<Problem, 'message' | 'reason'>,
  t: Text['t'],
): string {
  return reason ? t(`findings.${reason.key}`, reason.params) : message;
}
