// The grid's columns for URLs: how a row's values read, how they are edited, what is wrong with them.
import { computed, watch, type ComputedRef } from 'vue';
import {
  COLUMNS,
  VALUE_COLUMNS,
  type ColumnId,
  type ValueColumn,
} from '../../../../shared/model/rows/columns.ts';
import { depthOf, hostOf, pathOf, queryOf } from '../../../../shared/model/rows/loc-parts.ts';
import type { Severity } from '../../../../shared/model/problem.ts';
import { agentOfColumn, isRobotsColumn } from '../../../../shared/model/rows/robots-column.ts';
import { SORTABLE_COLUMNS, type SortableColumn, type UrlRow } from '../../../../shared/model/rows/row.ts';
import { REST_NAME } from '../../../../shared/model/section.ts';
import type { RuleId } from '../../../../shared/model/rule.ts';
import type { SortKey } from '../../../../shared/model/rows/view-query.ts';
import { formatPriority } from '../../../../shared/protocol/priority.ts';
import type { CellBadge, CellProblem, GridColumn, GridSortKey } from '../../../grid/grid-types.ts';
import { useText, type Text } from '../../../locales/use-text.ts';
import { useLayout } from './layout-store.ts';
import { mutedLetters } from './muted-letters.ts';
import { useProject } from '../../project/project-store.ts';
import { useView } from '../view-store.ts';
import { fileName } from '../../../ui/file-name.ts';
import { useToldDate } from '../../../ui/dates/use-told-date.ts';
import { columnTitle } from '../../../ui/column-title.ts';
import { draftOf, filterColumn } from '../filter/filter-draft.ts';
import { verdictCell, verdictOf } from './robots-cell.ts';
import { steadyMap } from '../../../ui/steady-map.ts';
import { editedAs } from '../../edit/typed-value.ts';
import { ruleTip } from '../../check/rule-tip.ts';
import { useMayChange } from '../../../shell/use-may-change.ts';

const PARTS = { host: hostOf, path: pathOf, query: queryOf } as const;

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

type UrlColumn = Omit<GridColumn<UrlRow>, 'id' | 'title' | 'sortable'>;

/** The columns as the project shows them, in order, with the widths and pins that it remembers. */
export function useUrlColumns(): ComputedRef<readonly GridColumn<UrlRow>[]> {
  const { t } = useText();
  const toldDate = useToldDate();
  const change = useMayChange();
  const project = useProject();
  const layout = useLayout();
  const view = useView();
  const severities = steadyMap(
    () => new Map(project.info?.problems.map(({ rule, severity }) => [rule, severity])),
  );
  const sources = steadyMap(
    () => new Map(project.info?.sources.map(({ id, location }) => [id, fileName(location)])),
  );
  const site = computed(() => project.info?.site ?? '');
  const sections = steadyMap(() => new Map(project.info?.sections.map(({ id, name }) => [id, name])));

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

  /** The worst finding by its name, and how many others there are; the tooltip says of each why it matters, the worst first. */
  function badge({ problems }: UrlRow): CellBadge | null {
    const problem = worst(problems);
    const named = problem && problems.find((rule) => severityOf(rule) === problem.severity);
    if (!named) return null;
    const sorted = ORDER.flatMap((severity) => problems.filter((rule) => severityOf(rule) === severity));
    const title = sorted.map((rule) => ruleTip(rule, t)).join('\n\n');
    return { ...problem, text: t(`rules.${named}`), more: problems.length - 1, title };
  }

  const edited = (id: ValueColumn, more: Partial<UrlColumn> & Pick<UrlColumn, 'width'>): UrlColumn => ({
    ...editedAs(id),
    value: (row) => String(row[id] ?? ''),
    problemOf: problemIn(id),
    ...more,
  });
  const count = (id: 'line' | 'images' | 'alternates' | 'videos' | 'news'): UrlColumn => ({
    width: 92,
    align: 'end',
    value: (row) => (row[id] === 0 ? '' : String(row[id])),
  });
  const part = (id: keyof typeof PARTS, width: number): UrlColumn => ({
    width,
    value: (row) => PARTS[id](row.loc) ?? '',
  });

  /** Columns that a condition is about. */
  const filtered = computed(() => new Set<string>(view.conditions.map((one) => draftOf(one)?.column ?? '')));
  const filterMark = (id: string): Pick<GridColumn<UrlRow>, 'filter'> =>
    filterColumn(id) ? { filter: filtered.value.has(id) ? 'on' : 'off' } : {};

  const known: Readonly<Record<ColumnId, UrlColumn>> = {
    included: {
      width: 44,
      minWidth: 44,
      mark: '✓',
      ...editedAs('included'),
      value: (row) => String(row.included),
    },
    // With the other columns of a new project it fits beside both panels into 1,280 px; it takes what is left of more.
    loc: edited('loc', {
      width: 168,
      minWidth: 160,
      grow: true,
      mutedOf: (row) => mutedLetters(row.loc, site.value),
    }),
    lastmod: edited('lastmod', {
      width: 146,
      wideWidth: 232,
      titleOf: ({ lastmod }) => toldDate(lastmod ?? ''),
    }),
    changefreq: edited('changefreq', { width: 92 }),
    priority: edited('priority', {
      width: 72,
      align: 'end',
      value: ({ priority }) => (typeof priority === 'number' ? formatPriority(priority) : (priority ?? '')),
    }),
    problems: {
      width: 126,
      wideWidth: 320,
      value: (row) => row.problems.map((rule) => t(`rules.${rule}`)).join(', '),
      badgeOf: badge,
    },
    robots: { width: 150, value: (row) => robotsText(row.robots, t), problemOf: problemIn('robots') },
    section: { width: 130, value: (row) => sections.value.get(row.section) ?? REST_NAME },
    file: { width: 150, value: (row) => row.file ?? '' },
    source: { width: 118, value: (row) => sources.value.get(row.source) ?? '' },
    line: count('line'),
    images: count('images'),
    alternates: count('alternates'),
    videos: count('videos'),
    news: count('news'),
    host: part('host', 160),
    path: part('path', 220),
    depth: { width: 72, align: 'end', value: (row) => String(depthOf(row.loc) ?? '') },
    query: part('query', 160),
  };

  // Rows tell of the crawlers that they were asked about.
  watch(() => layout.verdicts.join(), view.touch);

  /** The column of one crawler. */
  const ofAgent = (id: string): UrlColumn | null => {
    const agent = agentOfColumn(id);
    if (agent === null) return null;
    return {
      width: 220,
      value: (row) => verdictCell(verdictOf(row, agent), t),
      problemOf: (row) => (verdictOf(row, agent)?.allowed === false ? problemIn('robots')(row) : null),
    };
  };

  return computed(() =>
    layout.columns.flatMap(({ id, hidden, pinned, width }): readonly GridColumn<UrlRow>[] => {
      const column = isKnown(id) ? known[id] : ofAgent(id);
      if (!column || hidden) return [];
      const title = columnTitle(id, t);
      const searched = isSearched(id) ? { searched: true } : {};
      const short = id === 'changefreq' ? { short: t('columnsShort.changefreq') } : {};
      // A width that the user gave is kept exactly, so the column takes no more than that.
      const own = width === null ? {} : { width, exact: true, grow: false };
      const shown = change.isReadOnly ? asRead(column, t) : column;
      return [
        {
          id,
          ...shown,
          ...own,
          ...short,
          ...searched,
          title,
          pinned,
          sortable: isSortable(id),
          ...filterMark(id),
        },
      ];
    }),
  );
}

function isKnown(id: string): id is ColumnId {
  return Object.hasOwn(COLUMNS, id);
}

/** Of a project that can't be changed; a box that can't be ticked is a mark. */
function asRead({ editor, ...column }: UrlColumn, t: Text['t']): UrlColumn {
  if (editor !== 'boolean') return column;
  return {
    ...column,
    value: (row) => t(row.included ? 'detail.yes' : 'detail.no'),
    shortOf: (row) => (row.included ? '✓' : '–'),
  };
}

/** Which crawlers are kept out of a row. */
function robotsText(blocked: UrlRow['robots'], t: Text['t']): string {
  if (blocked === null) return '';
  return blocked.length === 0 ? t('robots.allowed') : t('robots.blocked', { agents: blocked.join(', ') });
}

/** The grid's sort as the engine's; columns that the engine can't sort by are dropped. */
export function sortKeys(keys: readonly GridSortKey[]): readonly SortKey[] {
  return keys.flatMap(({ column, direction }) => (isSortable(column) ? [{ column, direction }] : []));
}

/** Whether the quick search looks into the column. */
function isSearched(id: string): boolean {
  return id === 'source' || VALUE_COLUMNS.some((column) => column === id);
}

function isSortable(column: string): column is SortableColumn {
  return SORTABLE_COLUMNS.some((known) => known === column) || isRobotsColumn(column);
}
