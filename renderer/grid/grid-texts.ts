// The grid's own words in English, used where the owner gives none.
import type { GridTexts } from './grid-types.ts';

const NUMBERS = new Intl.NumberFormat();

export const GRID_TEXTS: GridTexts = {
  label: 'Rows',
  rowNumber: 'Row',
  selectAll: 'Select all rows',
  loading: 'Loading…',
  keepAnyway: 'Keep anyway',
  pickDate: 'Pick a date',
  pickTime: 'Pick a date and a time',
  none: '(none)',
  problem: 'Problem',
  number: (n) => NUMBERS.format(n),
  selected: (rows, columns) => `${NUMBERS.format(rows)} × ${NUMBERS.format(columns)} cells selected`,
  notListed: 'This row is no longer in the list. Enter still changes it.',
  waiting: 'Waiting to be saved',
  refused: 'Not saved',
};
