// Exporting again: a profile keeps the options, the plan shows that only the file of the changed row changes, only that is
// written, undo brings the first set back, and what is no longer part of the set can be removed.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSample } from '../sample/generate-sample.ts';
import { expect, test } from './app-fixture.ts';
import {
  cell,
  closeDialog,
  editCell,
  exportTo,
  fillExport,
  importPaths,
  newProject,
  openDialog,
  startButton,
} from './screens.ts';

test('a second export shows and writes only what changed, and undo brings the first one back', async ({
  app: { page, folder },
}) => {
  const site = await generateSample({ urls: 450, perFile: 450, out: join(folder, 'site') });
  const out = join(folder, 'out');
  const base = 'https://www.example.com/';
  const modified = async (): Promise<number[]> =>
    Promise.all([1, 2, 3].map(async (n) => (await stat(join(out, `sitemap-${n}.xml.gz`))).mtimeMs));
  const finished = openDialog(page).getByRole('heading', { name: 'Export finished' });

  await newProject(page);
  await importPaths(page, [site.robots], 450);
  await test.step('the first export, with options that a profile keeps', async () => {
    const form = await fillExport(page, out, base);
    await form.getByLabel('URLs', { exact: true }).fill('200');
    await form.getByText('Format and content').click();
    await form.getByLabel('Gzip level').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect(form.getByText('Enter a whole number from 1 to 9.')).toBeVisible();
    await expect(startButton(form)).toBeDisabled();
    await page.keyboard.type('9');
    await form.getByText('Extra files').click();
    await form.getByLabel('urllist.txt').check();
    await expect(form.getByRole('row').filter({ hasText: 'urllist.txt' })).toContainText('450');
    await expect(form.getByRole('meter', { name: /sitemap-1\.xml\.gz is 100% full/ })).toBeVisible();
    await form.getByRole('button', { name: 'Save as profile…' }).click();
    await form.getByLabel('Name of the profile').fill('Live');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Not exported yet')).toBeVisible();
    await startButton(form).click();
    await expect(finished).toBeVisible({ timeout: 60_000 });
    await expect(openDialog(page).getByText(`Upload 5 files to ${base}`)).toBeVisible();
    await closeDialog(page);
  });
  const first = await modified();
  const bytes = await readFile(join(out, 'sitemap-1.xml.gz'));

  await test.step('a changed row changes one file and the index', async () => {
    await editCell(await cell(page, 3, 'Priority'), '0.9');
    const plan = await fillExport(page, out, base);
    await expect(plan.getByRole('combobox', { name: 'Profile' })).toHaveValue('1');
    await expect(plan.getByText('2 files change')).toBeVisible();
    const changes = plan.getByRole('row');
    await expect(changes.filter({ hasText: 'sitemap-1.xml.gz' })).toContainText('changed');
    await expect(changes.filter({ hasText: 'sitemap-2.xml.gz' })).toContainText('unchanged');
    await page.keyboard.press('Escape');
    await exportTo(page, out, base);
    await expect(openDialog(page).getByText(`Upload 2 files to ${base}`)).toBeVisible();
    const second = await modified();
    expect(second[0]).not.toBe(first[0]);
    expect(second.slice(1)).toEqual(first.slice(1));
    await closeDialog(page);
  });

  await test.step('undo, then export again with one key: the file is as it was', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    const notice = page.getByRole('button', { name: /^Dismiss: / });
    await expect(notice).toBeVisible();
    const before = await notice.boundingBox();
    await page.keyboard.press('ControlOrMeta+Shift+e');
    await expect(finished).toBeVisible({ timeout: 60_000 });
    // What was told just before stays where it was, behind the dialog: nothing stands over that.
    const [told, over] = [
      await notice.boundingBox(),
      await openDialog(page).evaluate(
        (dialog) =>
          [...document.querySelectorAll('.stack .card')].filter((card) => {
            const { x, y, width, height } = card.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) !== dialog;
          }).length,
      ),
    ];
    if (told) expect(told).toEqual(before);
    expect(over).toBe(0);
    expect(await readFile(join(out, 'sitemap-1.xml.gz'))).toEqual(bytes);
    await closeDialog(page);
  });

  await test.step('with other names, the old files are told and removed', async () => {
    const form = await fillExport(page, out, base);
    await form.getByText('Names, folders and hosts').click();
    await form.getByLabel('Names of the sitemaps').fill('{section}');
    await expect(form.getByText('Add {n}')).toBeVisible();
    await form.getByLabel('Names of the sitemaps').fill('map-{n:2}');
    await expect(form.getByText('For example map-07.xml.gz')).toBeVisible();
    await expect(form.getByText('No longer part of the set (3)')).toBeVisible();
    await startButton(form).click();
    await expect(finished).toBeVisible({ timeout: 60_000 });
    await form.getByRole('button', { name: 'Remove them from the folder' }).click();
    await expect(form.getByText('3 files removed from the folder')).toBeVisible();
    expect((await readdir(out)).filter((name) => name.endsWith('.gz'))).toEqual([
      'map-01.xml.gz',
      'map-02.xml.gz',
      'map-03.xml.gz',
    ]);
    await form.getByRole('button', { name: 'Zip changed files…' }).click();
    // What is there and is not ours is replaced only when the user says so.
    await writeFile(`${out}-upload.zip`, 'mine');
    await form.getByLabel('Archive to write').fill(`${out}-upload`);
    await form.getByRole('button', { name: 'Write the archive' }).click();
    await expect(form.getByText(/out-upload\.zip exists already/)).toBeVisible();
    expect(await readFile(`${out}-upload.zip`, 'utf8')).toBe('mine');
    await form.getByRole('button', { name: 'Replace it' }).click();
    await expect(form.getByText(/out-upload\.zip: \d files/)).toBeVisible();
    await closeDialog(page);
  });

  await test.step('what it told is told again after the dialog was closed', async () => {
    const form = await fillExport(page, out, base);
    await form.getByRole('button', { name: 'Show its result' }).click();
    await expect(form.getByRole('heading', { name: /^Export of / })).toBeVisible();
    await expect(form.getByText(`Upload 4 files to ${base}`)).toBeVisible();
    await expect(form.getByText('3 files removed from the folder')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Zip changed files…' })).toBeVisible();
    await form.getByRole('button', { name: 'Export again' }).click();
    await expect(form.getByRole('combobox', { name: 'Profile' })).toHaveValue('1');
    await closeDialog(page);
  });

  await test.step('the page Robots takes over the line of the export', async () => {
    await page.keyboard.press('Alt+3');
    const robots = page.getByRole('tabpanel', { name: 'Robots' });
    const editor = robots.getByRole('textbox', { name: 'robots.txt, one rule per line' });
    await editor.fill('User-agent: *\nDisallow:\n');
    await robots.getByRole('button', { name: 'Add the line' }).click();
    await expect(editor).toHaveValue(/\nSitemap: https:\/\/www\.example\.com\/sitemap-index\.xml\n$/);
    await expect(robots.getByRole('button', { name: 'Add the line' })).toBeHidden();
    await robots.getByRole('button', { name: 'Discard changes' }).click();
    await page.keyboard.press('Alt+2');
  });

  await test.step('laying out anew says what it costs', async () => {
    const again = await fillExport(page, out, base);
    await again.getByText('URLs and files', { exact: true }).click();
    await again.getByLabel('Redistribute URLs').check();
    await expect(again.getByText('All URLs are redistributed')).toBeVisible();
  });
});

test('an export again that fails shows what is in the way, and goes on once that may be replaced', async ({
  app: { page, folder },
}) => {
  const site = await generateSample({ urls: 20, out: join(folder, 'site') });
  const out = join(folder, 'out');
  await newProject(page);
  await importPaths(page, [site.robots], 20);
  await exportTo(page, out, 'https://www.example.com/');
  await closeDialog(page);
  await editCell(await cell(page, 0, 'Priority'), '0.9');
  await writeFile(join(out, 'sitemap-1.xml.gz'), 'mine');
  await page.keyboard.press('ControlOrMeta+Shift+e');
  const dialog = openDialog(page);
  await expect(dialog.getByText('The export failed')).toBeVisible();
  await expect(startButton(dialog)).toBeDisabled();
  await dialog.getByLabel('Replace these files').check();
  await startButton(dialog).click();
  await expect(dialog.getByRole('heading', { name: 'Export finished' })).toBeVisible();
});
