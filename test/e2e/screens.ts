// What a person does in the window, as functions: import, search, edit, export. Roles and visible names only.
import { expect, type Locator, type Page } from '@playwright/test';

/** The one open dialog; its title changes while it works. */
export function openDialog(page: Page): Locator {
  return page.getByRole('dialog');
}

/** Starts from the welcome screen with an empty project. */
export async function newProject(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New project' }).click();
  await expect(page.getByText('This project has no URLs yet')).toBeVisible();
}

/** Opens the import dialog, chooses paths by typing them, and starts. Returns the dialog, whatever comes of it. */
export async function startImport(page: Page, paths: readonly string[]): Promise<Locator> {
  await toolbar(page).getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = openDialog(page);
  for (const path of paths) {
    await dialog.getByLabel('Path, pattern or URL').fill(path);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  return dialog;
}

/** Imports paths and reads how many URLs came. */
export async function importPaths(page: Page, paths: readonly string[], urls: number): Promise<void> {
  const dialog = await startImport(page, paths);
  await expect(dialog.getByRole('heading', { name: 'Import finished' })).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText(`${urls.toLocaleString('en')} URLs imported`)).toBeVisible();
  await closeDialog(page);
}

/** Opens the export dialog and fills it in. */
export async function fillExport(page: Page, out: string, baseUrl: string): Promise<Locator> {
  await toolbar(page).getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel('Folder', { exact: true }).fill(out);
  await dialog.getByLabel('Public URL of this folder').fill(baseUrl);
  return dialog;
}

/** Starts the export: it says of how many URLs, as soon as the plan knows. */
export function startButton(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: /^Export(?: [\d,]+ URLs?)?$/ });
}

/** Exports into a folder and waits for the result, which stays on screen. */
export async function exportTo(page: Page, out: string, baseUrl: string): Promise<Locator> {
  const dialog = await fillExport(page, out, baseUrl);
  await startButton(dialog).click();
  await expect(dialog.getByRole('heading', { name: 'Export finished' })).toBeVisible({ timeout: 60_000 });
  return dialog;
}

/** Closes it, and goes on at the URLs where the dialog of an import led to the overview. */
export async function closeDialog(page: Page): Promise<void> {
  const overview = page.locator('#tab-overview[aria-selected=true]');
  const wasThere = (await overview.count()) > 0;
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toBeHidden();
  if (!wasThere && (await overview.count()) > 0) await showUrls(page);
}

/** Goes to the page of the URLs by its key, which gives the grid the focus. */
export async function showUrls(page: Page): Promise<void> {
  await page.keyboard.press('Alt+2');
  await expect(page.locator('#tab-urls')).toHaveAttribute('aria-selected', 'true');
}

export function toolbar(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Tools' });
}

export function grid(page: Page): Locator {
  return page.getByRole('grid', { name: 'URLs' });
}

export function columnHeader(page: Page, title: string): Locator {
  return grid(page).getByRole('columnheader', { name: title, exact: true });
}

/** The cell of a column, by the header's text, in the row at a position of the view (0 = first), which is loaded. */
export async function cell(page: Page, position: number, title: string): Promise<Locator> {
  const index = await columnHeader(page, title).getAttribute('aria-colindex');
  const row = rowAt(page, position);
  await expect(row).not.toHaveClass(/is-loading/);
  return row.locator(`[role=gridcell][aria-colindex="${index ?? ''}"]`);
}

/** What stands before the row at a position of the view (0 = first). */
export function rowNumber(page: Page, position: number): Locator {
  return rowAt(page, position).getByRole('rowheader');
}

function rowAt(page: Page, position: number): Locator {
  return grid(page).locator(`[role=row][aria-rowindex="${position + 2}"]`);
}

/** Until the order or the filter that was asked for is shown, with the cursor in it: keys before that mean the rows of before. */
export async function listArrived(page: Page): Promise<void> {
  await expect(page.locator('.grid-area')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('[data-jumping]')).toHaveCount(0);
}

/** Scrolls to the top of the list that was asked for, once there are rows: until then keys mean nothing. */
export async function goToFirstRow(page: Page): Promise<void> {
  await listArrived(page);
  await expect(grid(page)).not.toHaveAttribute('aria-rowcount', '1');
  await grid(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
}

/** Waits until the grid has this many rows (its header is one more). */
export async function expectRows(page: Page, rows: number): Promise<void> {
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(rows + 1));
}

/** Types a part of what rows hold into the search box. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search all columns' }).fill(text);
}

/** Double-clicks a cell, types a value and confirms it. */
export async function editCell(target: Locator, text: string): Promise<void> {
  // Brings it into sight, also where the grid draws it anew meanwhile.
  await target.hover();
  await target.dblclick();
  const page = target.page();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Goes to the text that was refused, which is the only one, and opens it. */
export async function openRefused(page: Page): Promise<void> {
  await expect(page.locator('.grid-cell.is-refused')).toHaveCount(1);
  await page.locator('.grid-cell.is-refused').click();
  await page.keyboard.press('F2');
}

/** Drops a file of this content onto the window. */
export async function dropFile(page: Page, name: string, content: string): Promise<void> {
  await page.evaluate(
    ([file, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text ?? ''], file ?? ''));
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, content],
  );
}

/** As a press of Ctrl+V does it, with this text in the clipboard. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Starts the import that is offered, if it does not run already, and waits until it is done. */
export async function finishImport(page: Page, count: string): Promise<void> {
  const dialog = openDialog(page);
  await expect(dialog).toBeVisible();
  const start = dialog.getByRole('button', { name: 'Import', exact: true });
  if (await start.isVisible()) await start.click();
  await expect(dialog.getByText(count)).toBeVisible({ timeout: 30_000 });
  await closeDialog(page);
}

/** Saves the open project under a path. */
export async function saveAs(page: Page, path: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await openDialog(page).getByLabel('File name').fill(path);
  await page.keyboard.press('Enter');
  await expect(page.getByText('All changes saved')).toBeVisible();
}
