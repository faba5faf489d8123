// What the page of the window may name: paths that the user typed, and no others, whatever it asks for.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { WireResponse } from '../../shared/contract/wire.ts';
import { expect, test } from './app-fixture.ts';
import { importPaths, newProject, openDialog } from './screens.ts';

test.skip(process.env['E2E_HOST'] === 'electron', 'the page of Electron has no socket');

/** A request as a script in the page could make it. */
function askFromPage(page: Page, name: string, params: unknown): Promise<WireResponse> {
  return page.evaluate(
    async (request) => {
      const socket = new WebSocket(`ws://${window.location.host}/socket`);
      await new Promise((resolve) => {
        socket.onopen = resolve;
      });
      socket.send(JSON.stringify(request));
      const text = await new Promise<string>((resolve) => {
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          // Events come to every socket.
          if (data.includes('"id":1,')) resolve(data);
        };
      });
      socket.close();
      return JSON.parse(text) as WireResponse;
    },
    { id: 1, name, params },
  );
}

async function readTable(page: Page, path: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Import a table');
  await page.keyboard.press('Enter');
  await openDialog(page).getByLabel('File', { exact: true }).fill(path);
  await openDialog(page).getByRole('button', { name: 'Read', exact: true }).click();
}

test('a script in the page reads and writes nothing that the user did not name', async ({
  app: { page, folder },
}) => {
  const table = join(folder, 'table.csv');
  await writeFile(table, 'loc\nhttps://example.com/a\n');
  await writeFile(join(folder, 'list.txt'), 'https://example.com/b\nhttps://example.com/c\n');
  await newProject(page);
  await importPaths(page, [join(folder, 'list.txt')], 2);
  const refused = { ok: false, error: { code: 'no-access', reason: { key: 'path-not-chosen' } } };
  for (const path of ['/etc/passwd', table])
    expect(await askFromPage(page, 'table.inspect', { path, options: {} })).toMatchObject(refused);
  const report = { path: join(folder, 'report.html'), format: 'html', view: null, overwrite: true };
  expect(await askFromPage(page, 'report.write', report)).toMatchObject(refused);

  await readTable(page, table);
  await expect(openDialog(page).getByRole('table')).toBeVisible();
  expect(await askFromPage(page, 'table.inspect', { path: table, options: {} })).toMatchObject({ ok: true });
});

test('a path that the host was not told of is refused in words', async ({ app: { page, folder } }) => {
  await page.routeWebSocket(/.*/, (line) => {
    const host = line.connectToServer();
    line.onMessage((message) => {
      if (!String(message).includes('"files.choose"')) host.send(message);
    });
  });
  await page.reload();
  const table = join(folder, 'table.csv');
  await writeFile(table, 'loc\nhttps://example.com/a\n');
  await newProject(page);
  await readTable(page, table);
  await expect(openDialog(page).getByText(`files and folders that you chose, and ${table}`)).toBeVisible();
});
