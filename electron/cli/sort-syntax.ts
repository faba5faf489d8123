// Reads --sort into the contract's sort keys. It never asks the engine.
import { SORTABLE_COLUMNS } from '../../shared/model/row.ts';
import type { SortKey } from '../../shared/model/view-query.ts';
import { UsageError } from './usage-error.ts';

/** `lastmod:desc,loc` → keys, the first one the most important. Throws a UsageError. */
export function parseSort(text: string | undefined): SortKey[] {
  if (text === undefined) return [];
  const keys = text.split(',').map((part) => sortKey(part.trim()));
  const columns = new Set(keys.map((key) => key.column));
  if (columns.size < keys.length) throw new UsageError(`--sort names a column twice: "${text}".`);
  return keys;
}

function sortKey(part: string): SortKey {
  const [name = '', direction = 'asc', ...rest] = part.split(':');
  const column = SORTABLE_COLUMNS.find((c) => c === name);
  if (!column)
    throw new UsageError(`--sort can't sort by "${name}". Columns: ${SORTABLE_COLUMNS.join(', ')}.`);
  if ((direction !== 'asc' && direction !== 'desc') || rest.length > 0) {
    throw new UsageError(`--sort takes ${name}, ${name}:asc or ${name}:desc, not "${part}".`);
  }
  return { column, direction };
}
