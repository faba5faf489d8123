// Rules with their fixes and exceptions, and the page of language versions, used as a person would.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { readExportedSet } from './exported-set.ts';
import {
  cell,
  closeDialog,
  expectRows,
  exportTo,
  grid,
  importPaths,
  newProject,
  openDialog,
  toolbar,
} from './screens.ts';

const SITE = 'https://www.example.com';
const at = (path: string): string => `${SITE}${path}`;
const url = (path: string, more = ''): string => `<url><loc>${at(path)}</loc>${more}</url>`;
const set = (rows: readonly string[]): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>\n`;

const FAULTY = [
  url('/a'),
  url('/b?utm_source=mail'),
  url('/c?utm_source=mail&amp;p=1', '<lastmod>2024-05-01T10:00:00</lastmod>'),
  url('/d#top'),
  url('/e', '<priority>7</priority>'),
];

const link = (language: string, path: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${at(path)}"/>`;

function problem(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name, exact: true });
}

async function fixAll(page: Page, name: string, button: RegExp): Promise<void> {
  await problem(page, `Fix: ${name}`).click();
  await openDialog(page).getByRole('button', { name: button }).click();
  await expect(openDialog(page)).toBeHidden();
}

test('a faulty set: problems, filter, preview, fix, undo, fix, ignore, clean export', async ({
  app: { page, folder },
}) => {
  const path = join(folder, 'faulty.xml');
  await writeFile(path, set(FAULTY));
  await newProject(page);
  await importPaths(page, [path], FAULTY.length);

  await problem(page, 'Tracking parameter in the URL 2').click();
  await expectRows(page, 2);
  await page.getByRole('button', { name: 'Fix these…' }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByText('2 found, 2 can be corrected, 0 need manual review.')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: at('/c?utm_source=mail&p=1') })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: at('/c?p=1'), exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Correct 2 URLs' }).click();
  await expect(problem(page, 'Tracking parameter in the URL 2')).toBeHidden();
  await toolbar(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(problem(page, 'Tracking parameter in the URL 2')).toBeVisible();
  await fixAll(page, 'Tracking parameter in the URL', /^Correct 2/);
  await expect(problem(page, 'Tracking parameter in the URL 2')).toBeHidden();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expectRows(page, FAULTY.length);

  await test.step('one of several ways', async () => {
    await problem(page, 'Fix: Priority out of range').click();
    await openDialog(page).getByLabel('How').selectOption('Clear the cell');
    await openDialog(page).getByRole('button', { name: 'Clear 1 priority' }).click();
    await expect(await cell(page, 4, 'Priority')).toHaveText('');
  });

  await test.step('one row alone, from its details', async () => {
    await (await cell(page, 2, 'URL')).click();
    const panel = page.getByRole('complementary', { name: 'Details' });
    await panel.getByRole('button', { name: /^Fix: / }).click();
    await openDialog(page).getByRole('button', { name: 'Set 1 date' }).click();
    await expect(await cell(page, 2, 'Last modified')).toHaveText('2024-05-01');
  });

  await test.step('ignored with a reason, and counted again', async () => {
    await (await cell(page, 3, 'URL')).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Ignore: URL has a fragment…' }).click();
    await openDialog(page).getByLabel('Reason').fill('The app routes by it');
    await page.keyboard.press('Enter');
    await expect(problem(page, 'URL has a fragment 1')).toBeHidden();
    await toolbar(page)
      .getByRole('button', { name: /^Undo: Ignore: URL has a fragment/ })
      .click();
    await expect(problem(page, 'URL has a fragment 1')).toBeVisible();
    await toolbar(page).getByRole('button', { name: /^Redo/ }).click();
    await expect(problem(page, 'URL has a fragment 1')).toBeHidden();
    await page.keyboard.press('ControlOrMeta+Shift+k');
    await openDialog(page).getByText('1 ignored issue').click();
    await expect(openDialog(page).getByText('The app routes by it')).toBeVisible();
    await openDialog(page).getByRole('button', { name: 'Stop ignoring: URL has a fragment' }).click();
    await expect(openDialog(page).getByRole('searchbox', { name: 'Search rules' })).toBeFocused();
    await closeDialog(page);
    await expect(problem(page, 'URL has a fragment 1')).toBeVisible();
    await fixAll(page, 'URL has a fragment', /^Correct 1/);
  });

  await expect(page.getByText('No issues found.')).toBeVisible();
  await exportTo(page, join(folder, 'out'), `${SITE}/`);
  expect((await readExportedSet(join(folder, 'out'))).locs.toSorted()).toEqual(
    ['/a', '/b', '/c?p=1', '/d', '/e'].map(at),
  );
});

test('language versions: holes, one-way links and conflicts are seen, edited, completed and built', async ({
  app: { page, folder },
}) => {
  const path = join(folder, 'languages.xml');
  const pair = link('en', '/en/a') + link('de', '/de/a');
  const rows = [
    url('/en/a', pair),
    url('/de/a', pair),
    url('/en/b', link('en', '/en/b') + link('de', '/de/b') + link('fr', '/fr/b')),
    ...['/de/b', '/fr/b', '/fr/a', '/en/c', '/de/c', '/about'].map((one) => url(one)),
  ];
  await writeFile(path, set(rows));
  await newProject(page);
  await importPaths(page, [path], rows.length);
  await page.keyboard.press('Alt+4');
  const pivot = page.getByRole('grid', { name: 'Language versions of pages' });
  const at2 = async (row: number, title: RegExp): Promise<Locator> => {
    const index = await pivot.getByRole('columnheader', { name: title }).getAttribute('aria-colindex');
    return pivot.locator(`[aria-rowindex="${String(row + 2)}"] [aria-colindex="${index ?? ''}"]`);
  };
  await expect(pivot).toHaveAttribute('aria-rowcount', '3');
  await expect(await at2(0, /German/)).toHaveText('/de/a');
  await expect(await at2(0, /French/)).toContainText('No page in this language');
  await expect(await at2(1, /German/)).toContainText('Not all links go both ways');

  await test.step('moved sideways, the table comes back as it was', async () => {
    const usual = page.viewportSize() ?? { width: 1360, height: 860 };
    await page.setViewportSize({ width: 900, height: 700 });
    const place = async () => pivot.getByRole('columnheader', { name: 'Page', exact: true }).boundingBox();
    await pivot.focus();
    await page.keyboard.press('End');
    const pinned = await place();
    await page.keyboard.press('Alt+2');
    await expect(grid(page)).toBeVisible();
    await page.keyboard.press('Alt+4');
    await expect.poll(place).toEqual(pinned);
    await page.setViewportSize(usual);
  });

  await test.step('filter, complete, undo', async () => {
    const oneWay = page.getByRole('button', { name: 'One-way 1' });
    const meaning = '1 cluster has a page that doesn’t list all others or isn’t listed by all of them.';
    await expect(oneWay).toHaveAccessibleDescription(new RegExp(`^${meaning} .*Complete the links`));
    await expect(page.getByRole('button', { name: 'Conflicts 0' })).toHaveAccessibleDescription(
      '0 clusters have several URLs for one language.',
    );
    await expect(page.getByText(meaning)).toHaveCount(0);
    await oneWay.click();
    await expect(page.getByText(meaning)).toBeVisible();
    await expect(page.getByText('1 of 2 clusters')).toBeVisible();
    await page.getByRole('button', { name: 'Complete the links' }).click();
    await expect(page.getByText('2 rows completed').first()).toBeVisible();
    await page.getByRole('button', { name: 'One-way 0' }).click();
    await expect(await at2(1, /German/)).toHaveText('/de/b');
  });

  await test.step('a hole is filled in the grid, for the whole cluster', async () => {
    await (await at2(0, /French/)).dblclick();
    await page.keyboard.type(at('/fr/a'));
    await page.keyboard.press('Enter');
    await expect(await at2(0, /French/)).toHaveText('/fr/a');
    await expect(page.getByRole('button', { name: 'Missing 0' })).toBeVisible();
    await (await at2(0, /French/)).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Show the rows on the URLs page' }).click();
    await expectRows(page, 3);
    await expect(grid(page).getByText(at('/fr/a'))).toBeVisible();
    await page.keyboard.press('Alt+4');
  });

  await test.step('built from a pattern', async () => {
    await page.getByRole('button', { name: 'Build…' }).click();
    const dialog = openDialog(page);
    await expect(dialog.getByText('3 clusters. 2 rows would change.')).toBeVisible();
    await dialog.getByLabel('x-default is the page in').fill('en');
    await expect(dialog.getByText('3 clusters. 8 rows would change.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Build in 8 rows' }).click();
    await expect(pivot).toHaveAttribute('aria-rowcount', '4');
    await expect(await at2(2, /everyone else/)).toHaveText('/en/c');
    await toolbar(page).getByRole('button', { name: /^Undo/ }).click();
    await expect(pivot).toHaveAttribute('aria-rowcount', '3');
  });
});
