// Prints bench figures as a table with ratios. No measuring here.

export interface BenchLine {
  readonly name: string;
  readonly seconds: number;
  /** null for commands that know no rows. */
  readonly rows: number | null;
  readonly peakMb: number | null;
}

/** The lines as a table; each ratio says how many times the first line's time a line took. */
export function benchTable(title: string, lines: readonly BenchLine[]): string {
  const first = lines[0];
  const cells = lines.map(({ name, seconds, rows, peakMb }) => [
    name,
    seconds.toFixed(2),
    rows === null ? '–' : Math.round(rows / seconds).toLocaleString('en'),
    peakMb === null ? '–' : peakMb.toFixed(0),
    first ? `× ${(seconds / first.seconds).toFixed(2)}` : '',
  ]);
  const table = [[title, 'seconds', 'rows/s', 'peak MB', 'time'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((c) => Math.max(...table.map((row) => row[c]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, c) => (c === 0 ? cell.padEnd(widths[c] ?? 0) : cell.padStart(widths[c] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
