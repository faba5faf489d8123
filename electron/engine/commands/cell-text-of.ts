// A row's value of a column as text, as it is copied and filled. It reads nothing.
import type { EditableColumn, UrlRow } from '../../../shared/model/row.ts';
import { formatPriority } from '../../../shared/protocol/priority.ts';

/** The text, or null for an empty cell. */
export function cellTextOf(row: UrlRow, column: EditableColumn): string | null {
  switch (column) {
    case 'included':
      return String(row.included);
    case 'priority':
      return typeof row.priority === 'number' ? formatPriority(row.priority) : row.priority;
    case 'loc':
    case 'lastmod':
    case 'changefreq':
      return row[column];
  }
}
