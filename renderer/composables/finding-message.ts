// What a rule said of a finding, in the user's language where it is known in that.
import type { Problem } from '../../shared/model/problem.ts';
import type { Text } from '../locales/use-text.ts';

/** Numbers that are names: they are not grouped. */
const UNGROUPED: ReadonlySet<string> = new Set(['year', 'line']);

export function findingMessage(
  { message, reason }: Pick<Problem, 'message' | 'reason'>,
  { t, number }: Pick<Text, 't' | 'number'>,
): string {
  if (!reason) return message;
  const shown = Object.entries(reason.params).map(
    ([name, value]) =>
      [name, typeof value === 'number' && !UNGROUPED.has(name) ? number(value) : value] as const,
  );
  return t(`findings.${reason.key}`, Object.fromEntries(shown));
}
