// Reads the rows of a window by their ids, as the grid shows them. It never changes them.
import { VALUE_COLUMNS } from '../../../../shared/model/rows/columns.ts';
import { shownValues, valuesOf } from '../../rows/row-values.ts';
import { rulesIn, ruleMask } from '../../rows/rule-sets.ts';
import { ROBOTS_BLOCKED } from '../column-values.ts';
import { ROBOTS_FLAG } from '../filter/problem-sql.ts';
import type { AgentVerdict } from '../../../../shared/model/robots.ts';
import type { RuleId } from '../../../../shared/model/rule.ts';
import type { UrlRow } from '../../../../shared/model/rows/row.ts';
import type { SqlValue, ViewDatabase } from '../view-database.ts';

const COLUMNS = `url.id, included, source, line, images, alternates, videos, news, rules, section,
  ${ROBOTS_BLOCKED}(loc), ${ROBOTS_FLAG}, ${VALUE_COLUMNS.join()}`;

/** Rows of a view, by position. */
export interface WindowQuery {
  readonly view: number;
  readonly start: number;
  readonly count: number;
  /** Crawlers whose verdicts are wanted. */
  readonly agents?: readonly string[] | undefined;
}

/**
 * One row an id, in the order of the ids. A row that is gone by now keeps its place as an empty one. `verdictsOf`: tells
 * of addresses what else is wanted of robots.txt.
 */
export function readRows(
  db: ViewDatabase,
  ids: Uint32Array,
  verdictsOf: ((loc: string) => readonly AgentVerdict[]) | null = null,
): UrlRow[] {
  const rows = db.all(
    `SELECT ${COLUMNS} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
     LEFT JOIN rule_set ON rule_set.id = url.issues WHERE deleted = 0`,
    JSON.stringify(Array.from(ids)),
  );
  const byId = new Map(rows.map((row) => [Number(row[0]), toUrlRow(row)]));
  return Array.from(ids, (id) => {
    const row = byId.get(id);
    if (!row) return goneRow(id);
    return verdictsOf ? { ...row, verdicts: verdictsOf(row.loc) } : row;
  });
}

function toUrlRow(row: readonly SqlValue[]): UrlRow {
  const [id, included, source, line, images, alternates, videos, news, rules, section, ...rest] = row;
  const [blocked, flagged, ...values] = rest;
  return {
    ...shownValues(valuesOf((_, place) => values[place])),
    id: Number(id),
    included: included === 1,
    section: Number(section),
    file: null,
    source: Number(source),
    line: Number(line),
    images: Number(images),
    alternates: Number(alternates),
    videos: Number(videos),
    news: Number(news),
    problems: problemsOf(rules, flagged === 1),
    robots: typeof blocked === 'string' ? blocked.split(',').filter(Boolean) : null,
  };
}

function problemsOf(rules: SqlValue | undefined, isBlocked: boolean): readonly RuleId[] {
  const numbered = typeof rules === 'string' ? rules.split(',') : [];
  if (numbered.length === 0 && !isBlocked) return [];
  return rulesIn(ruleMask(...numbered, ...(isBlocked ? ['robots-blocked'] : [])));
}

function goneRow(id: number): UrlRow {
  const nothing = { file: null, lastmod: null, changefreq: null, priority: null, problems: [], robots: null };
  const counts = { section: 0, source: 0, line: 0, images: 0, alternates: 0, videos: 0, news: 0 };
  return { id, included: false, loc: '', ...nothing, ...counts };
}
