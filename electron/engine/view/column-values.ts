// Where the value of each column of a view comes from. The one place that knows; it runs nothing.
import { depthOf, hostOf, pathOf, queryOf } from '../../../shared/model/rows/loc-parts.ts';
import {
  agentOfColumn,
  isRobotsColumn,
  type RobotsColumn,
} from '../../../shared/model/rows/robots-column.ts';
import type { SortableColumn } from '../../../shared/model/rows/row.ts';
import { PROBLEM_COUNT } from './filter/problem-sql.ts';
import { ROBOTS_CODE, type PackedCodes, type RobotsVerdicts } from './verdict-columns.ts';

export type DerivedColumn = 'host' | 'path' | 'depth' | 'query';
export type ColumnValue = string | number | null;

/** The columns that are cut out of a loc. */
export const DERIVED: Readonly<Record<DerivedColumn, (loc: string) => ColumnValue>> = {
  host: hostOf,
  path: pathOf,
  depth: depthOf,
  query: queryOf,
};

export function isDerived(column: string): column is DerivedColumn {
  return Object.hasOwn(DERIVED, column);
}

export interface ViewColumn {
  /** The stored columns that it depends on; null = all. */
  readonly field: string;
  /** What to select. */
  readonly sql: string;
  /** What the selected value stands for, where it is not the value itself. */
  readonly derive: ((loc: string) => ColumnValue) | null;
  /** Texts, most of them different: sorted as bytes. Others have few different values. */
  readonly texts: boolean;
  /** A quicker way to the values of all rows of an id range; a value below 0 is none. */
  readonly codes?: (first: number, last: number) => PackedCodes;
}

/** The SQL function for the crawlers that robots.txt keeps from an address, with a comma between; null = no robots.txt. */
export const ROBOTS_BLOCKED = 'robots_blocked';

/** Columns whose values are ranked to sort by them. */
export type RankedColumn = Exclude<SortableColumn, 'id'>;

export function viewColumn(column: RankedColumn, verdicts: RobotsVerdicts): ViewColumn {
  if (!isRobotsColumn(column)) return VIEW_COLUMNS[column];
  const agent = agentOfColumn(column) ?? '';
  return {
    field: 'loc',
    sql: `${ROBOTS_CODE}(loc, '${agent}')`,
    derive: null,
    texts: false,
    codes: (first, last) => verdicts.codesOf(agent, first, last),
  };
}

const VIEW_COLUMNS: Readonly<Record<Exclude<RankedColumn, RobotsColumn>, ViewColumn>> = {
  included: few('included'),
  loc: { field: 'loc', sql: 'loc', derive: null, texts: true },
  lastmod: { field: 'lastmod', sql: 'lastmod', derive: null, texts: true },
  changefreq: few('changefreq'),
  priority: few('priority'),
  source: few('source'),
  problems: { field: 'issues', sql: PROBLEM_COUNT, derive: null, texts: false },
  host: { field: 'loc', sql: 'loc', derive: DERIVED.host, texts: true },
  path: { field: 'loc', sql: 'loc', derive: DERIVED.path, texts: true },
  depth: { field: 'loc', sql: 'loc', derive: DERIVED.depth, texts: false },
  query: { field: 'loc', sql: 'loc', derive: DERIVED.query, texts: true },
  images: few('images'),
  alternates: few('alternates'),
  videos: few('videos'),
  news: few('news'),
  section: few('section'),
  // What it depends on besides, the robots.txt files, is told to the registry.
  robots: { field: 'loc', sql: `${ROBOTS_BLOCKED}(loc)`, derive: null, texts: false },
};

function few(field: string): ViewColumn {
  return { field, sql: field, derive: null, texts: false };
}

/** The order of values: numbers before texts, texts by their UTF-8 bytes. Empty cells are not for this. */
export function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (x !== y) return byteOrder(x) - byteOrder(y);
  }
  return a.length - b.length;
}

/** Halves of surrogate pairs stand for letters behind all others. */
function byteOrder(unit: number): number {
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
