// Every screen in light and dark: axe finds nothing serious.
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { closeDialog, exportTo, fillExport, openDialog, toolbar } from './screens.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`all screens, ${colorScheme}`, async ({ app: { page, folder } }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.getByRole('button', { name: 'New project' })).toBeVisible();
    await expectAccessible(page, 'welcome');

    await page.getByRole('button', { name: 'Try the sample' }).click();
    await expect(page.getByText(/URLs imported/)).toBeVisible();
    await expectAccessible(page, 'import result');
    await closeDialog(page);
    await expectAccessible(page, 'grid');

    await toolbar(page).getByRole('button', { name: 'Import', exact: true }).click();
    await expectAccessible(page, 'import dialog');
    await closeDialog(page);

    const dialog = await fillExport(page, join(folder, 'out'), 'https://www.example.com/');
    await expect(dialog.getByText('sitemap-1.xml.gz')).toBeVisible();
    await expectAccessible(page, 'export plan');
    await closeDialog(page);
    await exportTo(page, join(folder, 'out'), 'https://www.example.com/');
    await expectAccessible(page, 'export result');
    await closeDialog(page);

    for (const [keys, name] of [
      ['ControlOrMeta+k', 'command palette'],
      ['ControlOrMeta+,', 'settings'],
      ['F1', 'help'],
    ] as const) {
      await page.keyboard.press(keys);
      await expect(openDialog(page)).toBeVisible();
      await expectAccessible(page, name);
      await closeDialog(page);
    }
  });
}

async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, screen).toEqual([]);
}
