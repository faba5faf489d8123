// The grid's columns of single crawlers: what their cells say, and which of them are shown. It asks nobody.
import type { ColumnState } from '../../../../shared/model/rows/grid-layout.ts';
import { agentOfColumn, robotsColumn } from '../../../../shared/model/rows/robots-column.ts';
import type { AgentVerdict } from '../../../../shared/model/robots.ts';
import type { UrlRow } from '../../../../shared/model/rows/row.ts';
import type { Text } from '../../../locales/use-text.ts';
import { COLUMN_DEFAULTS } from './column-defaults.ts';

/** The columns of a new project, with one for each of its crawlers behind that for all of them. */
export function columnDefaults(agents: readonly string[]): readonly ColumnState[] {
  return COLUMN_DEFAULTS.flatMap((column) =>
    column.id === 'robots'
      ? [column, ...agents.map((agent) => ({ ...column, id: robotsColumn(agent) }))]
      : [column],
  );
}

/** The crawlers whose columns are shown. */
export function shownAgents(columns: readonly ColumnState[]): readonly string[] {
  return columns.flatMap(({ id, hidden }) => (hidden ? [] : (agentOfColumn(id) ?? [])));
}

export function verdictOf(row: UrlRow, agent: string): AgentVerdict | null {
  return row.verdicts?.find((one) => one.agent === agent) ?? null;
}

/** The verdict, and the line that decides with its group; empty where the project has no robots.txt for the row. */
export function verdictCell(verdict: AgentVerdict | null, t: Text['t']): string {
  if (!verdict) return '';
  const { allowed, line, rule, group } = verdict;
  const text = t(allowed ? 'robots.yes' : 'robots.no');
  if (line === null) return text;
  const byLine = t('robots.byLine', { verdict: text, line, rule: rule ?? '' });
  return group ? t('robots.byGroup', { verdict: byLine, group }) : byLine;
}
