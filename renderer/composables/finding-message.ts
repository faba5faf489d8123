// What a rule said of a finding, in the user's language where it is known in that.
import { ERROR_TEXTS } from '../../shared/contract/error-texts.ts';
import type { Problem } from '../../shared/model/problem.ts';
import type { Text } from '../locales/use-text.ts';
import { reasonMessage } from './error-message.ts';

/** Numbers that are names: they are not grouped. */
const UNGROUPED: ReadonlySet<string> = new Set(['year', 'line']);

/** What is told of a problem; a part that is there may be undefined. */
export interface Told {
  readonly message: string;
  readonly reason?: Problem['reason'] | undefined;
  readonly why?: Problem['why'] | undefined;
}

export function findingMessage(
  { message, reason, why }: Told,
  text: Pick<Text, 't' | 'plural' | 'number'>,
): string {
  if (why && Object.hasOwn(ERROR_TEXTS, why.key)) return reasonMessage(why, text);
  if (!reason) return message;
  const shown = Object.entries(reason.params).map(([name, value]) => {
    if (typeof value === 'object') return [name, reasonMessage(value, text)] as const;
    return [name, typeof value === 'number' && !UNGROUPED.has(name) ? text.number(value) : value] as const;
  });
  return text.t(`findings.${reason.key}`, Object.fromEntries(shown));
}
