// Scrolling: wheel, thumb and jumps, in the app as it is. Input comes through the browser's own input path.
import { HEADER_HEIGHT, rowHeight } from '../../../renderer/grid/grid-metrics.ts';
import { toOffset, toScrollTop } from '../../../renderer/grid/rows/scaled-scroll.ts';
import { quantile, type Figure } from '../target-table.ts';
import type { GridSession } from './grid-session.ts';
import { readKnownRows } from './known-rows.ts';
import type { ProbeWindow } from './page-probe.ts';

const SECONDS = 5;
const WHEEL_PX_PER_SECOND = 12_000;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Turns the wheel steadily for 5 s over the rows. */
export async function measureWheel(session: GridSession): Promise<Figure[]> {
  const box = await gridBox(session);
  await startFrames(session);
  await session.devtools.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -WHEEL_PX_PER_SECOND * SECONDS,
    speed: WHEEL_PX_PER_SECOND,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  return frameFigures('wheel, 5 s', await stopFrames(session), { over50: 0, over33: 1 });
}

/** Holds the thumb of the scroll bar and draws it down and up for 5 s. */
export async function measureThumb(session: GridSession): Promise<Figure[]> {
  const { page } = session;
  await session.page.evaluate(() => {
    const grid = document.querySelector('[role=grid]');
    if (grid) grid.scrollTop = 0;
  });
  await page.waitForTimeout(300);
  const box = await gridBox(session);
  const x = box.x + box.width - 7;
  const top = box.y + 24;
  const bottom = box.y + box.height - 24;
  await page.mouse.move(x, top);
  await page.mouse.down();
  await startFrames(session);
  const started = performance.now();
  for (let share = 0; share < 1; share = (performance.now() - started) / (SECONDS * 1000)) {
    const wave = (1 - Math.cos(share * 4 * Math.PI)) / 2;
    await page.mouse.move(x, top + (bottom - top) * wave);
  }
  const frames = await stopFrames(session);
  await page.mouse.up();
  return frameFigures('thumb drag, 5 s', frames, { over50: 0, over33: null });
}

/** A place of the scroll bar, the first row that is wholly in sight there, and its loc. */
export interface Jump {
  readonly scrollTop: number;
  readonly position: number;
  readonly loc: string;
}

/** Where the scroll bar has to go for about these positions: one px of it stands for many rows. */
export async function planJumps(
  { page }: GridSession,
  project: string,
  positions: readonly number[],
): Promise<Jump[]> {
  const { view, rows } = await page.evaluate((header) => {
    const grid = document.querySelector('[role=grid]');
    return {
      view: (grid?.clientHeight ?? 0) - header,
      rows: Number(grid?.getAttribute('aria-rowcount')) - 1,
    };
  }, HEADER_HEIGHT);
  const geometry = { content: rows * rowHeight.value, view };
  const tops = positions.map((position) => Math.round(toScrollTop(position * rowHeight.value, geometry)));
  const firsts = tops.map((top) => Math.ceil(toOffset(top, geometry) / rowHeight.value));
  const { locs } = await readKnownRows(project, firsts);
  return tops.map((scrollTop, i) => {
    const position = firsts[i] ?? 0;
    return { scrollTop, position, loc: locs.get(position) ?? '' };
  });
}

/** Goes there as a release of the thumb does, and waits for the row's own text each time. */
export async function measureJumps(session: GridSession, jumps: readonly Jump[]): Promise<Figure[]> {
  const times: number[] = [];
  for (const jump of jumps) times.push(await jumpTo(session, jump));
  return [
    { name: 'jump until painted, median', value: quantile(times, 0.5), unit: 'ms', target: 40 },
    { name: 'jump until painted, p95', value: quantile(times, 0.95), unit: 'ms', target: 80 },
    { name: 'jump until painted, worst', value: Math.max(...times), unit: 'ms', target: null },
  ];
}

function jumpTo({ page }: GridSession, jump: Jump): Promise<number> {
  return page.evaluate(async ({ scrollTop, position, loc }) => {
    // At any moment within a frame, as people do it.
    await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 17));
    const since = performance.now();
    const grid = document.querySelector('[role=grid]');
    if (grid) grid.scrollTop = scrollTop;
    return (window as unknown as ProbeWindow).probe.painted(position, loc, since);
  }, jump);
}

async function gridBox({ page }: GridSession): Promise<Box> {
  const box = await page.locator('[role=grid]').boundingBox();
  if (!box) throw new Error('The grid is not in sight.');
  return box;
}

async function startFrames({ page }: GridSession): Promise<void> {
  await page.evaluate(() => (window as unknown as ProbeWindow).probe.startFrames());
}

function stopFrames({ page }: GridSession): Promise<{ gaps: readonly number[]; blank: number }> {
  return page.evaluate(() => (window as unknown as ProbeWindow).probe.stopFrames());
}

function frameFigures(
  name: string,
  { gaps, blank }: { readonly gaps: readonly number[]; readonly blank: number },
  targets: { readonly over50: number | null; readonly over33: number | null },
): Figure[] {
  if (gaps.length < 30) throw new Error(`${name}: only ${gaps.length} frames were made.`);
  // A frame of 60 a second is 16.7 ms; one that missed its turn shows as 33.3.
  const over33 = gaps.filter((gap) => gap > 34).length;
  return [
    {
      name: `${name}: frames > 50 ms`,
      value: gaps.filter((gap) => gap > 50.5).length,
      unit: '',
      target: targets.over50,
    },
    {
      name: `${name}: frames > 33 ms`,
      value: (over33 / gaps.length) * 100,
      unit: '%',
      target: targets.over33,
    },
    { name: `${name}: longest frame`, value: Math.max(...gaps), unit: 'ms', target: null },
    { name: `${name}: frames with blank rows`, value: (blank / gaps.length) * 100, unit: '%', target: null },
  ];
}
