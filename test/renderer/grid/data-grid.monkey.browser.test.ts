// Random use while every answer comes late: what is typed lands in the cell that was active at its first key, or is
// visibly refused. MONKEY=5000 plays so many sequences, MONKEY_FROM=n begins with another seed.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type Harness } from './harness/open-harness.ts';
import { playSequence } from './monkey/monkey-driver.ts';

const STEPS = 20;
const COUNT = Number(process.env['MONKEY'] ?? 60);
const FROM = Number(process.env['MONKEY_FROM'] ?? 1);
/** Seeds that found a fault once. */
const PINNED: readonly number[] = [75, 271, 317, 21876, 30028, 30098, 30135, 40382, 61130];

let harness: Harness;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  harness = await openHarness();
  page = await harness.open('monkey=1');
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterAll(async () => {
  await harness.close();
});

async function play(seed: number, hasBar = false): Promise<readonly string[]> {
  complaints = [];
  const address = new URL(page.url());
  address.searchParams.set('monkey', String(seed));
  if (hasBar) address.searchParams.set('bar', '');
  else address.searchParams.delete('bar');
  await page.goto(address.href);
  await page.evaluate(() => window.monkey.drain());
  await page.locator('[role=grid]').focus();
  await page.keyboard.press('ArrowRight');
  return [...(await playSequence(page, seed, STEPS, hasBar)), ...complaints];
}

it.each(PINNED)('what seed %i found stays mended', async (seed) => {
  expect(await play(seed)).toEqual([]);
});

it.each([
  ['in the cells', false, COUNT],
  ['and above the grid', true, Math.ceil(COUNT / 3)],
] as const)(
  'keeps every text for the cell that it was typed in, %s',
  { timeout: 60_000 + COUNT * 2_000 },
  async (_, hasBar, count) => {
    const faults: string[] = [];
    for (let seed = FROM; seed < FROM + count; seed++) {
      const wrong = await play(seed, hasBar);
      if (wrong.length > 0) faults.push(`seed ${String(seed)}: ${wrong.join('\n  ')}`);
    }
    expect(faults).toEqual([]);
  },
);
