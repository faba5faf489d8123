// The values of a block or a fill that are refused, counted as they are judged, and the error that tells of them.
import { inEnglish, reason, type ErrorReason } from '../../../../shared/contract/error-texts.ts';
import { AppError, type RefusedValues } from '../../../../shared/contract/errors.ts';
import { COLUMN_NAMES } from '../../../../shared/model/rows/columns.ts';
import type { EditableColumn } from '../../../../shared/model/rows/row.ts';

export interface RefusedCell {
  /** In the block or the fill, from 0. */
  readonly row: number;
  readonly column: EditableColumn;
  readonly why: ErrorReason;
}

interface Tally {
  count: number;
  first: RefusedCell | null;
}

/** Refused values that are told one by one. */
const TOLD = 5;

/** Lines that are told one by one. */
const TOLD_LINES = 20;

/** Counts what is refused. Values of included can't be kept by force, so they are told before all others, alone. */
export class Refusals {
  private readonly firm: Tally = { count: 0, first: null };
  private readonly others: Tally = { count: 0, first: null };
  private readonly place: 'block' | 'fill';
  /** The topmost of all. */
  private told: readonly RefusedCell[] = [];
  private readonly lines = { count: 0, first: [] as number[] };
  /** Values that were judged and found valid, but for those of lines that would be left out. */
  valid = 0;

  constructor(place: 'block' | 'fill') {
    this.place = place;
  }

  get none(): boolean {
    return this.firm.first === null && this.others.first === null;
  }

  /** `times`: how many rows have the value, the first of them in this place. */
  add(cell: RefusedCell, times = 1): void {
    const tally = cell.column === 'included' ? this.firm : this.others;
    tally.count += times;
    const last = this.told.at(-1);
    if (this.told.length < TOLD || (last && cell.row < last.row))
      this.told = [...this.told, cell].sort((one, other) => one.row - other.row).slice(0, TOLD);
    if (tally.first === null || cell.row < tally.first.row) tally.first = cell;
  }

  /** A line would be left out as a whole, with values that are valid; lines come in their order. */
  addLine(row: number): void {
    this.lines.count++;
    if (this.lines.first.length < TOLD_LINES) this.lines.first.push(row);
  }

  /** Throws invalid-value with the number of refused values, and the place and reason of the topmost one. */
  assertNone(): void {
    const { count, first } = this.firm.first === null ? this.others : this.firm;
    if (first === null) return;
    const { row, column, why } = first;
    const place = { row: row + 1, field: column, column: COLUMN_NAMES[column] };
    const told = reason(`${this.place}-refused`, { ...place, why, count });
    throw new AppError('invalid-value', told, undefined, this.refused);
  }

  private get refused(): RefusedValues | undefined {
    if (this.place === 'fill') return undefined;
    const first = this.told.map(({ row, column, why }) => ({
      row,
      column,
      message: inEnglish(why),
      reason: why,
    }));
    return { valid: this.valid, first, ...(this.lines.count > 0 ? { lines: this.lines } : {}) };
  }
}
