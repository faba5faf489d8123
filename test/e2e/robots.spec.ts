// The page Robots as a person uses it: look at the imported robots.txt, change a rule and see what that does before
// saving, ask about an address, see the rows in the grid, leave them out, take all of it back, write the file.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import { cell, columnHeader, expectRows, grid, importPaths, newProject, openDialog } from './screens.ts';

const SITE = 'https://www.example.com';
const PATHS = ['/', '/shop/a', '/shop/b', '/shop/sale/c', '/blog/d', '/blog/e?sort=up', '/private/f'];
const ROBOTS = ['User-agent: *', 'Disallow: /private/', 'Crawl-delay: 5', 'Sitemap: sitemap.txt', ''].join(
  '\r\n',
);

test('edit the robots.txt, see the effect, save, leave rows out, undo, write it to a folder', async ({
  app: { page, folder },
}) => {
  await writeFile(join(folder, 'robots.txt'), ROBOTS);
  await writeFile(join(folder, 'sitemap.txt'), `${PATHS.map((path) => SITE + path).join('\n')}\n`);
  await newProject(page);
  await importPaths(page, [join(folder, 'robots.txt'), join(folder, 'sitemap.txt')], PATHS.length);

  const robots = page.getByRole('tabpanel', { name: 'Robots' });
  const editor = robots.getByRole('textbox', { name: 'robots.txt, one rule per line' });
  const effect = robots.getByRole('region', { name: 'What changes' });
  const tester = robots.getByRole('region', { name: 'Test a URL' });

  await test.step('the imported file, with what is odd about it', async () => {
    await page.keyboard.press('Alt+3');
    await expect(editor).toHaveValue(ROBOTS.replaceAll('\r\n', '\n'));
    await expect(robots.getByRole('combobox', { name: 'Robots.txt of' })).toHaveValue(SITE);
    await expect(effect).toContainText('Same as saved.');
    const findings = robots.getByRole('region', { name: '2 issues' });
    await expect(findings.getByRole('button', { name: /Line 3.*Crawl-delay.*Google/ })).toBeVisible();
    await findings.getByRole('button', { name: /Line 4.*not a full URL/ }).click();
    await expect(editor).toBeFocused();
    await page.keyboard.type(`Sitemap: ${SITE}/sitemap.txt`);
    await expect(robots.getByRole('region', { name: '1 issue' })).toBeVisible();
    await expect(effect).toContainText('No URL changes.');
  });

  await test.step('a rule more, and what it does before it is saved', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(
      '\nUser-agent: Bingbot\nDisallow: /shop/\nAllow: /shop/sale/\nDisallow: /*?sort=\n',
    );
    await expect(effect.getByText('4 URLs change')).toBeVisible();
    await expect(effect.getByRole('row', { name: /^Bingbot/ })).toHaveText(/Bingbot\s*3\s*1/);
    await expect(effect.getByRole('row', { name: /^Googlebot/ })).toHaveText(/Googlebot\s*0\s*0/);
    await expect(effect).toContainText(`${SITE}/private/f`);
    await tester.getByLabel('URL or path').fill('/shop/sale/x');
    const verdicts = tester.getByRole('listitem');
    await expect(verdicts).toHaveCount(0);
    await tester.getByText('Allowed for all 5', { exact: true }).click();
    await expect(verdicts).toHaveCount(2);
    await expect(verdicts.filter({ hasText: 'Bingbot' })).toContainText('8: Allow: /shop/sale/');
    await tester.getByLabel('URL or path').fill('/private/x');
    await expect(tester.getByText('Blocked: Googlebot, YandexBot, DuckDuckBot, Applebot')).toBeVisible();
    await tester.getByLabel('URL or path').fill('/shop/x');
    await expect(verdicts.filter({ hasText: 'Bingbot' })).toContainText('Blocked');
    const { violations } = await (await inOnePass(page)).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  await test.step('saved by key, it is in the grid and among the problems', async () => {
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('The robots.txt is saved.').first()).toBeVisible();
    await expect(effect).toContainText('Same as saved.');
    await robots.getByRole('button', { name: 'Show blocked rows: Bingbot' }).click();
    await expectRows(page, 3);
    await expect(page.getByRole('group', { name: 'Filters' })).toContainText('Blocked for Bingbot');
    await (await cell(page, 0, 'URL')).click();
    const detail = page.getByRole('region', { name: 'robots.txt' });
    await detail.getByRole('button', { name: /7: Disallow: \/shop\// }).click();
    await expect(editor).toBeFocused();
  });

  await test.step('a column for one crawler, filtered and sorted by the line that decides', async () => {
    await robots.getByRole('button', { name: 'Show as a column in the grid: Bingbot' }).click();
    await page.keyboard.press('Alt+2');
    const verdict = (row: number) => cell(page, row, 'Robots: Bingbot');
    await expect(await verdict(0)).toContainText('Blocked · 7: Disallow: /shop/');
    await (await verdict(0)).click();
    await page.keyboard.press('Alt+ArrowDown');
    const filter = page.getByRole('dialog', { name: 'Filter' });
    await filter.getByRole('checkbox', { name: /^9: Disallow/ }).click();
    await filter.getByRole('button', { name: 'Apply' }).click();
    await expectRows(page, 1);
    const filters = page.getByRole('group', { name: 'Filters' });
    await expect(filters).toContainText('Robots: Bingbot');
    await filters.getByRole('button', { name: /^Remove.*Robots: Bingbot/ }).click();
    await expectRows(page, 3);
    await columnHeader(page, 'Robots: Bingbot').click();
    await columnHeader(page, 'Robots: Bingbot').click();
    await expect(await verdict(0)).toContainText('Blocked · 9: Disallow: /*?sort=');
  });

  await test.step('the blocked rows are left out, and all of it is taken back', async () => {
    await page.keyboard.press('Alt+2');
    await page.keyboard.press('ControlOrMeta+Shift+k');
    await openDialog(page).getByRole('button', { name: 'Fix… Blocked by robots.txt' }).click();
    await openDialog(page).getByLabel('Where').selectOption('In all affected rows');
    await expect(openDialog(page).getByText('4 found, 4 can be corrected')).toBeVisible();
    await openDialog(page).getByRole('button', { name: 'Exclude 4 rows' }).click();
    await expect(page.getByText('3 included', { exact: true })).toBeVisible();
    await grid(page).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText('7 included', { exact: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    // By the rules of before, Bingbot goes by those for all.
    await expectRows(page, 1);
    await page.keyboard.press('Alt+3');
    await expect(editor).toHaveValue(ROBOTS.replaceAll('\r\n', '\n'));
  });

  await test.step('the file on disk has the bytes that came', async () => {
    await robots.getByRole('button', { name: 'Write to a folder…' }).click();
    await openDialog(page).getByLabel('Folder', { exact: true }).fill(folder);
    await openDialog(page).getByRole('button', { name: 'Go', exact: true }).click();
    await expect(openDialog(page).getByText('home', { exact: true })).toBeVisible();
    await openDialog(page).getByRole('button', { name: 'Choose this folder' }).click();
    await robots.getByRole('button', { name: 'Replace it' }).click();
    await expect(page.getByText(/robots\.txt is written/).first()).toBeVisible();
    expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toBe(ROBOTS);
  });
});

test('the editor colours a robots.txt as long as crawlers read one, where its text is, and types and undoes as before', async ({
  app: { page, folder },
}) => {
  const lines = Array.from({ length: 22_000 }, (_, i) => `Disallow: /shop/${String(i)}/*$`);
  lines[5_000] = `Disallow: /${'a\t*'.repeat(4_000)} # an end far away`;
  const text = `User-agent: *\n${lines.join('\n')}\n`;
  await writeFile(join(folder, 'robots.txt'), text);
  await writeFile(join(folder, 'sitemap.txt'), `${SITE}/\n${SITE}/a\n`);
  await newProject(page);
  await importPaths(page, [join(folder, 'robots.txt'), join(folder, 'sitemap.txt')], 2);
  await page.keyboard.press('Alt+3');
  const editor = page.getByRole('textbox', { name: 'robots.txt, one rule per line' });
  await expect(editor).toHaveValue(text);
  const line = (content: string) =>
    page.locator('.layer .line').filter({ hasText: new RegExp(`^${content}$`) });

  await test.step('its lines are drawn where those of the field are, at any zoom', async () => {
    for (const zoom of ['1', '1.25', '0.9']) {
      await page.evaluate((factor) => {
        document.documentElement.style.zoom = factor;
      }, zoom);
      const measured = await editor.evaluate((area: HTMLTextAreaElement) => {
        area.scrollTop = 5_001 * 20 - 100;
        area.scrollLeft = 0;
        return { lines: (area.scrollHeight - 16) / 20, width: area.scrollWidth };
      });
      expect(measured.lines).toBe(22_002);
      const long = page.locator('.layer .line').filter({ hasText: 'an end far away' });
      await expect(long).toBeVisible();
      const width = await long.evaluate((element) =>
        Math.max(
          ...[...element.children].map(
            (part) => (part as HTMLElement).offsetLeft + (part as HTMLElement).offsetWidth,
          ),
        ),
      );
      // The field's inner padding, and a caret behind the last letter.
      expect(Math.abs(measured.width - width - 10)).toBeLessThan(4);
    }
    await page.evaluate(() => {
      document.documentElement.style.zoom = '1';
    });
  });

  await test.step('scrolled to the side and down, the layer follows', async () => {
    await editor.evaluate((area: HTMLTextAreaElement) => {
      area.scrollTop = area.scrollHeight;
      area.scrollLeft = 200;
    });
    await expect(line('Disallow: /shop/21999/\\*\\$')).toBeVisible();
    const box = await editor.boundingBox();
    const last = await line('Disallow: /shop/21999/\\*\\$').boundingBox();
    expect(Math.round((last?.x ?? 0) - (box?.x ?? 0))).toBe(10 - 200);
    // Behind it stand an empty line and the padding; the scroll bar below may take some.
    const below = (box?.y ?? 0) + (box?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
    expect(below).toBeGreaterThanOrEqual(28);
    expect(below).toBeLessThan(50);
  });

  await test.step('keys are coloured as they are typed, and undo takes them back', async () => {
    await editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('Disallow: /x*y # why');
    await expect(line('Disallow: /x\\*y # why')).toBeVisible();
    await expect(line('Disallow: /x\\*y # why').locator('.comment')).toHaveText('# why');
    await expect(editor).toHaveValue(`${text}Disallow: /x*y # why`);
    for (let i = 0; i < 20 && (await editor.inputValue()) !== text; i++) {
      await page.keyboard.press('ControlOrMeta+z');
    }
    await expect(editor).toHaveValue(text);
    await expect(line('Disallow: /x\\*y # why')).toHaveCount(0);
  });
});
