// Wrong input in the window: each gets a message that names the file and the cause, and changes nothing.
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ProjectStore } from '../../electron/engine/store/store.ts';
import { expect, test } from './app-fixture.ts';
import {
  expectRows,
  fillExport,
  importPaths,
  newProject,
  openDialog,
  startImport,
  toolbar,
  startButton,
} from './screens.ts';

const LOC = 'https://www.example.com/kept';
const ASROOT = process.platform !== 'win32' && process.getuid?.() === 0;

interface WrongInput {
  readonly name: string;
  /** Makes the file and returns its path. */
  readonly make: (folder: string) => Promise<string>;
  /** The cause, as the message has to tell it. */
  readonly cause: RegExp;
}

const INPUTS: readonly WrongInput[] = [
  {
    name: 'a missing file',
    make: (folder) => Promise.resolve(join(folder, 'not-there.xml')),
    cause: /not.* (exist|found)|there is no|no such|nothing/i,
  },
  {
    name: 'an HTML page',
    make: (folder) =>
      written(folder, 'page.xml', '<!DOCTYPE html><html><body><p>404 Not found</p></body></html>'),
    cause: /HTML|web page/i,
  },
  {
    name: 'a file of 0 bytes',
    make: (folder) => written(folder, 'nothing.xml', ''),
    cause: /empty|0 bytes/i,
  },
  {
    name: '2 GB of zeros in 2 MB of gzip',
    make: (folder) => written(folder, 'zeros.xml.gz', twoGigabytesOf('\0')),
    cause: /unpacks to many times its size/i,
  },
  {
    name: 'a sitemap that unpacks to 2 GB of blanks',
    make: (folder) =>
      written(folder, 'bomb.xml.gz', Buffer.concat([gzipSync(`<urlset>${urls(10)}`), twoGigabytesOf(' ')])),
    cause: /unpack|too large|more than/i,
  },
];

test.describe('importing', () => {
  for (const { name, make, cause } of INPUTS) {
    test(name, async ({ app: { page, folder } }) => {
      const path = await make(folder);
      await newProject(page);
      await importPaths(
        page,
        [await written(folder, 'list.txt', `${LOC}\nhttps://www.example.com/two\n`)],
        2,
      );
      const dialog = await startImport(page, [path]);
      const message = dialog.getByText(basename(path)).filter({ hasText: cause }).first();
      await expect(message).toBeVisible({ timeout: 30_000 });
      await page.keyboard.press('Escape');
      await expectRows(page, 2);
    });
  }

  test('a gzip file that was cut: nothing is changed until the user takes what can be read', async ({
    app: { page, folder },
  }) => {
    const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls(5_000)}</urlset>`;
    const packed = gzipSync(xml);
    const path = await written(folder, 'cut.xml.gz', packed.subarray(0, packed.length / 2));
    await newProject(page);
    const dialog = await startImport(page, [path]);
    await expect(
      dialog
        .getByText(/cut|truncated|incomplete|ends/i)
        .filter({ hasText: 'cut.xml.gz' })
        .first(),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Import what can be read' }).click();
    await expect(dialog.getByText(/[\d,]+ URLs imported/)).toBeVisible();
    await expect(dialog.getByText('Issues')).toBeVisible();
  });
});

test('exporting into a folder without rights', async ({ app: { page, folder } }) => {
  test.skip(process.platform === 'win32', 'rights work differently on Windows');
  // Root may write everywhere but into the kernel's own folder.
  test.skip(ASROOT && process.platform !== 'linux', 'nothing is denied to root here');
  const out = ASROOT ? '/sys/mapwright' : '/mapwright-denied';
  await newProject(page);
  await importPaths(page, [await written(folder, 'list.txt', `${LOC}\nhttps://www.example.com/two\n`)], 2);
  const dialog = await fillExport(page, out, 'https://www.example.com/');
  // The plan tells it, before anything is written.
  const told = ASROOT ? /There can be no folder \/sys\/mapwright/ : /denie|not allowed|right|permi/i;
  await expect(dialog.getByRole('alert').filter({ hasText: told }).first()).toBeVisible();
  await expect(startButton(dialog)).toBeDisabled();
});

test('a project file of a newer version', async ({ app: { page, folder } }) => {
  test.skip(process.env['E2E_HOST'] === 'electron', 'the native dialog can not be driven');
  const path = join(folder, 'from-the-future.mapwright');
  ProjectStore.create(path).close();
  const bytes = await readFile(path);
  bytes.writeUInt32BE(9_999, 60);
  await writeFile(path, bytes);

  await page.getByRole('button', { name: 'Open a project' }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel('Folder', { exact: true }).fill(folder);
  await dialog.getByRole('button', { name: 'Go' }).click();
  await dialog.getByText('from-the-future.mapwright').click();
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(
    page
      .getByText(/newer Mapwright/)
      .filter({ hasText: 'from-the-future' })
      .first(),
  ).toBeVisible();
  await expect(toolbar(page)).toBeHidden();
  expect((await readFile(path)).equals(bytes)).toBe(true);
});

async function written(folder: string, name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** 32 members of 64 MiB each: made in no time, and every reader unpacks them all. */
function twoGigabytesOf(character: string): Buffer {
  const member = gzipSync(Buffer.alloc(64 * 1024 ** 2, character), { level: 9 });
  return Buffer.concat(Array.from({ length: 32 }, () => member));
}

function urls(count: number): string {
  return Array.from(
    { length: count },
    (_, i) => `<url><loc>https://www.example.com/p/${i * 7919}</loc></url>\n`,
  ).join('');
}
