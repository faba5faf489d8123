// Sources that come by the clipboard and by the mouse, onto a project that is still empty and has no grid.
import { expect, test } from './app-fixture.ts';
import {
  cell,
  closeDialog,
  columnHeader,
  dropFile,
  expectRows,
  finishImport,
  grid,
  newProject,
  openDialog,
  paste,
} from './screens.ts';

const LIST = 'https://www.example.com/a\nhttps://www.example.com/b?c=d\n';
const MAP =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://www.example.com/c</loc></url></urlset>';

test('addresses are pasted into an empty project, and files dropped onto it', async ({ app: { page } }) => {
  await newProject(page);
  await test.step('a list of addresses', async () => {
    await paste(page, LIST);
    await finishImport(page, '2 URLs imported');
    await expectRows(page, 2);
  });
  await test.step('undo makes the project empty again; XML', async () => {
    await page.keyboard.press('Control+z');
    await expect(page.getByText('This project has no URLs yet')).toBeVisible();
    await paste(page, MAP);
    await finishImport(page, '1 URL imported');
    await expectRows(page, 1);
  });
  await test.step('a file', async () => {
    await page.keyboard.press('Control+z');
    await expect(page.getByText('This project has no URLs yet')).toBeVisible();
    await dropFile(page, 'list.txt', LIST);
    await finishImport(page, '2 URLs imported');
    await expectRows(page, 2);
  });
  await test.step('a table whose columns nobody knows opens the wizard', async () => {
    await dropFile(page, 'products.csv', 'path,priority\n/a,0.5\n/b,0.6\n');
    const dialog = openDialog(page);
    await expect(dialog.getByRole('heading', { name: 'Import a table' })).toBeVisible();
    await expect(dialog.getByLabel('What is in column path')).toHaveValue('');
    await expect(dialog.getByText('Choose the column with the URLs first.')).toBeVisible();
    await closeDialog(page);
  });
});

const TABLE = [
  'Adresse\tPriorität\tClicks\tZuletzt geändert',
  'https://www.example.com/a\t0,8\t12\t31.05.2024',
  'https://www.example.com/b\t\t7\t',
  '',
].join('\n');

test('tables are pasted into an empty project, and over a grid with a head or with separators', async ({
  app: { page },
}) => {
  await newProject(page);
  await test.step('a text without URLs is told', async () => {
    await paste(page, 'hello\tworld');
    await expect(page.getByText('The clipboard holds no URLs').first()).toBeVisible();
  });
  await test.step('a table with a head, into the empty project', async () => {
    await paste(page, TABLE);
    await expectRows(page, 2);
    await expect(await cell(page, 0, 'URL')).toHaveText('https://www.example.com/a');
    await expect(await cell(page, 0, 'Priority')).toHaveText('0.8');
    await expect(await cell(page, 0, 'Last modified')).toHaveText('2024-05-31');
    await expect(page.getByText('2 pasted values were left out').first()).toBeVisible();
  });
  await test.step('a table with a head, over the grid', async () => {
    await (await cell(page, 0, 'URL')).click();
    await paste(page, 'Priority\tURL\n0.3\thttps://www.example.com/c\n');
    await expect(openDialog(page)).toContainText('The first line names the columns: Priority, URL');
    await openDialog(page).getByRole('button', { name: 'Add rows' }).click();
    await expectRows(page, 3);
    await expect(await cell(page, 2, 'URL')).toHaveText('https://www.example.com/c');
    await expect(await cell(page, 2, 'Priority')).toHaveText('0.3');
  });
  await test.step('a head without addresses is told', async () => {
    await (await cell(page, 0, 'URL')).click();
    await paste(page, 'Priority\n0.1\n0.2\n');
    await expect(page.getByText('The first line names the columns and was not pasted').first()).toBeVisible();
    await expect(await cell(page, 1, 'Priority')).toHaveText('0.2');
    await expect(await cell(page, 0, 'URL')).toHaveText('https://www.example.com/a');
  });
  await test.step('lines with commas are split when asked to', async () => {
    await (await cell(page, 0, 'URL')).click();
    await paste(page, 'https://www.example.com/d,2024-01-02,0.4\nhttps://www.example.com/e,2024-01-03,0.6\n');
    await expect(openDialog(page)).toContainText('“,”');
    await openDialog(page).getByRole('button', { name: 'Split and add rows' }).click();
    await expectRows(page, 5);
    await expect(await cell(page, 4, 'Last modified')).toHaveText('2024-01-03');
  });
  await test.step('copied <url> elements bring all their values', async () => {
    const url = '<url><loc>https://www.example.com/f</loc><priority>0.9</priority></url>';
    await paste(page, url);
    await finishImport(page, '1 URL imported');
    await expectRows(page, 6);
    await expect(await cell(page, 5, 'Priority')).toHaveText('0.9');
  });
  await test.step('rows are inserted below', async () => {
    await (await cell(page, 0, 'URL')).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Insert rows below' }).click();
    await expectRows(page, 7);
    await expect(await cell(page, 1, 'URL')).toHaveText('Issue: URL is missing');
    await expect(await cell(page, 0, 'URL')).toHaveText('https://www.example.com/a');
  });
});

test('a paste beside hidden columns says so, and rows of the grid keep their columns', async ({
  app: { page },
}) => {
  await newProject(page);
  await paste(page, 'URL\tLast modified\tPriority\nhttps://www.example.com/a\t2024-05-31\t0.8\n');
  await expectRows(page, 1);
  await columnHeader(page, 'Last modified').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await (await cell(page, 0, 'URL')).click();
  await paste(page, 'https://www.example.com/b\tdaily\n');
  await expect(await cell(page, 0, 'Change frequency')).toHaveText('daily');
  await expect(page.getByText('Hidden columns were skipped: Last modified').first()).toBeVisible();
  // What is copied here goes back to its own columns, whatever stands between them by then.
  await (await cell(page, 0, 'URL')).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+c');
  await columnHeader(page, 'URL').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Reset columns' }).click();
  await (await cell(page, 0, 'Change frequency')).click();
  await page.keyboard.press('Delete');
  await expect(await cell(page, 0, 'Change frequency')).toHaveText('');
  await (await cell(page, 0, 'URL')).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(await cell(page, 0, 'Change frequency')).toHaveText('daily');
  await expect(await cell(page, 0, 'Last modified')).toHaveText('2024-05-31');
});

test('of a paste with some bad values the valid ones are pasted, and the rows are named', async ({
  app: { page },
}) => {
  await newProject(page);
  await paste(page, 'URL\tPriority\nhttps://www.example.com/a\t0.1\nhttps://www.example.com/b\t0.2\n');
  await expectRows(page, 2);
  await (await cell(page, 0, 'Priority')).click();
  await paste(page, '0.7\nhigh\n');
  await expect(openDialog(page)).toContainText('Row 2, Priority: “high” is not a priority.');
  await openDialog(page).getByRole('button', { name: 'Paste only the valid values (1)' }).click();
  await expect(await cell(page, 0, 'Priority')).toHaveText('0.7');
  await expect(await cell(page, 1, 'Priority')).toHaveText('0.2');
});

test('new rows that the valid values alone would leave out are named by their numbers', async ({
  app: { page },
}) => {
  await newProject(page);
  await paste(page, 'URL\tPriority\nhttps://www.example.com/a\t0.1\nhttps://www.example.com/b\t0.2\n');
  await expectRows(page, 2);
  await (await cell(page, 1, 'URL')).click();
  await paste(page, 'URL\tPriority\nhttps://www.example.com/c\t0.3\nno url\t0.4\nnone\t\n');
  await openDialog(page).getByRole('button', { name: 'Add rows' }).click();
  await expect(openDialog(page)).toContainText('Row 4, URL:');
  await expect(openDialog(page)).toContainText('1 new row has no valid URL and is left out');
  await expect(openDialog(page)).toContainText('only valid values: row 4.');
  await openDialog(page).getByRole('button', { name: 'Paste only the valid values (2)' }).click();
  await expectRows(page, 3);
  await expect(await cell(page, 2, 'Priority')).toHaveText('0.3');
});

test('Delete in a cell of a URL asks in words of its own', async ({ app: { page } }) => {
  await newProject(page);
  await paste(page, 'URL\tPriority\nhttps://www.example.com/a\t0.1\nhttps://www.example.com/b\t0.2\n');
  await expectRows(page, 2);
  await (await cell(page, 0, 'URL')).click();
  await page.keyboard.press('Delete');
  await expect(openDialog(page)).toContainText('Delete this URL?');
  await openDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Delete');
  await openDialog(page).getByRole('button', { name: 'Delete 2 URLs' }).click();
  await expect(await cell(page, 1, 'URL')).toHaveText('Issue: URL is missing');
});

test('the blank row below the table takes typed and pasted rows', async ({ app }) => {
  const { page } = app;
  await newProject(page);
  const field = page.getByRole('textbox', { name: 'URL of a new row' });

  await test.step('into an empty project, one below the other', async () => {
    await field.click();
    await page.keyboard.type('https://www.example.com/a');
    await page.keyboard.press('Enter');
    await page.keyboard.type('https://www.example.com/b');
    await page.keyboard.press('Enter');
    await expectRows(page, 2);
    await expect(await cell(page, 1, 'URL')).toHaveText('https://www.example.com/b');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  });

  await test.step('a refused text stands beside the field with its reason, and what may be meant', async () => {
    await page.keyboard.type('www.example.com/c');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'New row' }).getByRole('alert')).toContainText('https://');
    await expect(field).toHaveValue('');
    await page.keyboard.type('https://www.example.com/d');
    await page.keyboard.press('Enter');
    await expectRows(page, 3);
    await page.getByRole('button', { name: 'Use https://www.example.com/c' }).click();
    await expectRows(page, 4);
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expectRows(page, 3);
  });

  await test.step('↓ in the last row leads there, ↑ back', async () => {
    await (await cell(page, 1, 'URL')).click();
    await page.keyboard.press('ArrowDown');
    await expect(grid(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(grid(page)).toBeFocused();
  });

  await test.step('a pasted table becomes rows', async () => {
    await field.click();
    await paste(page, 'URL\tPriority\nhttps://www.example.com/f\t0.3\nhttps://www.example.com/e\t0.4\n');
    await expectRows(page, 5);
    await expect(await cell(page, 4, 'Priority')).toHaveText('0.4');
    await page.keyboard.insertText('https://www.example.com/g');
    await expect(field).toHaveValue('https://www.example.com/g');
    await page.keyboard.press('Enter');
    await expectRows(page, 6);
  });

  await test.step('each is one step of undo', async () => {
    await grid(page).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expectRows(page, 5);
    await page.keyboard.press('ControlOrMeta+z');
    await expectRows(page, 3);
  });
});
