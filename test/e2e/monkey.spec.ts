// Random use of the whole window while the engine's answers come late: every text lands in the cell that was active at its
// first key, or is refused, and nothing else changes. MONKEY=200 plays so many sequences, MONKEY_LATE=2000 is the longest delay.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomOf } from '../renderer/grid/monkey/random-of.ts';
import { expect, test } from './app-fixture.ts';
import { AppMonkey } from './monkey/app-monkey.ts';
import { lateAnswers } from './monkey/late-answers.ts';
import { MeantStates } from './monkey/meant-states.ts';
import { queryProject } from './project-copy.ts';
import { goToFirstRow, importPaths, newProject } from './screens.ts';

const SEQUENCES = Number(process.env['MONKEY'] ?? 8);
const STEPS = 20;
const LATE = Number(process.env['MONKEY_LATE'] ?? 120);
const SEED = Number(process.env['MONKEY_FROM'] ?? 1);
const ROWS = 200;

async function cellsOf(project: string): Promise<Map<string, string>> {
  const rows = await queryProject(project, 'SELECT id, loc, lastmod FROM url WHERE deleted = 0');
  return new Map(
    rows.flatMap(({ id, loc, lastmod }) => [
      [`${String(id)} loc`, String(loc)],
      [`${String(id)} lastmod`, typeof lastmod === 'string' ? lastmod : ''],
    ]),
  );
}

test('what is typed lands where it was meant', async ({ app: { page, folder } }) => {
  test.setTimeout(90_000 + SEQUENCES * (20_000 + LATE * 60));
  const locs = Array.from({ length: ROWS }, (_, i) => `https://www.example.com/item-${String(i + 1)}`);
  const list = join(folder, 'urls.txt');
  await writeFile(list, `${locs.join('\n')}\n`);
  await newProject(page);
  await importPaths(page, [list], ROWS);
  const home = join(folder, 'home');
  const found = (await readdir(home, { recursive: true })).find((name) => name.endsWith('.mapwright'));
  const project = join(home, found ?? '');
  const random = randomOf(SEED);
  const hold = await lateAnswers(page, () => random() ** 3 * LATE);
  await page.reload();
  await goToFirstRow(page);
  const meant = new MeantStates(await cellsOf(project));
  for (let sequence = 0; sequence < SEQUENCES; sequence++) {
    const monkey = new AppMonkey(page, hold, random, meant);
    for (let i = 0; i < STEPS; i++) await monkey.step();
    await page.keyboard.press('Escape');
    await monkey.settled();
    // The last undo has no cell to wait in.
    const differences = async (): Promise<string[]> => {
      const now = await cellsOf(project);
      return [...meant.state].flatMap(([key, text]) =>
        now.get(key) === text ? [] : [`${key} is “${now.get(key) ?? 'gone'}”, not “${text}”`],
      );
    };
    await expect
      .poll(differences, { message: monkey.log.join(', '), timeout: 10_000 + LATE * 20 })
      .toEqual([]);
  }
  // Enough of it was more than a walk about.
  expect(meant.edits).toBeGreaterThan(SEQUENCES * 2);
});
