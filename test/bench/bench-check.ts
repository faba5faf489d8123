// The check bench: a full run of all rules beside a plain scan of the same rows, and the flags after an edit of one row.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from '../run/run-process.ts';
import type { BenchOptions } from './bench-options.ts';
import { CHECK_MARK, type CheckFigures } from './figures/check-figures.ts';
import { projectOf } from './corpus.ts';
import { copyProject } from './grid/grid-session.ts';
import { meetsTarget, targetTable, type Figure } from './target-table.ts';

const MINUTES = 30;

/** Runs it in a process of its own. */
export async function benchCheck({ rows }: BenchOptions): Promise<Figure[]> {
  const { folder, path } = await copyProject(await projectOf(rows));
  try {
    const script = join(import.meta.dirname, 'cases', 'mapwright-check.ts');
    const { code, output } = await runNode([script, path], { stream: false, minutes: MINUTES });
    const line = output.split('\n').findLast((one) => one.startsWith(CHECK_MARK));
    if (code !== 0 || line === undefined)
      throw new Error(`The check bench ended with code ${String(code)}:\n${output}`);
    const figures = toFigures(JSON.parse(line.slice(CHECK_MARK.length)) as CheckFigures, rows);
    console.log(`\n${targetTable(`all rules, ${rows.toLocaleString('en')} rows`, figures)}`);
    console.log(figures.every(meetsTarget) ? 'All targets are met.' : 'Targets are missed.');
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function toFigures(figures: CheckFigures, rows: number): Figure[] {
  const { scan, full, again, againCpu, cancel, edit, longestStep, commit, takeOver, peakMb } = figures;
  const target = rows <= 1_000_000 ? 4_000 : 6_000 * (rows / 1_000_000);
  return [
    { name: 'plain scan of the rows', value: scan, unit: 'ms', target: null },
    { name: 'full run, all flags to write', value: full, unit: 'ms', target },
    { name: 'full run again', value: again, unit: 'ms', target },
    { name: 'full run again, processor time', value: againCpu, unit: 'ms', target: null },
    { name: 'full run again, times the scan', value: again / scan, unit: '×', target: null },
    { name: 'edit of one row with flags and counts (95 %)', value: edit, unit: 'ms', target: 20 },
    {
      name: 'cancel in the middle and after the last row: the longest step and what follows',
      value: longestStep + cancel,
      unit: 'ms',
      target: 200,
    },
    { name: 'longest step', value: longestStep, unit: 'ms', target: 100 },
    { name: 'last step: the commit', value: commit, unit: 'ms', target: 200 },
    { name: 'pause while the log is taken over', value: takeOver, unit: 'ms', target: 100 },
    { name: 'peak memory', value: peakMb, unit: 'MB', target: 1_024 },
  ];
}
