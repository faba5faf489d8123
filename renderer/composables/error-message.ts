// What the engine or the host said of an error, in the user's language where it is known in that.
import type { ErrorData } from '../../shared/contract/errors.ts';
import type { Text } from '../locales/use-text.ts';

export function errorMessage(
  { message, reason }: Pick<ErrorData, 'message' | 'reason'>,
  t: Text['t'],
): string {
  return reason ? t(`reasons.${reason.key}`, reason.params) : message;
}
