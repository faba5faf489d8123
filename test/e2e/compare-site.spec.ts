// Compare: a site some of whose sitemaps are dead is compared by what can be read; the rest is named, with its share. A URL
// that the project left out is included again, and one that is spelt in another way is shown in both spellings.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app-fixture.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import { cell, expectRows, importPaths, newProject } from './screens.ts';

let server: Server;
let base: string;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const list = (root: string, entry: string, names: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">${names
    .map((name) => `<${entry}><loc>${base}/${name}</loc></${entry}>`)
    .join('')}</${root}>`;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const bodies: Record<string, string> = {
      '/index.xml': list('sitemapindex', 'sitemap', ['live.xml', 'gone.xml', 'lost.xml']),
      '/live.xml': list('urlset', 'url', ['1', '2', '%C3%A4']),
    };
    const body = bodies[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/xml' }).end(body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a site with dead sitemaps is compared by what can be read', async ({ app: { page, folder } }) => {
  const urls = join(folder, 'urls.txt');
  await writeFile(urls, `${base}/1\n${base}/2\n${base}/%c3%a4\n`);
  await newProject(page);
  await importPaths(page, [urls], 3);
  // A click on its box leaves the second row out.
  await (await cell(page, 1, 'Included')).click();

  const compare = page.getByRole('tabpanel', { name: 'Compare' });
  const differences = compare.getByRole('grid', { name: 'URLs that differ' });
  await page.getByRole('tab', { name: 'Compare' }).click();
  await compare.getByRole('combobox', { name: 'A: before' }).selectOption('This project as it is now');
  await compare.getByRole('combobox', { name: 'B: after' }).selectOption('A folder, file or URL…');
  await compare.getByLabel('Place of B: after').fill(`${base}/index.xml`);
  await compare.getByRole('button', { name: 'Compare', exact: true }).click();

  await test.step('what could not be read is named, with its share', async () => {
    await expect(
      compare.getByText(/^B: 2 of 3 sitemaps \(66\.7%\) could not be read completely/),
    ).toBeVisible();
    for (const name of ['gone.xml', 'lost.xml'])
      await expect(compare.getByRole('listitem').getByText(`${base}/${name}`, { exact: true })).toBeVisible();
    const { violations } = await (await inOnePass(page)).include('#page-compare').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  await test.step('what can be read is compared, and taken over', async () => {
    await expect(differences.getByText(`${base}/%c3%a4 → ${base}/%C3%A4`)).toBeVisible();
    await expect(compare.getByRole('button', { name: '1 added', exact: true })).toBeVisible();
    await compare.getByRole('button', { name: 'Restore all 2 shown from B' }).click();
    await expect(page.getByText('2 differences restored').first()).toBeVisible();
    await expect(
      page.getByText('1 URL that the project had left out is included again').first(),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'URLs' }).click();
    await expectRows(page, 3);
    await expect(await cell(page, 2, 'URL')).toContainText('%C3%A4');
  });
});
