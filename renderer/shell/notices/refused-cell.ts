// Why cells of a block were refused, with the place of the first, in the user's language.
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { Text } from '../../locales/use-text.ts';
import { columnTitle } from '../../ui/column-title.ts';
import { errorMessage, reasonMessage } from '../../ui/error-message.ts';

/** The engine's own sentence where it gave no place. */
export function refusedCell(error: ErrorData, text: Pick<Text, 't' | 'plural' | 'number'>): string {
  const { t, plural, number } = text;
  const { row, field, why, count = 1 } = error.reason?.params ?? {};
  if (error.refused) return plural('paste.refusedSome', Number(count));
  if (typeof row !== 'number' || typeof field !== 'string' || typeof why !== 'object' || !('key' in why))
    return errorMessage(error, text);
  const place = { row, column: columnTitle(field, t), reason: reasonMessage(why, text) };
  return Number(count) > 1
    ? t('paste.refusedMany', { ...place, count: number(Number(count)) })
    : t('paste.refusedAt', place);
}

/** The first refused values of a paste, each with its row as the grid numbers it. */
export function refusedPlaces(
  { refused }: ErrorData,
  text: Pick<Text, 't' | 'plural' | 'number'>,
): readonly string[] {
  return (refused?.first ?? []).map(({ row, column, message, reason }) => {
    const named = {
      column: columnTitle(column, text.t),
      reason: errorMessage({ message, ...(reason && { reason }) }, text),
    };
    return text.t('paste.place', { row, ...named });
  });
}

/** The new rows that would be left out for want of an address although they have more, by their numbers; null: none. */
export function refusedLines(
  { refused }: ErrorData,
  { plural, number }: Pick<Text, 'plural' | 'number'>,
): string | null {
  if (!refused?.lines) return null;
  const { count, first } = refused.lines;
  const rows = first.map((row) => number(row)).join(', ');
  return plural('paste.refusedLines', count, { rows: count > first.length ? `${rows}, …` : rows });
}
