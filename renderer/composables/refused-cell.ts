// Why cells of a block were refused, with the place of the first, in the user's language.
import type { ErrorData } from '../../shared/contract/errors.ts';
import type { Text } from '../locales/use-text.ts';
import { columnTitle } from './column-title.ts';
import { errorMessage } from './error-message.ts';

/** The engine's own sentence where it gave no place. */
export function refusedCell(error: ErrorData, { t, number }: Pick<Text, 't' | 'number'>): string {
  const { row, column, count = 1 } = error.reason?.params ?? {};
  if (row === undefined || column === undefined) return errorMessage(error, t);
  const place = { row, column: columnTitle(String(column), t), reason: errorMessage(error, t) };
  return Number(count) > 1
    ? t('paste.refusedMany', { ...place, count: number(Number(count)) })
    : t('paste.refusedAt', place);
}
