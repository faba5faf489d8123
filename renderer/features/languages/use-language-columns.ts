// The columns of the pivot: the page, what is wrong with its cluster, and one column a language.
import { computed, type ComputedRef } from 'vue';
import {
  X_DEFAULT,
  type ClusterCell,
  type ClusterLink,
  type ClusterRow,
} from '../../../shared/model/cluster.ts';
import { languageFault, shownLanguage } from '../../../shared/protocol/languages.ts';
import { reasonMessage } from '../../ui/error-message.ts';
import type { CellBadge, CellProblem, GridColumn } from '../../grid/grid-types.ts';
import { useMayChange } from '../../shell/use-may-change.ts';
import { useText } from '../../locales/use-text.ts';
import { useLanguages } from './languages-store.ts';
import { useProject } from '../project/project-store.ts';

/** Ids of language columns begin so; the code follows. */
const PREFIX = 'lang:';

/** The language of a column, or null for one of the others. */
export function languageOf(column: string): string | null {
  return column.startsWith(PREFIX) ? column.slice(PREFIX.length) : null;
}

export function useLanguageColumns(): ComputedRef<readonly GridColumn<ClusterRow>[]> {
  const change = useMayChange();
  const text = useText();
  const { t, plural, languageName } = text;
  const languages = useLanguages();
  const project = useProject();

  function badge(row: ClusterRow): CellBadge | null {
    if (row.faults.length === 0) return null;
    const label = row.faults.map((fault) => t(`languages.faults.${fault}`)).join(', ');
    return { severity: 'warning', label, text: String(row.faults.length), more: 0 };
  }

  function problemOf(cell: ClusterCell | undefined, code: string): CellProblem | null {
    if (!cell) {
      const isHole = languages.shown?.expected.codes.includes(code) === true;
      return isHole ? { severity: 'info', label: t('languages.states.hole') } : null;
    }
    if (languageFault(code) !== null) return { severity: 'error', label: t('languages.states.code') };
    if (cell.links.length > 1) return { severity: 'error', label: t('languages.states.several') };
    const state = cell.links[0]?.state ?? 'ok';
    if (state === 'ok' || state === 'foreign') return null;
    return { severity: 'warning', label: t(`languages.states.${state}`) };
  }

  function titleOf(cell: ClusterCell | undefined): string {
    return (cell?.links ?? [])
      .map(({ href, state }) => `${href}${state === 'foreign' ? ` (${t('languages.states.foreign')})` : ''}`)
      .join('\n');
  }

  function columnTitle(code: string): string {
    if (code === X_DEFAULT) return t('languages.everyoneElse');
    const why = languageFault(code);
    const shown = shownLanguage(code) || t('languages.noCode');
    if (why === null) return `${languageName(code)} (${shown})`;
    return t('languages.invalidColumn', { code: shown, why: reasonMessage(why, text) });
  }

  function languageColumn(code: string): GridColumn<ClusterRow> {
    const cellIn = (row: ClusterRow): ClusterCell | undefined =>
      row.cells.find(({ language }) => language === code);
    return {
      id: PREFIX + code,
      title: columnTitle(code),
      mark: shownLanguage(code) || t('languages.noCode'),
      faulty: languageFault(code) !== null,
      width: 190,
      ...(change.isReadOnly ? {} : { editor: 'url' as const }),
      value: (row) => (cellIn(row)?.links ?? []).map(({ href }) => href).join(' '),
      shortOf: (row) => shortText(cellIn(row)?.links ?? [], row.loc),
      titleOf: (row) => titleOf(cellIn(row)),
      problemOf: (row) => problemOf(cellIn(row), code),
    };
  }

  return computed(() => [
    {
      id: 'page',
      title: t('languages.page'),
      width: 300,
      minWidth: 140,
      pinned: true,
      value: (row) => row.loc,
      shortOf: ({ loc }) => {
        const site = project.info?.site ?? null;
        return site !== null && loc.startsWith(`${site}/`) ? loc.slice(site.length) : null;
      },
    },
    { id: 'faults', title: t('languages.problems'), width: 84, value: () => '', badgeOf: badge },
    {
      id: 'rows',
      title: t('languages.rows'),
      width: 70,
      align: 'end',
      value: ({ count }) => String(count),
      titleOf: ({ count }) => plural('languages.rowsOf', count),
    },
    ...languages.codes.map(languageColumn),
  ]);
}

/** Without scheme and host where they are those of the page. */
function shortText(links: readonly ClusterLink[], loc: string): string | null {
  const origin = /^https?:\/\/[^/?#]*/i.exec(loc)?.[0] ?? null;
  return links.length === 0 ? null : links.map(({ href }) => shortAddress(href, origin)).join(' · ');
}

/** As much of a path as a cell shows: pages of a site mostly differ at its end. */
const SHORT = 26;

/** Without the origin, and of a long path the first part and the last. */
function shortAddress(href: string, origin: string | null): string {
  const path = origin !== null && href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  const [, first, last] = /^(\/[^/]*\/).+\/([^/]+\/?)$/.exec(path) ?? [];
  return path.length <= SHORT || first === undefined || last === undefined ? path : `${first}…/${last}`;
}
