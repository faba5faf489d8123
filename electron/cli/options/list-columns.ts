// The columns of `mapwright list`: their names, and what a row shows in each. It asks nothing.
import { VALUE_COLUMNS } from '../../../shared/model/rows/columns.ts';
import {
  agentOfColumn,
  isRobotsColumn,
  verdictText,
  type RobotsColumn,
} from '../../../shared/model/rows/robots-column.ts';
import type { UrlRow } from '../../../shared/model/rows/row.ts';

/** What is printed as CSV where nobody says otherwise. */
export const CSV_COLUMNS = [
  ...VALUE_COLUMNS,
  'included',
  'file',
  'line',
  'images',
  'alternates',
  'videos',
  'news',
  'problems',
] as const;

/** All that can be asked for. */
export const LIST_COLUMNS = ['id', ...CSV_COLUMNS, 'robots'] as const;

/** "robots" = the project's crawlers that are kept from the row; "robots:Googlebot" = the verdict for one. */
export type ListColumn = (typeof LIST_COLUMNS)[number] | RobotsColumn;

/** What is printed as text where nobody says otherwise. */
export const PRINTED_COLUMNS = [...VALUE_COLUMNS, 'problems'] as const satisfies ListColumn[];

/** `locations`: of sources by their ids. */
export function listCell(
  row: UrlRow,
  column: ListColumn,
  locations: ReadonlyMap<number, string>,
): string | number | boolean | null {
  switch (column) {
    case 'file':
      return locations.get(row.source) ?? null;
    case 'problems':
      return row.problems.join(' ');
    case 'robots':
      return row.robots?.join(' ') ?? null;
    default:
      return isRobotsColumn(column) ? verdictOf(row, agentOfColumn(column)) : (row[column] ?? null);
  }
}

function verdictOf({ verdicts }: UrlRow, agent: string | null): string | null {
  const verdict = verdicts?.find((one) => one.agent === agent);
  return verdict ? verdictText(verdict) : null;
}
