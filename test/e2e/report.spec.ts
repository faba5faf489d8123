// Findings as a person hands them on: a page and a log of the rows shown, replaced on request; and told in German.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import { cell, closeDialog, editCell, expectRows, importPaths, newProject, openDialog } from './screens.ts';

const FAULTY = resolve(import.meta.dirname, '../fixtures/cli/faulty.xml');

async function runCommand(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

async function openReport(page: Page, folder: string, format: string): Promise<Locator> {
  await runCommand(page, 'Export report');
  const dialog = openDialog(page);
  await dialog.getByLabel(format).check();
  await dialog.getByLabel('Folder', { exact: true }).fill(folder);
  await dialog.getByLabel('File name').fill('findings');
  return dialog;
}

test('findings are reported, and told in the language of the user', async ({
  app: { page, folder },
  context,
}) => {
  await newProject(page);
  await importPaths(page, [FAULTY], 5);

  await test.step('a page about the whole project, which needs nothing but itself', async () => {
    const dialog = await openReport(page, folder, 'Page with charts');
    const { violations } = await (await inOnePass(page)).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    await dialog.getByRole('button', { name: 'Write report' }).click();
    await expect(dialog.getByText('3 errors, 2 warnings, 1 note')).toBeVisible();
    await closeDialog(page);
    const report = await context.newPage();
    await report.goto(`file://${join(folder, 'findings.html')}`);
    await expect(report.getByRole('heading', { name: /^Check report/ })).toBeVisible();
    await expect(report.getByRole('img', { name: /^Findings by rule/ })).toBeVisible();
    await report.getByRole('link', { name: 'URL has a fragment' }).last().click();
    await expect(
      report.locator('#rule-loc-fragment').getByText('team#people', { exact: false }).first(),
    ).toBeInViewport();
    const audit = await (await inOnePass(report)).analyze();
    expect(audit.violations).toEqual([]);
    await report.close();
  });

  await test.step('the status bar counts rows with issues, while they are edited, and shows them', async () => {
    await page.getByRole('button', { name: '4 rows with issues' }).click();
    await expectRows(page, 4);
    await editCell(await cell(page, 2, 'Last modified'), '2024-03-03');
    await expect(page.getByRole('button', { name: '3 rows with issues' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByRole('button', { name: '4 rows with issues' })).toBeVisible();
  });

  await test.step('a log of the rows shown, once more in place of the first', async () => {
    const outline = page.getByRole('navigation', { name: 'Outline' });
    await outline.getByRole('button', { name: /^URL has a fragment/ }).click();
    await expectRows(page, 1);
    for (const again of [false, true]) {
      const dialog = await openReport(page, folder, 'for code hosts and editors');
      await dialog.getByLabel('The row shown').check();
      await dialog.getByRole('button', { name: 'Write report' }).click();
      if (again) await dialog.getByRole('button', { name: 'Replace it' }).click();
      await expect(dialog.getByRole('heading', { name: 'Report written' })).toBeVisible();
      await closeDialog(page);
    }
    const log = JSON.parse(await readFile(join(folder, 'findings.sarif'), 'utf8')) as {
      runs: [{ results: { ruleId: string }[] }];
    };
    expect(log.runs[0].results.map(({ ruleId }) => ruleId).sort()).toEqual([
      'loc-fragment',
      'priority-out-of-range',
    ]);
  });

  await test.step('the same finding in German', async () => {
    await (await cell(page, 0, 'URL')).click();
    await expect(page.getByText('Crawlers ignore it', { exact: false })).toBeVisible();
    await runCommand(page, 'Deutsch');
    await expect(page.getByText('Crawler ignorieren es', { exact: false })).toBeVisible();
  });
});
