// Several robots.txt files for a site: the user chooses which counts, on import and when sources are looked at again. An
// export says what it would write without edits that are not saved, and where the key of IndexNow belongs.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import { closeDialog, fillExport, newProject, startImport } from './screens.ts';

const SITE = 'https://www.example.com';
const PAGES = [`${SITE}/a`, `${SITE}/b`, 'https://shop.example.com/c'];
const KEY = 'abcdefgh12';

test('choose between robots.txt files, edit one, and export before it is saved', async ({
  app: { page, folder },
}) => {
  const put = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, text);
    return path;
  };
  const list = await put('pages.txt', `${PAGES.join('\n')}\n`);
  const one = await put('one/robots.txt', 'User-agent: *\nDisallow: /a\n');
  const two = await put('two/robots.txt', 'User-agent: *\nDisallow: /b\n');
  const robots = page.getByRole('tabpanel', { name: 'Robots' });
  const editor = robots.getByRole('textbox', { name: 'robots.txt, one rule per line' });

  await test.step('the import says which counts, and the other one is chosen', async () => {
    await newProject(page);
    const dialog = await startImport(page, [list, one, two]);
    const choice = dialog.getByRole('group', { name: `Several robots.txt files for ${SITE}` });
    await expect(choice.getByRole('radio', { name: one })).toBeChecked();
    await choice.getByRole('radio', { name: two }).check();
    await expect(choice.getByRole('radio', { name: two })).toBeChecked();
    const { violations } = await (await inOnePass(page)).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await closeDialog(page);
    await page.keyboard.press('Alt+3');
    await expect(editor).toHaveValue('User-agent: *\nDisallow: /b\n');
  });

  await test.step('a family of crawlers is added, and what changes names the groups', async () => {
    await robots.getByRole('button', { name: 'Google Ads' }).click();
    await expect(robots.getByText('AdsBot-Google-Mobile')).toBeVisible();
    await editor.fill('User-agent: *\nDisallow: /b\n\nUser-agent: Googlebot\nDisallow: /a\n');
    const effect = robots.getByRole('region', { name: 'What changes' });
    await expect(effect.getByRole('row', { name: /^Googlebot Group: \* → Googlebot/ })).toBeVisible();
    await expect(effect.getByRole('row', { name: /^Bingbot 0 0/ })).toBeVisible();
  });

  await test.step('the export names the edit that is not saved, and where the key belongs', async () => {
    const dialog = await fillExport(page, join(folder, 'out'), `${SITE}/`);
    await dialog.getByText('Extra files').click();
    await dialog.getByLabel('robots.txt: its Sitemap lines').check();
    await expect(dialog.getByText(`The robots.txt of ${SITE} has changes that are not saved.`)).toBeVisible();
    await dialog.getByLabel('IndexNow: lists of what changed').check();
    const key = dialog.getByLabel('IndexNow key');
    await key.fill('wrong key');
    await expect(key).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByRole('region', { name: 'What will be written' })).toContainText(
      'sitemap-1.xml.gz',
    );
    await key.fill(KEY);
    await expect(dialog.getByText(`https://shop.example.com/${KEY}.txt`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Show changes' }).click();
    await expect(editor).toBeVisible();
  });
});
