// From the web through the window: import from an address, see what was found, retry what failed, look for changes,
// take some of them over, undo.
import { answer, sitemapIndex, startSite, urlset } from '../engine/read/sources/archive/test-site.ts';
import { expect, test } from './app-fixture.ts';
import { closeDialog, expectRows, newProject, openDialog, startImport, toolbar } from './screens.ts';

test('a site is imported by its address, completed, brought up to date and taken back', async ({
  app: { page },
}) => {
  const site = await startSite();
  const at = `http://127.0.0.1:${site.port}`;
  const shop = (name: string) => `https://shop.example.com/${name}`;
  Object.assign(site.routes, {
    '/robots.txt': `Sitemap: ${at}/index.xml`,
    '/index.xml': sitemapIndex(`${at}/pages.xml`, `${at}/news.xml`),
    '/pages.xml': urlset(shop('a'), shop('b'), shop('c')),
    '/news.xml': answer(404),
  });
  try {
    await newProject(page);
    const dialog = await startImport(page, [at]);

    await test.step('the tree tells what came and what failed', async () => {
      await expect(dialog.getByRole('heading', { name: 'Import finished' })).toBeVisible({ timeout: 30_000 });
      await expect(dialog.getByText('3 URLs imported')).toBeVisible();
      const tree = dialog.getByRole('list', { name: 'Sources' });
      await expect(tree.getByRole('listitem')).toHaveCount(4);
      await expect(tree).toContainText('does not exist (HTTP 404)');
    });

    await test.step('what failed is retried alone', async () => {
      site.routes['/news.xml'] = urlset(shop('news'));
      site.requests.length = 0;
      await dialog.getByRole('button', { name: 'Retry failed (1)' }).click();
      await expect(dialog.getByText('1 URL imported')).toBeVisible({ timeout: 30_000 });
      expect(site.requests.map((request) => request.split(' ')[1])).toEqual(['/news.xml']);
      await closeDialog(page);
      await expectRows(page, 4);
    });

    await test.step('nothing has changed', async () => {
      await page.getByRole('button', { name: 'Check sources for changes' }).click();
      await expect(openDialog(page).getByText('Nothing has changed')).toBeVisible({ timeout: 30_000 });
      await closeDialog(page);
    });

    await test.step('changes are reviewed and taken over in part', async () => {
      site.routes['/pages.xml'] = urlset(shop('a'), shop('c'), shop('d')).replace(
        `<loc>${shop('c')}</loc>`,
        `<loc>${shop('c')}</loc><lastmod>2026-05-05</lastmod>`,
      );
      await page.getByRole('button', { name: 'Check sources for changes' }).click();
      const review = openDialog(page);
      await expect(review.getByRole('button', { name: 'Apply 3' })).toBeVisible({ timeout: 30_000 });
      await expect(review.getByText('2026-05-05')).toBeVisible();
      await review.getByRole('checkbox', { name: /Delete/ }).uncheck();
      await review.getByRole('button', { name: 'Apply 2' }).click();
      await expect(review).toBeHidden({ timeout: 30_000 });
      await expectRows(page, 5);
    });

    await test.step('one undo takes it back', async () => {
      await toolbar(page).getByRole('button', { name: /^Undo/ }).click();
      await expectRows(page, 4);
    });
  } finally {
    await site.close();
  }
});
