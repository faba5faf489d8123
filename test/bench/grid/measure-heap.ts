// The window's memory while someone works at random: after a collection, at the start, at each half minute, at the end.
import type { Page } from 'playwright';
import type { Random } from '../../sample/random.ts';
import type { Figure } from '../target-table.ts';
import { queryEnded, type GridSession } from './grid-session.ts';
import type { ProbeWindow } from './page-probe.ts';

const MB = 1024 ** 2;
const SORTED = ['URL', 'Last modified', 'Priority'];
const SEARCHED = ['garden', 'magazine/2019', 'chair-7', '0.5'];
const KEYS = ['PageDown', 'PageUp', 'ArrowDown', 'Shift+ArrowDown', 'ArrowRight', 'Shift+Space', 'Escape'];
/** What the heap may grow from the first to the last third of the time and still be called flat. */
const FLAT_MB = 3;

/** Works for so many minutes. Steps come from the seed, so a run can be repeated. */
export async function measureHeap(
  session: GridSession,
  { minutes, random }: { readonly minutes: number; readonly random: Random },
): Promise<Figure[]> {
  const heaps: number[] = [];
  const started = performance.now();
  const total = minutes * 60_000;
  const step = Math.min(15_000, total / 6);
  let steps = 0;
  while (performance.now() - started < total) {
    const until = performance.now() + step;
    while (performance.now() < until) {
      await oneStep(session, random);
      steps++;
    }
    heaps.push(await heapAfterCollection(session));
  }
  const third = Math.max(1, Math.floor(heaps.length / 3));
  const growth = Math.max(...heaps.slice(-third)) - Math.max(...heaps.slice(0, third));
  return [
    {
      name: `heap, most in ${minutes} min of ${steps} random steps`,
      value: Math.max(...heaps),
      unit: 'MB',
      target: 60,
    },
    { name: 'heap, last third over first third', value: growth, unit: 'MB', target: FLAT_MB },
  ];
}

export async function heapAfterCollection({ devtools, page }: GridSession): Promise<number> {
  // The probe's own notes are not the app's.
  await page.evaluate(() => void (window as unknown as ProbeWindow).probe.requests.splice(0));
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / MB;
}

/** Sorts and filters take seconds with millions of rows: one step of so many. */
const QUERY_SHARE = 1 / 40;

async function oneStep(session: GridSession, random: Random): Promise<void> {
  if (random.next() < QUERY_SHARE) await oneQuery(session, random);
  else await oneMove(session, random);
}

async function oneMove({ page }: GridSession, random: Random): Promise<void> {
  const pick = random.below(10);
  if (pick < 3) {
    await page.evaluate((share) => {
      const grid = document.querySelector('[role=grid]');
      if (grid) grid.scrollTop = share * grid.scrollHeight;
    }, random.next());
  } else if (pick < 5) {
    await page.mouse.move(600, 400);
    for (let i = 0; i < 10; i++) await page.mouse.wheel(0, (random.next() - 0.5) * 3_000);
  } else if (pick < 8) {
    const key = random.pick(KEYS);
    for (let i = 0; i < 5; i++) await page.keyboard.press(key);
  } else if (pick < 9) {
    await page.keyboard.press('F2');
    await page.keyboard.press('Escape');
  } else {
    await editPriority(page, random);
  }
}

/** Types a priority into the active row. */
async function editPriority(page: Page, random: Random): Promise<void> {
  const column = await page
    .getByRole('columnheader', { name: 'Priority', exact: true })
    .getAttribute('aria-colindex');
  await page.keyboard.press('Home');
  for (let c = 2; c < Number(column); c++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type(`0.${String(random.below(10))}`);
  await page.keyboard.press('Enter');
}

/** Another order, another search, or neither, and waits for the rows. */
async function oneQuery({ page }: GridSession, random: Random): Promise<void> {
  const search = page.getByRole('searchbox');
  const pick = random.below(3);
  if (pick === 0) {
    await page.getByRole('columnheader', { name: random.pick(SORTED), exact: true }).click();
  } else {
    await search.fill(pick === 1 ? random.pick(SEARCHED) : '');
    await search.press('Enter');
  }
  await queryEnded(page);
  await page.locator('[role=grid]').focus();
}
