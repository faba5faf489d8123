// What the engine refuses is told in the language of the window.
import { expect, test } from './app-fixture.ts';
import { closeDialog, expectRows } from './screens.ts';

test('a refused transform says why in German', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await expect(page.getByText(/URLs imported/)).toBeVisible();
  await closeDialog(page);
  await expectRows(page, 600);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.insertText('Deutsch');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+m');
  const panel = page.getByRole('region', { name: 'Umwandeln' });
  await panel.getByRole('combobox').first().selectOption('Host setzen');
  await panel.getByLabel('Host', { exact: true }).fill('kein host');
  await expect(panel.getByText('„kein host“ ist kein Host.', { exact: false })).toBeVisible();
});
