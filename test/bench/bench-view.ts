// The view bench: filters and sorts of a large project in the engine; each figure is printed beside its target.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from '../run/run-process.ts';
import type { BenchOptions } from './bench-options.ts';
import { projectOf } from './corpus.ts';
import { copyProject } from './grid/grid-session.ts';
import { meetsTarget, quantile, targetTable, type Figure } from './target-table.ts';
import { VIEW_MARK, type ViewFigures } from './figures/view-figures.ts';

const MINUTES = 30;
const CANCEL_MS = 200;
/** How many times faster a second sort is, at least. */
const AGAIN = 5;

/** The most that a step may take, in seconds, at a million rows and at ten million; between and beyond in proportion. */
const TARGETS = { contains: [0.3, 3], loc: [1, 12], lastmod: [0.8, 10] } as const;

/** Runs it, each run in a process of its own, and returns the medians. */
export async function benchView({ rows, runs }: BenchOptions): Promise<Figure[]> {
  const { folder, path } = await copyProject(await projectOf(rows));
  try {
    const measured: ViewFigures[] = [];
    for (let i = 0; i < runs; i++) measured.push(await runOnce(path));
    const figures = toFigures(measured, rows);
    console.log(`\n${targetTable(`views, ${rows.toLocaleString('en')} rows`, figures)}`);
    const missed = figures.filter((figure) => !meetsTarget(figure)).length;
    console.log(missed === 0 ? 'All targets are met.' : `${missed} of the targets are missed.`);
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runOnce(project: string): Promise<ViewFigures> {
  const script = join(import.meta.dirname, 'cases', 'mapwright-view.ts');
  const { code, output } = await runNode([script, project], { stream: false, minutes: MINUTES });
  const line = output.split('\n').findLast((one) => one.startsWith(VIEW_MARK));
  if (code !== 0 || line === undefined)
    throw new Error(`The view bench ended with code ${String(code)}:\n${output}`);
  return JSON.parse(line.slice(VIEW_MARK.length)) as ViewFigures;
}

function toFigures(measured: readonly ViewFigures[], rows: number): Figure[] {
  const median = (key: keyof ViewFigures): number =>
    quantile(
      measured.map((one) => one[key]),
      0.5,
    );
  const ms = (name: string, key: keyof ViewFigures, target: number | null): Figure => ({
    name,
    value: median(key),
    unit: 'ms',
    target,
  });
  const loc = median('loc');
  const lastmod = median('lastmod');
  return [
    ms('URL contains “garden”', 'contains', targetOf('contains', rows)),
    ms('sort by URL', 'loc', targetOf('loc', rows)),
    ms('sort by URL again, descending', 'locAgain', loc / AGAIN),
    ms('sort by URL again, filtered', 'filteredAgain', null),
    ms('sort by last modified', 'lastmod', targetOf('lastmod', rows)),
    ms('sort by last modified again, descending', 'lastmodAgain', lastmod / AGAIN),
    ms('sort by priority', 'priority', null),
    ms('sort by host', 'host', null),
    ms('cancel until the query has ended', 'cancel', CANCEL_MS),
    ms('longest time without an answer', 'longestTurn', CANCEL_MS),
    { name: 'peak memory', value: Math.max(...measured.map((one) => one.peakMb)), unit: 'MB', target: null },
  ];
}

/** Milliseconds. */
function targetOf(step: keyof typeof TARGETS, rows: number): number {
  const [million, ten] = TARGETS[step];
  const millions = rows / 1_000_000;
  return 1_000 * (millions <= 1 ? million : million + ((ten - million) * (millions - 1)) / 9);
}
