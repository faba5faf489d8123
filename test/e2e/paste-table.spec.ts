// Tables that come by the clipboard where no rows are: the wizard asks about those that are not clear.
import { expect, test } from './app-fixture.ts';
import { cell, closeDialog, expectRows, finishImport, openDialog, paste } from './screens.ts';

const UNKNOWN = 'path\tpriority\n/a\t0.5\n/b\t0.6\n';

const TABLE = [
  'Adresse\tPriorität\tClicks\tZuletzt geändert',
  'https://www.example.com/a\t0,8\t12\t31.05.2024',
  'https://www.example.com/b\t\t7\t',
  '',
].join('\n');

test('a table whose columns nobody knows is asked about wherever it is pasted', async ({ app: { page } }) => {
  const wizard = page.getByRole('dialog', { name: 'Import a table' });
  const expectWizard = async (): Promise<void> => {
    await expect(wizard.getByText('clipboard.txt')).toBeVisible();
    await expect(wizard.getByLabel('What is in column path')).toHaveValue('');
  };
  await test.step('on the welcome screen, also in its field of sites', async () => {
    await page.getByRole('textbox', { name: 'Address of a site' }).click();
    await paste(page, UNKNOWN);
    await expectWizard();
    await closeDialog(page);
  });
  await test.step('into the empty project that came of it', async () => {
    await page.keyboard.press('Alt+2');
    await expect(page.getByText('This project has no URLs yet')).toBeVisible();
    await paste(page, UNKNOWN);
    await expectWizard();
    await closeDialog(page);
  });
  await test.step('onto the overview', async () => {
    await page.keyboard.press('Alt+1');
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await paste(page, UNKNOWN);
    await expectWizard();
    await closeDialog(page);
  });
  await test.step('into the box of new URLs', async () => {
    await page.keyboard.press('Alt+2');
    await page.getByRole('button', { name: 'Add URLs…' }).click();
    await paste(page, TABLE);
    await expect(wizard.getByLabel('What is in column Adresse')).toHaveValue('loc');
    await wizard.getByLabel('Dates').selectOption('dmy');
    await wizard.getByRole('button', { name: 'Compare' }).click();
    await openDialog(page).getByRole('button', { name: 'Apply 2' }).click();
    await expect(openDialog(page).getByText('2 added, 0 changed, 0 deleted')).toBeVisible();
    await closeDialog(page);
    await expectRows(page, 2);
  });
  await test.step('a clear table on the overview is offered for import as it is', async () => {
    await page.keyboard.press('Alt+1');
    await paste(page, 'URL\tPriority\nhttps://www.example.com/c\t0.3\n');
    await finishImport(page, '1 URL imported');
    await page.keyboard.press('Alt+2');
    await expectRows(page, 3);
    await expect(await cell(page, 2, 'Priority')).toHaveText('0.3');
  });
  await test.step('over rows it is cells', async () => {
    await (await cell(page, 0, 'Last modified')).click();
    await paste(page, '2024-01-02\tdaily\n2024-01-03\tweekly\n');
    await expect(await cell(page, 1, 'Last modified')).toHaveText('2024-01-03');
    await expect(wizard).toBeHidden();
  });
});
