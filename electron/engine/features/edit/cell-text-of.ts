// A row's value of a column as text, as it is copied and filled. It reads nothing.
import { depthOf, hostOf, pathOf, queryOf } from '../../../../shared/model/rows/loc-parts.ts';
import { agentOfColumn, isRobotsColumn, verdictText } from '../../../../shared/model/rows/robots-column.ts';
import type { CopyColumn, UrlRow } from '../../../../shared/model/rows/row.ts';
import { formatPriority } from '../../../../shared/protocol/priority.ts';

/** What sources and sections are called, by id. */
export interface CellNames {
  readonly source: ReadonlyMap<number, string>;
  readonly section: ReadonlyMap<number, string>;
}

const NO_NAMES: CellNames = { source: new Map(), section: new Map() };

/** The text, or null for an empty cell. */
export function cellTextOf(row: UrlRow, column: CopyColumn, names: CellNames = NO_NAMES): string | null {
  if (isRobotsColumn(column)) {
    const verdict = row.verdicts?.find(({ agent }) => agent === agentOfColumn(column));
    return verdict ? verdictText(verdict) : null;
  }
  switch (column) {
    case 'included':
      return String(row.included);
    case 'priority':
      return typeof row.priority === 'number' ? formatPriority(row.priority) : row.priority;
    case 'source':
    case 'section':
      return names[column].get(row[column]) ?? null;
    case 'problems':
      return row.problems.join(', ');
    case 'robots':
      return row.robots?.join(', ') ?? null;
    case 'line':
    case 'images':
    case 'alternates':
    case 'videos':
    case 'news':
      return row[column] === 0 ? null : String(row[column]);
    case 'host':
      return hostOf(row.loc);
    case 'path':
      return pathOf(row.loc);
    case 'query':
      return queryOf(row.loc);
    case 'depth': {
      const depth = depthOf(row.loc);
      return depth === null ? null : String(depth);
    }
    default:
      return row[column] ?? null;
  }
}
