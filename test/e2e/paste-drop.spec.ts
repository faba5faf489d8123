// Sources that come by the clipboard and by the mouse, onto a project that is still empty and has no grid.
import type { Page } from '@playwright/test';
import { expect, test } from './app-fixture.ts';
import { closeDialog, expectRows, newProject, openDialog } from './screens.ts';

const LIST = 'https://www.example.com/a\nhttps://www.example.com/b?c=d\n';
const MAP =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://www.example.com/c</loc></url></urlset>';

/** As a press of Ctrl+V does it, with this text in the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function drop(page: Page, name: string, content: string): Promise<void> {
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

/** Starts the import that is offered, if it does not run already, and waits until it is done. */
async function finishImport(page: Page, count: string): Promise<void> {
  const dialog = openDialog(page);
  await expect(dialog).toBeVisible();
  const start = dialog.getByRole('button', { name: 'Import', exact: true });
  if (await start.isVisible()) await start.click();
  await expect(dialog.getByText(count)).toBeVisible({ timeout: 30_000 });
  await closeDialog(page);
}

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
    await drop(page, 'list.txt', LIST);
    await finishImport(page, '2 URLs imported');
    await expectRows(page, 2);
  });
});
