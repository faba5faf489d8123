// What every grid says: of its rows and columns, and of how many are selected. Text only.
import type { GridTexts } from '../../grid/grid-texts.ts';
import { useText } from '../../locales/use-text.ts';

type CommonTexts = Pick<
  GridTexts,
  | 'rowNumber'
  | 'bar'
  | 'cellAt'
  | 'yes'
  | 'no'
  | 'selectAll'
  | 'loading'
  | 'problem'
  | 'notListed'
  | 'rowGone'
  | 'waiting'
  | 'refused'
  | 'number'
  | 'selected'
>;

/** The texts in the language of the moment, each time it is called. */
export function useGridTexts(): () => CommonTexts {
  const { t, number, plural } = useText();
  return () => ({
    rowNumber: t('gridTexts.rowNumber'),
    bar: t('gridTexts.bar'),
    cellAt: (column, row) => t('gridTexts.cellAt', { column, row }),
    yes: t('detail.yes'),
    no: t('detail.no'),
    selectAll: t('gridTexts.selectAll'),
    loading: t('gridTexts.loading'),
    problem: t('gridTexts.problem'),
    notListed: t('gridTexts.notListed'),
    rowGone: t('gridTexts.rowGone'),
    waiting: t('gridTexts.waiting'),
    refused: t('gridTexts.refused'),
    number,
    selected: (rows, columns) =>
      t('gridTexts.selected', {
        rows: plural('common.rows', rows),
        columns: plural('gridTexts.columns', columns),
      }),
  });
}
