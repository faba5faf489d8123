// Every screen, dialog and state: axe finds nothing serious in light, and the colours of dark keep their contrast.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import {
  cell,
  closeDialog,
  exportTo,
  fillExport,
  grid,
  newProject,
  openDialog,
  search,
  startImport,
  toolbar,
} from './screens.ts';

const SITE = 'https://www.example.com/';
const SITEMAP = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
  xmlns:video="http://www.google.com/schemas/sitemap-video/1.1" xmlns:my="urn:my">
<url><loc>https://www.example.com/1</loc><lastmod>soon</lastmod><priority>7</priority>
  <image:image><image:loc>https://www.example.com/1.png</image:loc></image:image>
  <image:image><image:loc>bad</image:loc></image:image>
  <video:video><video:title>V</video:title></video:video><my:thing>x</my:thing></url>
<url><loc>https://www.example.com/${'long/'.repeat(60)}</loc></url>
<url><loc>/relative?a=1&b=2</loc></url>
</urlset>`;

/** Commands that open no dialog, or leave the project. */
const NOT_OPENED =
  /New project|Close project|Delete|Undo|Redo|Appearance|Language: |Select all|Cut|Copy|Paste/;

// Looking at a state takes axe seconds where other work runs beside it.
test.describe.configure({ timeout: 400_000 });

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

    await search(page, 'no such page');
    await expect(page.getByText('No URL matches')).toBeVisible();
    await expectAccessible(page, 'no match');
    await search(page, '');

    const dialog = await fillExport(page, join(folder, 'out'), SITE);
    await expect(dialog.getByText('sitemap-1.xml.gz').first()).toBeVisible();
    await expectAccessible(page, 'export plan');
    await dialog.getByLabel('Folder', { exact: true }).fill('relative');
    await expectAccessible(page, 'export plan refused');
    await closeDialog(page);
    await exportTo(page, join(folder, 'out'), SITE);
    await expectAccessible(page, 'export result');
    await closeDialog(page);

    await mkdir(join(folder, 'foreign'));
    await writeFile(join(folder, 'foreign', 'sitemap-1.xml.gz'), 'not ours');
    const blocked = await fillExport(page, join(folder, 'foreign'), SITE);
    await expect(blocked.getByText('was not written by Mapwright')).toBeVisible();
    await expectAccessible(page, 'export plan, files in the way');
    await closeDialog(page);
  });

  test(`the detail panel and its editors, ${colorScheme}`, async ({ app: { page, folder } }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await newProject(page);
    await expectAccessible(page, 'empty project');
    await writeFile(join(folder, 'map.xml'), SITEMAP);
    const dialog = await startImport(page, [join(folder, 'map.xml')]);
    await expect(dialog.getByText(/URLs imported/)).toBeVisible();
    await closeDialog(page);

    const panel = page.getByRole('complementary', { name: 'Details' });
    await (await cell(page, 0, 'URL')).click();
    await expect(panel.getByText('Images (2)')).toBeVisible();
    await expectAccessible(page, 'detail panel');
    await panel.getByRole('button', { name: 'Edit Video 1' }).click();
    await expectAccessible(page, 'video form');
    await page.keyboard.press('Escape');
    await panel.getByLabel('Priority', { exact: true }).fill('9');
    await panel.getByLabel('Priority', { exact: true }).press('Enter');
    await expect(panel.getByRole('button', { name: 'Keep anyway' })).toBeVisible();
    await expectAccessible(page, 'refused value');
    await grid(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(panel.getByText('3 rows selected')).toBeVisible();
    await expectAccessible(page, 'several rows');
    await (await cell(page, 0, 'Last modified')).click({ button: 'right' });
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'context menu');
    await page.keyboard.press('Escape');
    await (await cell(page, 0, 'Last modified')).dblclick();
    await expectAccessible(page, 'cell editor');
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'File' }).click();
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');

    await startImport(page, [join(folder, 'gone.xml')]);
    await expect(openDialog(page).getByRole('alert').first()).toBeVisible();
    await expectAccessible(page, 'failed import');
    await closeDialog(page);
    await page.getByRole('button', { name: /Show issues in/ }).click();
    await expect(openDialog(page)).toBeVisible();
    await expectAccessible(page, 'odd things of a source');
    await closeDialog(page);
    await toolbar(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/deleted/).first()).toBeVisible();
    await expectAccessible(page, 'notice');
  });

  // Whatever the palette offers is opened, so that a new dialog is looked at without a line here.
  test(`every dialog of the command palette, ${colorScheme}`, async ({ app: { page, folder } }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await newProject(page);
    await writeFile(join(folder, 'map.xml'), SITEMAP);
    const dialog = await startImport(page, [join(folder, 'map.xml')]);
    await expect(dialog.getByText(/URLs imported/)).toBeVisible();
    await closeDialog(page);
    await (await cell(page, 0, 'URL')).click();
    await page.keyboard.press('ControlOrMeta+k');
    await expectAccessible(page, 'command palette');
    const names = await openDialog(page).getByRole('option').locator('span:first-child').allInnerTexts();
    await closeDialog(page);
    const opened: string[] = [];
    for (const name of names.filter((one) => !NOT_OPENED.test(one))) {
      await page.keyboard.press('ControlOrMeta+k');
      await openDialog(page).getByRole('combobox').fill(name);
      await page.keyboard.press('Enter');
      await expect(openDialog(page).getByRole('combobox', { name: 'Command' })).toBeHidden();
      await expectAccessible(page, name);
      for (let i = 0; i < 3 && (await openDialog(page).count()) > 0; i++) {
        opened.push(name);
        await page.keyboard.press('Escape');
      }
      await expect(openDialog(page), name).toHaveCount(0);
    }
    expect(opened).toContain('Save as…');
    expect(opened).toContain('Settings…');
    expect(new Set(opened).size).toBeGreaterThanOrEqual(6);
  });
}

async function expectAccessible(page: Page, screen: string): Promise<void> {
  // What lies behind a dialog is out of reach, and was looked at before.
  const builder = await inOnePass(page);
  const dialogs = await page.locator('dialog[open]').count();
  if (dialogs > 0) builder.include('dialog[open]');
  // What is being worked out anew is dim until it is there.
  await expect(page.locator('dialog[open] [aria-busy=true]')).toHaveCount(0);
  // Names, roles and order are the same in both; only colours are not.
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) {
    builder.withRules(['color-contrast']);
  }
  let found = await seriousIn(builder);
  // What was worked out anew while it was looked at is looked at once more.
  if (found.length > 0) found = await seriousIn(builder);
  expect.soft(found, screen).toEqual([]);
}

async function seriousIn(builder: Awaited<ReturnType<typeof inOnePass>>): Promise<string[]> {
  const { violations } = await builder.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
}
