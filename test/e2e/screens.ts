// What a person does in the window, as functions: import, search, edit, export. Roles and visible names only.
import { expect, type Locator, type Page } from '@playwright/test';

/** Imports paths by typing them into the import dialog; ends with the result on screen. */
export async function importPaths(page: Page, paths: readonly string[]): Promise<void> {
  const dialog = await startImport(page, paths);
  await expect(dialog.getByText('Import finished')).toBeVisible({ timeout: 30_000 });
  await closeDialog(page, dialog);
}

/** Starts the import of paths and returns its dialog, whatever comes of it. */
export async function startImport(page: Page, paths: readonly string[]): Promise<Locator> {
  await toolbar(page).getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  for (const path of paths) {
    await dialog.getByLabel('Path or pattern').fill(path);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  return dialog;
}

/** Starts from the welcome screen with an empty project. */
export async function newProject(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New project' }).click();
  await expect(page.getByText('This project has no URLs yet')).toBeVisible();
}

/** Opens the export dialog, fills it in and waits for the plan. */
export async function openExport(page: Page, out: string, baseUrl: string): Promise<Locator> {
  await toolbar(page).getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByLabel('Folder', { exact: true }).fill(out);
  await dialog.getByLabel('Address of the folder on the web').fill(baseUrl);
  return dialog;
}

/** Exports into a folder and waits for the result. */
export async function exportTo(page: Page, out: string, baseUrl: string): Promise<void> {
  const dialog = await openExport(page, out, baseUrl);
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByText('Export finished')).toBeVisible({ timeout: 30_000 });
  await closeDialog(page, dialog);
}

export async function closeDialog(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

export function toolbar(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Tools' });
}

export function grid(page: Page): Locator {
  return page.getByRole('grid', { name: 'URLs' });
}

/** The cell of a column, by the header's text, in the visible row at a position of the view (0 = first). */
export async function cell(page: Page, position: number, column: string): Promise<Locator> {
  const header = grid(page).getByRole('columnheader', { name: column });
  const index = await header.getAttribute('aria-colindex');
  return grid(page).locator(
    `[role=row][aria-rowindex="${position + 2}"] [role=gridcell][aria-colindex="${index ?? ''}"]`,
  );
}

/** Types part of an address into the search box and waits until the status bar tells how many rows match. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search URLs' }).fill(text);
}
