// Why a cell of a block was refused, with its place, in the user's language.
import type { ErrorData } from '../../shared/contract/errors.ts';
import type { Text } from '../locales/use-text.ts';
import { columnTitle } from './column-title.ts';
import { errorMessage } from './error-message.ts';

/** The engine's own sentence where it gave no place. */
export function refusedCell(error: ErrorData, t: Text['t']): string {
  const { row, column } = error.reason?.params ?? {};
  if (row === undefined || column === undefined) return errorMessage(error, t);
  return t('paste.refusedAt', {
    row,
    column: columnTitle(String(column), t),
    reason: errorMessage(error, t),
  });
}
