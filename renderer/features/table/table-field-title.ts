// What the columns of a table are called. Texts only.
import type { ExportColumn } from '../../../shared/model/table/tables.ts';
import { hreflangOf, isCrawlField, type TableField } from '../../../shared/model/table/table-field.ts';
import type { Text } from '../../locales/use-text.ts';
import { columnTitle } from '../../ui/column-title.ts';

/** As the grid has them, but for those that tables alone have. */
export function fieldTitle(field: TableField | ExportColumn, t: Text['t']): string {
  if (field === 'id' || field === 'extensions' || isCrawlField(field)) return t(`tables.fields.${field}`);
  const language = hreflangOf(field);
  return language === null ? columnTitle(field, t) : t('tables.hreflang', { language });
}
