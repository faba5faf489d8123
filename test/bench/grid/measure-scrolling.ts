// Scrolling: wheel, thumb and jumps, in any of the compared grids. Input comes through the browser's own input path.
import type { BenchPage } from './bench-page.ts';
import type { ProbeWindow } from './page-probe.ts';
import type { PeerWindow } from './peers/peer-page.ts';

const SECONDS = 5;
const WHEEL_PX_PER_SECOND = 12_000;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What was seen while a grid scrolled. */
export interface Scrolled {
  /** ms from frame to frame. */
  readonly gaps: readonly number[];
  /** Frames in which a part of the rows was empty. */
  readonly blank: number;
}

/** Turns the wheel steadily for 5 s over the rows. */
export async function measureWheel(session: BenchPage): Promise<Scrolled> {
  await scrollBarTo(session, 0);
  const box = await boxOf(session, session.target.body);
  await startFrames(session);
  await session.devtools.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -WHEEL_PX_PER_SECOND * SECONDS,
    speed: WHEEL_PX_PER_SECOND,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const scrolled = await stopFrames(session);
  await assertScrolled(session, 'wheel');
  return scrolled;
}

/** Holds the thumb of the scroll bar and draws it down and up for 5 s. */
export async function measureThumb(session: BenchPage): Promise<Scrolled> {
  const { page } = session;
  await scrollBarTo(session, 0);
  const box = await boxOf(session, session.target.bar);
  const x = box.x + box.width - 7;
  const top = box.y + 24;
  const bottom = box.y + box.height - 24;
  await page.mouse.move(x, top);
  await page.mouse.down();
  await startFrames(session);
  const started = performance.now();
  for (let share = 0; share < 1; share = (performance.now() - started) / (SECONDS * 1000)) {
    const wave = (1 - Math.cos(share * 3 * Math.PI)) / 2;
    await page.mouse.move(x, top + (bottom - top) * wave);
  }
  const scrolled = await stopFrames(session);
  await assertScrolled(session, 'thumb');
  await page.mouse.up();
  return scrolled;
}

/** A row, and what its URL is. */
export interface Jump {
  readonly position: number;
  readonly loc: string;
}

/** ms of each jump by the grid's own call, until the row is painted with its URL. */
export async function measureCalls({ page }: BenchPage, jumps: readonly Jump[]): Promise<number[]> {
  const times: number[] = [];
  for (const jump of jumps) times.push(await page.evaluate(callJump, jump));
  return times;
}

/** ms of each jump of the scroll bar, until the rows of that place are painted. `shares`: of the way down, 0…1. */
export async function measureBarJumps(
  { page, target }: BenchPage,
  shares: readonly number[],
): Promise<number[]> {
  // AG Grid takes no word from its scroll bar for a moment after it scrolled by itself.
  await page.waitForTimeout(1_000);
  const times: number[] = [];
  for (const share of shares) times.push(await page.locator(target.bar).evaluate(setBar, share));
  return times;
}

/** Runs in the page, at any moment within a frame, as people do it. */
async function callJump({ position, loc }: Jump): Promise<number> {
  const { probe, jumpTo } = window as unknown as ProbeWindow & PeerWindow;
  await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 17));
  const since = performance.now();
  jumpTo(position);
  return probe.painted(position, loc, since);
}

/** Runs in the page. */
async function setBar(bar: Element, share: number): Promise<number> {
  const { probe } = window as unknown as ProbeWindow;
  await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 17));
  const before = probe.firstRow();
  const since = performance.now();
  bar.scrollTop = Math.round(share * (bar.scrollHeight - bar.clientHeight));
  return probe.filled(before, since);
}

async function scrollBarTo({ page, target }: BenchPage, top: number): Promise<void> {
  await page.locator(target.bar).evaluate((bar, at) => {
    bar.scrollTop = at;
  }, top);
  await page.waitForTimeout(300);
}

/** A thumb that the mouse missed would make fine frames. */
async function assertScrolled({ page, target }: BenchPage, by: string): Promise<void> {
  await page.waitForTimeout(300);
  const top = await page.locator(target.bar).evaluate((bar) => bar.scrollTop);
  if (top <= 0) throw new Error(`${target.name} was not scrolled by the ${by}.`);
}

async function boxOf({ page }: BenchPage, selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not in sight.`);
  return box;
}

async function startFrames({ page }: BenchPage): Promise<void> {
  await page.evaluate(() => (window as unknown as ProbeWindow).probe.startFrames());
}

async function stopFrames({ page, target }: BenchPage): Promise<Scrolled> {
  const scrolled = await page.evaluate(() => (window as unknown as ProbeWindow).probe.stopFrames());
  if (scrolled.gaps.length < 30)
    throw new Error(`${target.name}: only ${scrolled.gaps.length} frames were made.`);
  return scrolled;
}

/** Frames that took longer than so many ms. A frame of 60 a second is 16.7 ms; one that missed its turn shows as 33.3. */
export function slowFrames({ gaps }: Scrolled, ms: 33 | 50): number {
  return gaps.filter((gap) => gap > ms + 0.7).length;
}
