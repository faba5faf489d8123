// Reads row numbers as people type them: one, or a range of rows. Pure; it knows no rows.

/** Rows from 1 on, both included, the lower first; for one row both are the same. */
export interface RowNumbers {
  readonly from: number;
  readonly to: number;
  /** Written as a range, if only of one row. */
  readonly isRange: boolean;
}

/** As the grid shows them, 1,234,567 or 1.234.567, with 100:200, 100-200 or 100–200 for a range; null for anything else. */
export function readRowNumbers(text: string): RowNumbers | null {
  const parts = text.split(/[:\-–—]/);
  const [from = NaN, to = from] = parts.map(numberOf);
  if (parts.length > 2 || !(from >= 1) || !(to >= 1)) return null;
  return { from: Math.min(from, to), to: Math.max(from, to), isRange: parts.length === 2 };
}

function numberOf(text: string): number {
  const digits = text.replaceAll(/[\s.,’']/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : NaN;
}
