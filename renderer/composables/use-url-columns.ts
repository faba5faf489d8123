// The grid's columns for URLs: how a row's values read, how they are edited, what is wrong with them.
import { computed, type ComputedRef } from 'vue';
import type { Severity } from '../../shared/model/problem.ts';
import { SORTABLE_COLUMNS, type SortableColumn, type UrlRow } from '../../shared/model/row.ts';
import type { RuleId } from '../../shared/model/rule.ts';
import type { SortKey } from '../../shared/model/view-query.ts';
import { CHANGEFREQS } from '../../shared/protocol/changefreq.ts';
import type { CellBadge, CellProblem, GridColumn, GridSortKey } from '../grid/grid-types.ts';
import { useText } from '../locales/use-text.ts';
import { useProject } from '../stores/project.ts';
import { fileName } from './file-name.ts';

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

export function useUrlColumns(): ComputedRef<readonly GridColumn<UrlRow>[]> {
  const { t } = useText();
  const project = useProject();
  const severities = computed(
    () => new Map(project.info?.problems.map(({ rule, severity }) => [rule, severity])),
  );
  const sources = computed(
    () => new Map(project.info?.sources.map(({ id, location }) => [id, fileName(location)])),
  );

  function severityOf(rule: RuleId): Severity {
    return severities.value.get(rule) ?? 'warning';
  }

  function worst(rules: readonly RuleId[]): CellProblem | null {
    if (rules.length === 0) return null;
    const found = rules.map(severityOf);
    const severity = ORDER.find((one) => found.includes(one)) ?? 'info';
    return { severity, label: rules.map((rule) => t(`rules.${rule}`)).join(', ') };
  }

  function problemIn(column: string): (row: UrlRow) => CellProblem | null {
    return (row) => worst(row.problems.filter((rule) => rule.startsWith(`${column}-`)));
  }

  function badge(row: UrlRow): CellBadge | null {
    const problem = worst(row.problems);
    return problem && { ...problem, count: row.problems.length };
  }

  return computed(() => [
    {
      id: 'included',
      title: t('columns.included'),
      width: 44,
      minWidth: 44,
      mark: '✓',
      sortable: true,
      editor: 'boolean',
      value: (row) => String(row.included),
    },
    {
      id: 'loc',
      title: t('columns.loc'),
      width: 340,
      minWidth: 160,
      grow: true,
      sortable: true,
      editor: 'url',
      value: (row) => row.loc,
      problemOf: problemIn('loc'),
    },
    {
      id: 'problems',
      title: t('columns.problems'),
      width: 92,
      sortable: true,
      value: (row) => row.problems.map((rule) => t(`rules.${rule}`)).join(', '),
      badgeOf: badge,
    },
    {
      id: 'lastmod',
      title: t('columns.lastmod'),
      width: 160,
      sortable: true,
      editor: 'date',
      value: (row) => row.lastmod ?? '',
      problemOf: problemIn('lastmod'),
    },
    {
      id: 'changefreq',
      title: t('columns.changefreq'),
      width: 130,
      sortable: true,
      editor: 'select',
      options: CHANGEFREQS,
      value: (row) => row.changefreq ?? '',
      problemOf: problemIn('changefreq'),
    },
    {
      id: 'priority',
      title: t('columns.priority'),
      width: 90,
      align: 'end',
      sortable: true,
      editor: 'number',
      step: { by: 0.1, min: 0, max: 1 },
      value: (row) => (row.priority === null ? '' : String(row.priority)),
      problemOf: problemIn('priority'),
    },
    {
      id: 'source',
      title: t('columns.source'),
      width: 150,
      sortable: true,
      value: (row) => sources.value.get(row.source) ?? '',
    },
  ]);
}

/** The grid's sort as the engine's; columns that the engine can't sort by are dropped. */
export function sortKeys(keys: readonly GridSortKey[]): readonly SortKey[] {
  return keys.flatMap(({ column, direction }) => (isSortable(column) ? [{ column, direction }] : []));
}

function isSortable(column: string): column is SortableColumn {
  return SORTABLE_COLUMNS.some((known) => known === column);
}
