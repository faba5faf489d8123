// The grid's own words in English, used where the owner gives none.
import { DATE_PICKER_TEXTS, type DatePickerTexts } from '../ui/dates/date-picker-texts.ts';

/** The grid's own words, for translation. Functions get numbers already formatted. */
export interface GridTexts {
  readonly label: string;
  readonly rowNumber: string;
  readonly selectAll: string;
  /** The line above the grid that shows the active cell's value. */
  readonly bar: string;
  readonly cellAt: (column: string, row: string) => string;
  /** A check box, in words. */
  readonly yes: string;
  readonly no: string;
  readonly loading: string;
  readonly keepAnyway: string;
  readonly datePicker: DatePickerTexts;
  readonly none: string;
  readonly problem: string;
  /** Grouped as the user's language does. */
  readonly number: (n: number) => string;
  readonly selected: (rows: number, columns: number) => string;
  /** Shown at an editor whose row has left the list. */
  readonly notListed: string;
  readonly rowGone: string;
  readonly waiting: string;
  readonly refused: string;
}

const NUMBERS = new Intl.NumberFormat();

export const GRID_TEXTS: GridTexts = {
  label: 'Rows',
  rowNumber: 'Row',
  selectAll: 'Select all rows',
  bar: 'Formula bar',
  cellAt: (column, row) => `${column}, row ${row}`,
  yes: 'Yes',
  no: 'No',
  loading: 'Loading…',
  keepAnyway: 'Keep anyway',
  datePicker: DATE_PICKER_TEXTS,
  none: '(none)',
  problem: 'Problem',
  number: (n) => NUMBERS.format(n),
  selected: (rows, columns) => `${NUMBERS.format(rows)} × ${NUMBERS.format(columns)} cells selected`,
  notListed: 'This row is no longer in the list. Enter still changes it.',
  rowGone: 'This row was deleted. Press Enter to keep your text in a notice, Esc to discard it.',
  waiting: 'Waiting to be saved',
  refused: 'Not saved',
};
