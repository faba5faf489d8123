// Mending error by error: the fix begins with the way that helps, the outline stays still under the pointer, and each
// issue that is gone leads to the next.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { cell, expectRows, importPaths, newProject, openDialog } from './screens.ts';

const AT = 'https://www.example.com';
const ROWS = [
  `<url><loc>${AT}/a</loc><lastmod>2024-13-45</lastmod></url>`,
  `<url><loc>${AT}/b</loc><changefreq>often</changefreq></url>`,
  `<url><loc>${AT}/c</loc><priority>7</priority></url>`,
  `<url><loc>${AT}:port/d</loc></url>`,
];

test('errors are mended one after the other', async ({ app: { page, folder } }) => {
  const path = join(folder, 'faulty.xml');
  const body = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${ROWS.join('\n')}\n</urlset>\n`;
  await writeFile(path, body);
  await newProject(page);
  await importPaths(page, [path], ROWS.length);
  const outline = page.getByRole('navigation', { name: 'Outline' });
  const dialog = openDialog(page);

  await test.step('a date that nothing can be made of is cleared, or looked at', async () => {
    await outline.getByRole('button', { name: 'Fix: Date is not valid' }).click();
    await expect(dialog.getByText('2024-13-45')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Clear 1 date' })).toBeEnabled();
    await dialog.getByRole('combobox').selectOption({ index: 0 });
    await expect(dialog.getByRole('button', { name: 'Nothing to correct' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Show the URL' }).click();
    await expectRows(page, 1);
  });

  await test.step('what stands below an issue that is gone can be pressed at once', async () => {
    await outline.getByRole('button', { name: 'Fix: Invalid frequency' }).click();
    await dialog.getByRole('button', { name: 'Clear 1 change frequency' }).click();
    await expect(outline.getByRole('button', { name: 'Invalid frequency 0' })).toBeVisible();
    const next = outline.getByRole('button', { name: 'Priority out of range 1' });
    const box = await next.boundingBox();
    if (!box) throw new Error('The entry is not in sight.');
    await page.mouse.move(box.x + 30, box.y + box.height / 2);
    await page.mouse.down();
    await page.waitForTimeout(300);
    await page.mouse.up();
    await expect(next).toHaveAttribute('aria-current', 'true');
    await expectRows(page, 1);
  });

  await test.step('the fix of what is listed leads to the next issue, too', async () => {
    await outline.getByRole('button', { name: 'Fix: Priority out of range' }).click();
    await dialog.getByRole('button', { name: 'Set 1 priority' }).click();
    await expect(page.getByText('No URL has this issue: Priority out of range')).toBeVisible();
  });

  await test.step('the heading of the errors shows all of them', async () => {
    await outline.getByRole('button', { name: 'Errors 2', exact: true }).click();
    await expectRows(page, 2);
  });

  await test.step('the last row of an issue leads to the next issue', async () => {
    await outline.getByRole('button', { name: 'URL is not valid 1' }).click();
    await (await cell(page, 0, 'URL')).click();
    await page.keyboard.press('ControlOrMeta+-');
    await expect(page.getByText('No URL has this issue: URL is not valid')).toBeVisible();
    await page.getByRole('button', { name: 'Next: Date is not valid (1)' }).click();
    await expectRows(page, 1);
    await expect(await cell(page, 0, 'Last modified')).toContainText('2024-13-45');
  });
});
