// The welcome screen: the sample in one click, problems found in it, and the project in the list of recent ones.
import { sampleEntries } from '../sample/generate-sample.ts';
import { expect, test } from './app-fixture.ts';
import { expectRows } from './screens.ts';

test('the sample opens with its URLs and its problems', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await expect(page.getByText(/URLs imported/)).toBeVisible();
  await page.keyboard.press('Escape');
  const rows = [...sampleEntries({ urls: 600, faults: 'rows' })];
  await expectRows(page, rows.length);

  await page.getByRole('button', { name: /^Duplicate URL/ }).click();
  const locs = rows.map((row) => row.loc).filter((loc) => loc !== null);
  const duplicates = locs.length - new Set(locs).size;
  expect(duplicates).toBeGreaterThan(0);
  await expectRows(page, duplicates);
});
