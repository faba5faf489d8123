// The figures of the overview in the plainest way, for tests: each by a question of its own, over all rows.
import type { Share } from '../../../../shared/model/overview.ts';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import type { OpenProject } from '../../../../electron/engine/project/open-project.ts';
import { BLOCKING_RULES } from '../../../../shared/model/rule.ts';
import { severityOf } from '../../../../electron/engine/check/rule-level.ts';

export interface PlainRow {
  readonly id: number;
  readonly included: boolean;
  readonly rules: readonly string[];
  readonly severities: readonly string[];
  readonly leftOut: string | null;
  readonly section: number;
  readonly host: string | null;
  /** Without what stands behind the last slash. */
  readonly folder: string;
  /** As YYYYMMDD, "" for an empty cell, null for what is no date. */
  readonly day: number | '' | null;
  readonly languages: readonly string[];
}

/** Rows for which something is so: of all, and of those that meet the filter. */
export type Shares = (accepts: (row: PlainRow) => boolean) => Share;

/** All rows as SQL has them. */
export function plainRows({ store }: OpenProject): PlainRow[] {
  const rows = store.db.all(
    `SELECT url.id, loc, lastmod, included, section, iif(alternates > 0, ext, ''), iif(included, coalesce(rules, ''), '')
     FROM url LEFT JOIN rule_set ON rule_set.id = issues WHERE deleted = 0 ORDER BY url.id`,
  );
  return rows.map(([id, loc, lastmod, included, section, ext, ruleText]) => {
    const rules = String(ruleText)
      .split(',')
      .filter((rule) => rule !== '');
    if (store.robotsFlags.has(Number(id))) rules.push('robots-blocked');
    const blocking = BLOCKING_RULES.find((rule) => rules.includes(rule)) ?? null;
    return {
      id: Number(id),
      included: included === 1,
      rules,
      severities: [
        ...new Set(rules.map((rule) => severityOf(rule as (typeof BLOCKING_RULES)[number], store.checks()))),
      ],
      leftOut: included === 1 ? blocking : 'excluded',
      section: Number(section),
      ...placeOf(String(loc)),
      day: dayOf(lastmod === null ? '' : String(lastmod)),
      languages: [
        ...new Set(
          Array.from(String(ext).matchAll(/hreflang="([^"]*)"/g), ([, code = '']) => code.toLowerCase()),
        ),
      ],
    };
  });
}

function placeOf(loc: string): Pick<PlainRow, 'host' | 'folder'> {
  const path = loc.replace(/[?#].*$/s, '');
  const [, authority, rest = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/]*)(.*)$/is.exec(path) ?? [];
  const host = authority?.replace(/^.*@/, '').toLowerCase();
  if (authority === undefined) return { host: null, folder: path.replace(/[^/]*$/, '') };
  return { host: host === '' || host === undefined ? null : host, folder: rest.replace(/[^/]*$/, '') || '/' };
}

function dayOf(text: string): PlainRow['day'] {
  if (text === '') return '';
  const [, year = '', month = '', day = ''] = /^(\d{4})(?:-(\d\d)(?:$|-(\d\d))|$)/.exec(text) ?? [];
  if (Number(year) === 0) return null;
  const whole = `${year}-${month === '' ? '01' : month}-${day === '' ? '01' : day}`;
  const date = new Date(`${whole}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== whole) return null;
  return Number(`${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`);
}

/** How many rows a view with these conditions has. */
export async function countOf({ views }: OpenProject, filter: readonly Condition[]): Promise<number> {
  const { view, rows } = await views.open({ filter, sort: [] });
  views.close(view);
  return rows;
}

/** True for a written day that has come in the time zone where days begin first, UTC+14. */
export function hasBegun(day: number): boolean {
  const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  return Date.UTC(year, Math.max(0, month - 1), Math.max(1, date)) <= Date.now() + 14 * 3_600_000;
}
