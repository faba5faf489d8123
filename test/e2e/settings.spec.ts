// The settings: theme, density and size of texts act at once and are remembered; keys are changed with conflicts told; axe.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import { closeDialog, grid, newProject, openDialog, startImport } from './screens.ts';

async function openSettings(page: Page, section: string): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+,');
  const dialog = openDialog(page);
  await dialog.getByRole('button', { name: section }).click();
  return dialog;
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  const builder = (await inOnePass(page)).include('dialog[open]');
  const { violations } = await builder.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect
    .soft(
      serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      what,
    )
    .toEqual([]);
}

const rowHeight = (page: Page): Promise<string> =>
  grid(page).evaluate((element) => getComputedStyle(element).getPropertyValue('--grid-row'));
const textSize = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).fontSize);

test('theme, row height and text size act at once and are remembered', async ({ app: { page } }) => {
  await newProject(page);
  const dialog = await openSettings(page, 'Appearance and language');
  await dialog.getByLabel('High contrast').check();
  await dialog.getByLabel('Compact').check();
  await dialog.getByLabel('Larger').check();
  const look = (): Promise<string> =>
    page.evaluate(() => {
      const { contrast, theme } = document.documentElement.dataset;
      return `${String(theme)} ${String(contrast)}`;
    });
  expect(await look()).toBe('undefined more');
  expect(await rowHeight(page)).toBe('31px');
  expect(await textSize(page)).toBe('18.2px');
  await page.reload();
  await expect(grid(page)).toBeVisible();
  expect(await look()).toBe('undefined more');
  expect(await rowHeight(page)).toBe('31px');
  await openSettings(page, 'Appearance and language');
  await dialog.getByLabel('Dark').check();
  await dialog.getByLabel('Normal').first().check();
  expect(await look()).toBe('dark undefined');
  expect(await textSize(page)).toBe('14px');
});

test('more contrast is given where the system asks for it', async ({ app: { page } }) => {
  await page.emulateMedia({ contrast: 'more' });
  await expect(page.locator('html[data-contrast=more]')).toBeVisible();
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(page.locator('html:not([data-contrast])')).toBeVisible();
});

test('a command gets another key, a conflict is told, and all can be reset', async ({ app: { page } }) => {
  await newProject(page);
  const dialog = await openSettings(page, 'Keyboard shortcuts');
  await dialog.getByLabel('Search commands or keys').fill('Import…');
  const change = dialog.getByRole('button', { name: 'Change the keys for Import…', exact: true });
  await change.click();
  await page.keyboard.press('Control+e');
  await expect(dialog.getByText('Ctrl+E is already used for “Export…”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use it here instead' }).click();
  await dialog.getByLabel('Search commands or keys').fill('Export…');
  await expect(dialog.getByText('None: Ctrl+E is used for “Import…” now')).toBeVisible();
  // Nothing of what this copy does not have.
  await dialog.getByLabel('Search commands or keys').fill('Check for updates');
  await expect(dialog.getByText('No command matches.')).toBeVisible();
  await dialog.getByLabel('Search commands or keys').fill('Import…');
  await change.click();
  await page.keyboard.press('Alt+F4');
  await expect(dialog.getByText('Alt+F4 is reserved by the operating system.')).toBeVisible();
  await change.click();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await closeDialog(page);

  await page.reload();
  await expect(grid(page)).toBeVisible();
  await page.getByRole('menuitem', { name: 'File' }).click();
  await expect(page.getByRole('menuitem', { name: /^Import…/ })).toContainText('Ctrl+E');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+e');
  await expect(openDialog(page).getByRole('heading', { name: 'Import' })).toBeVisible();
  await closeDialog(page);

  await openSettings(page, 'Keyboard shortcuts');
  await dialog.getByRole('button', { name: 'Reset all' }).click();
  await expect(dialog.getByText('All shortcuts have their defaults.')).toBeVisible();
  await closeDialog(page);
  await page.getByRole('menuitem', { name: 'File' }).click();
  await expect(page.getByRole('menuitem', { name: /^Import…/ })).toContainText('Ctrl+I');
});

test('a first export begins with the folder and the limits of the settings', async ({
  app: { page, folder },
}) => {
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await expect(page.getByText(/URLs imported/)).toBeVisible();
  await closeDialog(page);
  const dialog = await openSettings(page, 'Export');
  const path = dialog.getByLabel('Folder', { exact: true });
  await path.fill('sitemaps/{host}');
  await expect(dialog.getByText('Enter the full path of a folder.')).toBeVisible();
  await path.fill(`${folder}/{host}`);
  await path.press('Enter');
  await dialog.getByLabel('URLs per file').fill('1000');
  await dialog.getByLabel('URLs per file').press('Enter');
  await closeDialog(page);
  await page.keyboard.press('Control+e');
  const host = await openDialog(page).getByLabel('Public URL of this folder').inputValue();
  await expect(openDialog(page).getByLabel('Folder', { exact: true })).toHaveValue(
    `${folder}/${new URL(host).host}`,
  );
  await expect(openDialog(page).getByLabel('URLs', { exact: true })).toHaveValue('1000');
});

test('each section is reached and used by keyboard alone', async ({ app: { page } }) => {
  await newProject(page);
  await page.keyboard.press('ControlOrMeta+,');
  const dialog = openDialog(page);
  const sections = dialog.getByRole('navigation', { name: 'Settings' }).getByRole('button');
  await expect(sections.first()).toBeFocused();
  const names = await sections.allInnerTexts();
  for (const [at, name] of names.entries()) {
    if (at > 0) await page.keyboard.press('ArrowDown');
    await expect(sections.nth(at)).toBeFocused();
    await page.keyboard.press('Enter');
    const section = dialog.getByRole('region', { name });
    await expect(section.getByRole('heading', { name, level: 3 })).toBeVisible();
    await expect(sections.nth(at)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Tab');
    const isInside = (): Promise<boolean> =>
      section.evaluate((element) => element.contains(document.activeElement));
    expect(await isInside(), name).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect(sections.nth(at)).toBeFocused();
  }
});

test('the network: a proxy of the user’s own, which imports then go through', async ({ app: { page } }) => {
  await newProject(page);
  const dialog = await openSettings(page, 'Network');
  await expect(dialog.getByLabel('Proxy URL')).toHaveCount(0);
  await dialog.getByLabel('Match system').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByLabel('Custom')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Proxy URL')).toBeFocused();
  await page.keyboard.type('me:s3cret@127.0.0.1:1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Proxy URL')).toHaveValue('http://127.0.0.1:1');
  await expect(dialog.getByLabel('User name for the proxy')).toHaveValue('me');
  await expect(dialog.getByLabel('Password for the proxy')).toHaveAttribute('type', 'password');
  await closeDialog(page);

  const outcome = await startImport(page, ['http://shop.test/sitemap.xml']);
  await expect(outcome.getByText('The proxy can’t be reached.')).toBeVisible();
  await expect(outcome.getByText('s3cret')).toHaveCount(0);
});

for (const theme of ['Light', 'Dark', 'High contrast'] as const) {
  test(`every section, ${theme}`, async ({ app: { page } }) => {
    await newProject(page);
    const dialog = await openSettings(page, 'Appearance and language');
    await dialog.getByLabel(theme).check();
    const sections = dialog.getByRole('navigation', { name: 'Settings' }).getByRole('button');
    for (const section of await sections.all()) {
      await section.click();
      const custom = dialog.getByLabel('Custom');
      if ((await custom.count()) > 0) await custom.check();
      await expectAccessible(page, `${theme}: ${await section.innerText()}`);
    }
  });
}
