// What the fields of a change that waits are called. Texts only.
import type { ReviewField } from '../../../shared/model/edit/review.ts';
import type { Text } from '../../locales/use-text.ts';
import { columnTitle } from '../../ui/column-title.ts';

/** As the grid's columns; it has no column for all extensions together. */
export function fieldTitle(field: ReviewField, t: Text['t']): string {
  return field === 'ext' ? t('pending.ext') : columnTitle(field, t);
}
