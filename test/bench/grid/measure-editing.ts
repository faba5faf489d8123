// A cell edit: from the key press to the painted value, and to the engine's word that it is on the disk.
import { quantile, type Figure } from '../target-table.ts';
import { queryEnded, type GridSession } from './grid-session.ts';
import type { ProbeWindow } from './page-probe.ts';

const EDITS = 30;

/** What the last edit that the engine took has to have left in the file. */
export interface LastEdit {
  /** Where the row stands says nothing: the window may be sorted. */
  readonly loc: string;
  readonly priority: number;
}

/** Sorted by a column, all rows: where a changed one stands is looked for there. */
export async function sortRows({ page }: GridSession): Promise<void> {
  const search = page.getByRole('searchbox');
  await search.fill('');
  await search.press('Enter');
  await queryEnded(page);
  const header = page.getByRole('columnheader', { name: 'Last modified', exact: true });
  do {
    await header.click();
    await queryEnded(page);
  } while (!SORTED.has((await header.getAttribute('aria-sort')) ?? ''));
}

const SORTED = new Set(['ascending', 'descending']);

/** Types priorities down the first rows. `where`: what is said of the window's rows, if anything. */
export async function measureEditing(
  { page }: GridSession,
  where = '',
): Promise<{ readonly figures: readonly Figure[]; readonly last: LastEdit }> {
  await page.locator('[role=grid]').focus();
  await page.keyboard.press('Control+Home');
  const [loc, column] = [await columnOf(page, 'URL'), await columnOf(page, 'Priority')];
  for (let c = 2; c < column; c++) await page.keyboard.press('ArrowRight');
  const painted: number[] = [];
  const durable: number[] = [];
  let last = { loc: '', priority: 0 };
  for (let row = 0; row < EDITS; row++) {
    // A value that the cell has already would be no edit.
    const value = (await cellText(page, row, column)) === '0.3' ? '0.7' : '0.3';
    last = { loc: (await cellText(page, row, loc)) ?? '', priority: Number(value) };
    await page.keyboard.type(value);
    const from = await page.evaluate(() => (window as unknown as ProbeWindow).probe.requests.length);
    // Waiting starts before the key, so that no frame is missed.
    const shown = page.evaluate(
      async ([at, text]) => {
        const { probe } = window as unknown as ProbeWindow;
        return (await probe.painted(at, text, 0)) - probe.lastKey.at;
      },
      [row, value] as const,
    );
    await page.keyboard.press('Enter');
    painted.push(await shown);
    durable.push(await editAnswered(page, from));
  }
  const name = `cell edit${where}: Enter to`;
  const figures: Figure[] = [
    { name: `${name} painted value, p95`, value: quantile(painted, 0.95), unit: 'ms', target: 50 },
    { name: `${name} painted value, worst`, value: Math.max(...painted), unit: 'ms', target: null },
    { name: `${name} durable, p95`, value: quantile(durable, 0.95), unit: 'ms', target: 100 },
    { name: `${name} durable, worst`, value: Math.max(...durable), unit: 'ms', target: null },
  ];
  return { figures, last };
}

async function columnOf(page: GridSession['page'], name: string): Promise<number> {
  const header = page.getByRole('columnheader', { name, exact: true });
  return Number(await header.getAttribute('aria-colindex'));
}

function cellText(page: GridSession['page'], position: number, column: number): Promise<string | null> {
  const cell = `[aria-rowindex="${position + 2}"] > [aria-colindex="${column}"]`;
  return page.locator(`.data-grid__layer > ${cell}`).textContent();
}

/** ms from the last key to the answer of the edit that was asked for after `from` requests. */
async function editAnswered(page: GridSession['page'], from: number): Promise<number> {
  const handle = await page.waitForFunction((start) => {
    const { requests, lastKey } = (window as unknown as ProbeWindow).probe;
    const edit = requests.slice(start).find(({ name }) => name === 'edit.set');
    return edit && !Number.isNaN(edit.ms) ? { ms: edit.sent + edit.ms - lastKey.at } : null;
  }, from);
  return (await handle.jsonValue())?.ms ?? NaN;
}
