// The overview bench: the figures of a large project, the first time and after edits; each is printed beside its target.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from '../run/run-process.ts';
import type { BenchOptions } from './bench-options.ts';
import { projectOf } from './corpus.ts';
import { copyProject } from './grid/grid-session.ts';
import { OVERVIEW_MARK, type OverviewFigures } from './figures/overview-figures.ts';
import { meetsTarget, quantile, targetTable, type Figure } from './target-table.ts';

const MINUTES = 30;
const MILLION = 1_000_000;
const CANCEL_MS = 200;
/** Milliseconds of the first count for each million rows, and of one after an edit. */
const FIRST_MS = 500;
const EDIT_MS = 100;

/** Each run is in a process of its own. */
export async function benchOverview({ rows, runs }: BenchOptions): Promise<Figure[]> {
  const { folder, path } = await copyProject(await projectOf(rows));
  try {
    const measured: OverviewFigures[] = [];
    for (let i = 0; i < runs; i++) measured.push(await runOnce(path));
    const figures = toFigures(measured, rows);
    console.log(`\n${targetTable(`overview, ${rows.toLocaleString('en')} rows`, figures)}`);
    const missed = figures.filter((figure) => !meetsTarget(figure)).length;
    console.log(missed === 0 ? 'All targets are met.' : `${String(missed)} of the targets are missed.`);
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runOnce(project: string): Promise<OverviewFigures> {
  const script = join(import.meta.dirname, 'cases', 'mapwright-overview.ts');
  const { code, output } = await runNode([script, project], { stream: false, minutes: MINUTES });
  const line = output.split('\n').findLast((one) => one.startsWith(OVERVIEW_MARK));
  if (code !== 0 || line === undefined)
    throw new Error(`The overview bench ended with code ${String(code)}:\n${output}`);
  return JSON.parse(line.slice(OVERVIEW_MARK.length)) as OverviewFigures;
}

function toFigures(measured: readonly OverviewFigures[], rows: number): Figure[] {
  const millions = Math.max(1, rows / MILLION);
  const ms = (name: string, key: keyof OverviewFigures, target: number | null): Figure => ({
    name,
    value: quantile(
      measured.map((one) => one[key]),
      0.5,
    ),
    unit: 'ms',
    target,
  });
  return [
    ms('first count of all rows', 'first', FIRST_MS * millions),
    ms('processor time of that', 'firstCpu', null),
    ms('count with URL contains “garden”', 'filtered', null),
    ms('count after an edit', 'afterEdit', EDIT_MS * millions),
    ms('count with the filter after an edit', 'afterEditFiltered', EDIT_MS * millions),
    ms('folders after an edit', 'foldersAfterEdit', EDIT_MS * millions),
    ms('another window of folders', 'folders', EDIT_MS),
    ms('another window of folders, ids folded', 'folded', EDIT_MS),
    ms('cancel until the count has ended', 'cancel', CANCEL_MS),
    ms('longest time without an answer', 'longestTurn', CANCEL_MS),
    { name: 'peak memory', value: Math.max(...measured.map((one) => one.peakMb)), unit: 'MB', target: null },
  ];
}
