// What users call the columns, for labels and messages. It judges no value.
import type { EditableColumn } from '../../../../shared/model/rows/row.ts';

export const COLUMN_TITLES: Readonly<Record<EditableColumn, string>> = {
  loc: 'URL',
  lastmod: 'Last modified',
  changefreq: 'Change frequency',
  priority: 'Priority',
  included: 'Included',
};
