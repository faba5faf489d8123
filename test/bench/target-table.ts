// Prints figures beside their targets. It measures nothing and judges only by the number.

/** One figure. `target` is the most that it may be; null where it is only told. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target: number | null;
}

/** True where the figure keeps its target, or has none. */
export function meetsTarget({ value, target }: Figure): boolean {
  return target === null || value <= target;
}

/** The figures as a table. */
export function targetTable(title: string, figures: readonly Figure[]): string {
  const cells = figures.map((figure) => [
    figure.name,
    numberText(figure.value),
    figure.unit,
    figure.target === null ? '–' : `≤ ${numberText(figure.target)}`,
    figure.target === null ? '' : meetsTarget(figure) ? 'ok' : 'MISSED',
  ]);
  const table = [[title, 'measured', '', 'target', ''], ...cells];
  const widths = [0, 1, 2, 3, 4].map((c) => Math.max(...table.map((row) => row[c]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, c) => (c === 0 || c === 2 ? cell.padEnd(widths[c] ?? 0) : cell.padStart(widths[c] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** The value that `share` (0…1) of all values do not exceed. Throws RangeError where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? sorted[0];
  if (found === undefined) throw new RangeError('No values were measured.');
  return found;
}

function numberText(value: number): string {
  return value >= 100 || Number.isInteger(value) ? Math.round(value).toLocaleString('en') : value.toFixed(1);
}
