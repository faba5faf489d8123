// The grid bench: the real app in Chromium with a large project, each figure beside its target, and beside other grids.
import { rm } from 'node:fs/promises';
import { startEngine } from '../../electron/cli/run/engine-client.ts';
import { randomFor, type Random } from '../sample/random.ts';
import { buildApp } from './built-app.ts';
import type { BenchOptions } from './bench-options.ts';
import { projectOf } from './corpus.ts';
import { compareGrids } from './grid/compare-grids.ts';
import { copyProject, exposeJump, openSession, type GridSession } from './grid/grid-session.ts';
import { readKnownRows, type KnownRows } from './grid/known-rows.ts';
import { measureEditing, sortRows, type LastEdit } from './grid/measure-editing.ts';
import { heapAfterCollection, measureHeap } from './grid/measure-heap.ts';
import {
  measureBarJumps,
  measureCalls,
  measureThumb,
  measureWheel,
  slowFrames,
  type Jump,
  type Scrolled,
} from './grid/measure-scrolling.ts';
import type { ProbeWindow } from './grid/page-probe.ts';
import { meetsTarget, quantile, targetTable, type Figure } from './target-table.ts';

const JUMPS = 70;
const SEED = 20_260_101;

/** Runs it and returns the figures. Throws where the app shows wrong data or loses an edit. */
export async function benchGrid({ rows, minutes, runs, yardstick }: BenchOptions): Promise<Figure[]> {
  await buildApp();
  const source = await projectOf(rows);
  const { folder, path } = await copyProject(source);
  try {
    const random = randomFor(SEED, 0);
    const positions = Array.from({ length: JUMPS }, () => random.below(rows));
    const known = await readKnownRows(source, positions);
    const jumps = positions.map((position) => ({ position, loc: known.locs.get(position) ?? '' }));
    const window = await inTheWindow({ folder, path, rows, jumps, minutes, random });
    await assertDurable(path, window.last);
    const figures = [...engineFigures(known), ...window.figures];
    report(`grid, ${rows.toLocaleString('en')} rows`, figures);
    if (!yardstick) return figures;
    const compared = await compareGrids(source, jumps, runs);
    report(`grid beside others, ${rows.toLocaleString('en')} rows`, compared);
    return [...figures, ...compared];
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function report(title: string, figures: readonly Figure[]): void {
  console.log(`\n${targetTable(title, figures)}`);
  const missed = figures.filter((figure) => !meetsTarget(figure)).length;
  console.log(missed === 0 ? 'All targets are met.' : `${missed} of the targets are missed.`);
}

interface WindowRun {
  readonly folder: string;
  readonly path: string;
  readonly rows: number;
  readonly jumps: readonly Jump[];
  readonly minutes: number;
  readonly random: Random;
}

async function inTheWindow({
  folder,
  path,
  rows,
  jumps,
  minutes,
  random,
}: WindowRun): Promise<{ readonly figures: readonly Figure[]; readonly last: LastEdit }> {
  const session = await openSession(folder, path);
  try {
    const figures = await mountFigures(session);
    await exposeJump(session);
    const heap = await heapAfterCollection(session);
    figures.push({ name: 'heap after opening', value: heap, unit: 'MB', target: null });
    figures.push(...jumpFigures('jump to a row until painted', await measureCalls(session, jumps)));
    const shares = jumps.map(({ position }) => position / rows);
    const bar = await measureBarJumps(session, shares);
    figures.push(...jumpFigures('jump of the scroll bar until painted', bar));
    figures.push(...frameFigures('wheel, 5 s', await measureWheel(session), { over50: 0, over33: 1 }));
    figures.push(
      ...frameFigures('thumb drag, 5 s', await measureThumb(session), { over50: 0, over33: null }),
    );
    figures.push(...(await windowFigures(session)));
    figures.push(...(await measureEditing(session)).figures);
    if (minutes > 0) figures.push(...(await measureHeap(session, { minutes, random })));
    await sortRows(session);
    const editing = await measureEditing(session, ', rows sorted');
    session.killEngine();
    return { figures: [...figures, ...editing.figures], last: editing.last };
  } finally {
    await session.close();
  }
}

function jumpFigures(name: string, times: readonly number[]): Figure[] {
  return [
    { name: `${name}, median`, value: quantile(times, 0.5), unit: 'ms', target: 40 },
    { name: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', target: 80 },
    { name: `${name}, worst`, value: Math.max(...times), unit: 'ms', target: null },
  ];
}

function frameFigures(
  name: string,
  scrolled: Scrolled,
  targets: { readonly over50: number | null; readonly over33: number | null },
): Figure[] {
  const { gaps, blank } = scrolled;
  const share = (frames: number): number => (frames / gaps.length) * 100;
  return [
    { name: `${name}: frames > 50 ms`, value: slowFrames(scrolled, 50), unit: '', target: targets.over50 },
    {
      name: `${name}: frames > 33 ms`,
      value: share(slowFrames(scrolled, 33)),
      unit: '%',
      target: targets.over33,
    },
    { name: `${name}: longest frame`, value: Math.max(...gaps), unit: 'ms', target: null },
    { name: `${name}: frames with blank rows`, value: share(blank), unit: '%', target: null },
  ];
}

async function mountFigures({ page }: GridSession): Promise<Figure[]> {
  await page.waitForFunction(() => (window as unknown as ProbeWindow).probe.marks.rows > 0, null, {
    timeout: 120_000,
  });
  const { app, grid, rows } = await page.evaluate(() => (window as unknown as ProbeWindow).probe.marks);
  // The window is opened again: the project is open in the engine by now, and only the window's own work is left.
  await page.reload();
  await page.waitForFunction(() => (window as unknown as ProbeWindow).probe.marks.rows > 0, null, {
    timeout: 120_000,
  });
  const again = await page.evaluate(() => (window as unknown as ProbeWindow).probe.marks);
  return [
    {
      name: 'grid in the window until its first rows are painted',
      value: Math.max(0, rows - grid),
      unit: 'ms',
      target: 250,
    },
    {
      name: 'window shown until first rows, project open already',
      value: again.rows - again.app,
      unit: 'ms',
      target: 250,
    },
    {
      name: 'window shown until first rows, project opened anew',
      value: rows - app,
      unit: 'ms',
      target: null,
    },
  ];
}

/** Window requests as the page sees them: there, engine, back. */
async function windowFigures({ page }: GridSession): Promise<Figure[]> {
  const times = await page.evaluate(() =>
    (window as unknown as ProbeWindow).probe.requests.flatMap(({ name, ms }) =>
      name === 'view.rows' && !Number.isNaN(ms) ? [ms] : [],
    ),
  );
  return [
    {
      name: 'window request as the page sees it, median',
      value: quantile(times, 0.5),
      unit: 'ms',
      target: null,
    },
    {
      name: 'window request as the page sees it, p95',
      value: quantile(times, 0.95),
      unit: 'ms',
      target: null,
    },
  ];
}

function engineFigures({ windowMs, openMs }: KnownRows): Figure[] {
  return [
    { name: 'engine: window of 128 rows, median', value: quantile(windowMs, 0.5), unit: 'ms', target: null },
    { name: 'engine: window of 128 rows, p95', value: quantile(windowMs, 0.95), unit: 'ms', target: 3 },
    { name: 'engine: unsorted view opened', value: openMs, unit: 'ms', target: null },
  ];
}

/** The engine was killed after its word for the last edit: the file must have it. */
async function assertDurable(path: string, last: LastEdit): Promise<void> {
  const engine = startEngine();
  try {
    await engine.request['project.open']({ path });
    const { view } = await engine.request['view.open']({
      filter: [{ kind: 'text', column: 'loc', operator: 'equals', value: last.loc }],
      sort: [],
    });
    const { rows } = await engine.request['view.rows']({ view, start: 0, count: 100 });
    // An address may stand in more than one row.
    if (!rows.some(({ priority }) => priority === last.priority))
      throw new Error('An acknowledged edit was lost with the engine.');
  } finally {
    await engine.close();
  }
}
