// The grid bench: the real app in Chromium with a large project; each figure is printed beside its target.
import { rm } from 'node:fs/promises';
import { startEngine } from '../../electron/cli/run/engine-client.ts';
import { randomFor, type Random } from '../sample/random.ts';
import { buildApp } from './built-app.ts';
import type { BenchOptions } from './bench-options.ts';
import { projectOf } from './corpus.ts';
import { copyProject, openSession, type GridSession } from './grid/grid-session.ts';
import { readKnownRows, type KnownRows } from './grid/known-rows.ts';
import { measureEditing, sortRows, type LastEdit } from './grid/measure-editing.ts';
import { heapAfterCollection, measureHeap } from './grid/measure-heap.ts';
import { measureJumps, measureThumb, measureWheel, planJumps } from './grid/measure-scrolling.ts';
import type { ProbeWindow } from './grid/page-probe.ts';
import { meetsTarget, quantile, targetTable, type Figure } from './target-table.ts';

const JUMPS = 60;
const SEED = 20_260_101;

/** Runs it and returns the figures. Throws where the app shows wrong data or loses an edit. */
export async function benchGrid({ rows, minutes }: BenchOptions): Promise<Figure[]> {
  await buildApp();
  const source = await projectOf(rows);
  const { folder, path } = await copyProject(source);
  try {
    const random = randomFor(SEED, 0);
    const positions = Array.from({ length: JUMPS }, () => random.below(rows));
    const engine = engineFigures(await readKnownRows(source, positions));
    const window = await inTheWindow({ folder, path, source, positions, minutes, random });
    const figures = [...engine, ...window.figures];
    await assertDurable(path, window.last);
    console.log(`\n${targetTable(`grid, ${rows.toLocaleString('en')} rows`, figures)}`);
    const missed = figures.filter((figure) => !meetsTarget(figure)).length;
    console.log(missed === 0 ? 'All targets are met.' : `${missed} of the targets are missed.`);
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface WindowRun {
  readonly folder: string;
  readonly path: string;
  readonly source: string;
  readonly positions: readonly number[];
  readonly minutes: number;
  readonly random: Random;
}

async function inTheWindow({
  folder,
  path,
  source,
  positions,
  minutes,
  random,
}: WindowRun): Promise<{ readonly figures: readonly Figure[]; readonly last: LastEdit }> {
  const session = await openSession(folder, path);
  try {
    const figures = await mountFigures(session);
    const heap = await heapAfterCollection(session);
    figures.push({ name: 'heap after opening', value: heap, unit: 'MB', target: null });
    const jumps = await planJumps(session, source, positions);
    figures.push(...(await measureJumps(session, jumps)));
    figures.push(...(await measureWheel(session)));
    figures.push(...(await measureThumb(session)));
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
