// A stored cell as the text that a user sees. It never changes the stored value.
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import { formatPriority } from '../../../shared/protocol/priority.ts';
import type { SqlValue } from './view-database.ts';

/** The text of a cell, or null where it is empty. */
export function cellText(
  column: 'loc' | 'lastmod' | 'changefreq' | 'priority' | 'ext',
  value: SqlValue,
): string | null {
  if (value === null) return null;
  if (typeof value !== 'number') return String(value);
  return column === 'changefreq' ? (CHANGEFREQS[value] ?? String(value)) : formatPriority(value);
}
