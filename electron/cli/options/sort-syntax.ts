// Reads --sort into the contract's sort keys. It never asks the engine.
import { isRobotsColumn } from '../../../shared/model/rows/robots-column.ts';
import { SORTABLE_COLUMNS } from '../../../shared/model/rows/row.ts';
import type { SortKey } from '../../../shared/model/rows/view-query.ts';
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
  const pieces = part.split(':');
  // "robots:desc" is the column of all crawlers; "robots:Googlebot:desc" that of one.
  const ofAgent = pieces[0] === 'robots' && pieces.length > 1 && !isDirection(pieces[1] ?? '');
  const name = pieces.slice(0, ofAgent ? 2 : 1).join(':');
  const [direction = 'asc', ...rest] = pieces.slice(ofAgent ? 2 : 1);
  const column = isRobotsColumn(name) ? name : SORTABLE_COLUMNS.find((c) => c === name);
  if (!column)
    throw new UsageError(
      `--sort can't sort by "${name}". Columns: ${SORTABLE_COLUMNS.join(', ')}, robots:CRAWLER.`,
    );
  if (!isDirection(direction) || rest.length > 0) {
    throw new UsageError(`--sort takes ${name}, ${name}:asc or ${name}:desc, not "${part}".`);
  }
  return { column, direction };
}

function isDirection(text: string): text is SortKey['direction'] {
  return text === 'asc' || text === 'desc';
}
