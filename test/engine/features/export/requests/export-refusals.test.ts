// What no export can do is refused with a clear message, and leaves nothing behind.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planRows } from '../../../../../electron/engine/features/export/plan-rows.ts';
import { fileError } from '../../../../../electron/files/file-error.ts';
import { manyRows, type TestRow } from '../folder/row-batch.ts';
import { inputOf, options, exportResult } from '../layout/export-set.ts';

let root = '';
let out = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mapwright-refusal-'));
  out = join(root, 'new', 'folder');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('exportRows and planRows', () => {
  it.each([
    ['no rows at all', [], /nothing to export.*no URLs yet/],
    [
      'only rows that can not be written',
      [{ loc: 'https://e.com/', issues: 1 }],
      /nothing to export. Every row/,
    ],
  ])('refuses %s, leaving no folder behind', async (_, rows: TestRow[], message) => {
    await expect(exportResult(inputOf(rows), options(out))).rejects.toThrow(message);
    expect(existsSync(out)).toBe(false);
    expect(await planRows(inputOf(rows), options(out))).toMatchObject({
      files: [],
      index: null,
      urls: 0,
      bytes: 0,
    });
  });

  it.each([
    ['', /public URL of the folder is missing/],
    ['https://example.com/a b/', /has a blank or a control character\. Write a blank as %20/],
    ['https://example.com/a\tb/', /a blank or a control character/],
    ['https://example.com/a\u0001b/', /a blank or a control character/],
    ['a b', /must be a full/],
    ['https://example.com/maps/sitemap.xml.gz', /the URL of a file/],
    ['example.com', /full http/],
    ['ftp://example.com/', /full http/],
    ['https://exa mple.com/', /full http/],
    ['https://example.com/?a', /“\?” or “#”/],
    ['https://example.com/#a', /“\?” or “#”/],
    ['https://me:secret@example.com/', /user name/],
    [`https://example.com/${'a'.repeat(2_000)}`, /too long/],
  ])('refuses the base address %j', async (baseUrl, message) => {
    const error = { code: 'invalid-export', message: expect.stringMatching(message) as string };
    await expect(exportResult(inputOf(manyRows(1)), options(out, { baseUrl }))).rejects.toMatchObject(error);
    await expect(planRows(inputOf(manyRows(1)), options(out, { baseUrl }))).rejects.toMatchObject(error);
  });

  it.each([
    [
      'sitemap-1',
      /^The index would be named sitemap-1\.xml, and .* named sitemap-1\.xml\. Change the name of the index/,
    ],
    ['Sitemap-1', /^The index .* some systems can’t tell apart\. Change the name of the index/],
  ])('asks for another name of the index where a sitemap has %s', async (indexName, message) => {
    const named = options(out, { gzip: false, indexName });
    const error = { code: 'invalid-export', message: expect.stringMatching(message) as string };
    await expect(planRows(inputOf(manyRows(1)), named)).rejects.toMatchObject(error);
    await expect(exportResult(inputOf(manyRows(1)), named)).rejects.toMatchObject(error);
  });

  it('refuses a file as its folder, and a folder inside a file', async () => {
    const file = join(root, 'file');
    writeFileSync(file, 'x');
    await expect(exportResult(inputOf(manyRows(1)), options(file))).rejects.toMatchObject({
      code: 'invalid-export',
      message: `${file} is a file. Choose a folder to export to.`,
    });
    await expect(exportResult(inputOf(manyRows(1)), options(join(file, 'sub')))).rejects.toMatchObject({
      code: 'invalid-export',
    });
    expect(readFileSync(file, 'utf8')).toBe('x');
  });

  it.each(['out', './out', '~/out', '', '../out'])('refuses %j, which is no whole path', async (path) => {
    const error = {
      code: 'invalid-export',
      message: expect.stringMatching(/Give the full path of the folder/) as string,
    };
    await expect(exportResult(inputOf(manyRows(1)), options(path))).rejects.toMatchObject(error);
    await expect(planRows(inputOf(manyRows(1)), options(path))).rejects.toMatchObject(error);
  });

  it('plans nothing inside a file, naming that', async () => {
    const file = join(root, 'file');
    writeFileSync(file, 'x');
    await expect(planRows(inputOf(manyRows(1)), options(join(file, 'a', 'b')))).rejects.toMatchObject({
      code: 'invalid-export',
      message: expect.stringContaining(`${file} is a file`) as string,
    });
  });

  it
    .runIf(process.platform === 'linux')
    .each(['/proc/mapwright-test', '/proc/1/mapwright-test', '/sys/mapwright'])(
    'says, also in the plan, that the system keeps no folder %s',
    async (path) => {
      const error = { code: 'no-access', message: expect.stringMatching(/belongs to the system/) as string };
      await expect(planRows(inputOf(manyRows(1)), options(path))).rejects.toMatchObject(error);
      await expect(exportResult(inputOf(manyRows(1)), options(path))).rejects.toMatchObject(error);
    },
  );

  it.skipIf(process.platform === 'win32')(
    'names the target of a link that leads nowhere, and a loop of links',
    async () => {
      const [link, loop] = [join(root, 'link'), join(root, 'loop')];
      symlinkSync(join('gone', 'site'), link);
      symlinkSync(loop, loop);
      const leadsTo = `${link} is a link to ${join(root, 'gone', 'site')}, which does not exist.`;
      for (const [path, message] of [
        [link, leadsTo],
        [join(link, 'sub'), leadsTo],
        [loop, 'a link leads back to itself'],
      ] as const) {
        const error = { code: 'invalid-export', message: expect.stringContaining(message) as string };
        await expect(planRows(inputOf(manyRows(1)), options(path))).rejects.toMatchObject(error);
        await expect(exportResult(inputOf(manyRows(1)), options(path))).rejects.toMatchObject(error);
      }
      mkdirSync(join(root, 'gone', 'site'), { recursive: true });
      await expect(exportResult(inputOf(manyRows(1)), options(link))).resolves.toMatchObject({ urls: 1 });
    },
  );

  it('advises another drive, and not other rights, where a file system can only be read', () => {
    const error = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    expect(fileError(error, '/mnt/cd')).toMatchObject({
      code: 'no-access',
      message: expect.stringMatching(
        /^\/mnt\/cd .* can only be read\. Choose a folder on another drive\.$/,
      ) as string,
    });
  });

  it('plans with the names of foreign files in the way, and asks for none of its own', async () => {
    const foreign = join(root, 'foreign');
    mkdirSync(foreign);
    writeFileSync(join(foreign, 'sitemap-index.xml'), 'mine');
    writeFileSync(join(foreign, 'other.xml'), 'mine');
    const rows = manyRows(3);
    const plan = await planRows(inputOf(rows), options(foreign));
    expect(plan.inTheWay).toEqual(['sitemap-index.xml']);
    await expect(exportResult(inputOf(rows), options(foreign))).rejects.toThrow(/sitemap-index\.xml/);

    await exportResult(inputOf(rows), { ...options(foreign), overwrite: true });
    expect((await planRows(inputOf(rows), options(foreign))).inTheWay).toEqual([]);
  });

  it('asks before it replaces a file of the set that was changed since, or that is a link now', async () => {
    await exportResult(inputOf(manyRows(5)), options(out));
    const index = join(out, 'sitemap-index.xml');
    const again = (overwrite = false, rows = 5) =>
      exportResult(inputOf(manyRows(rows)), { ...options(out), overwrite });
    writeFileSync(join(out, 'sitemap-1.xml.gz'), 'mine');
    writeFileSync(index, 'mine, too');
    await expect(again()).rejects.toThrow(
      /already has sitemap-1\.xml\.gz, sitemap-index\.xml, .*changed since/,
    );
    expect((await planRows(inputOf(manyRows(5)), options(out))).inTheWay).toEqual([
      'sitemap-1.xml.gz',
      'sitemap-index.xml',
    ]);
    expect(readFileSync(index, 'utf8')).toBe('mine, too');
    await again(true);
    expect(readFileSync(index, 'utf8')).toContain('<sitemapindex');

    const elsewhere = join(out, 'elsewhere.xml');
    renameSync(index, elsewhere);
    symlinkSync(elsewhere, index);
    await again();
    await expect(again(false, 6)).rejects.toThrow(/sitemap-index\.xml/);
    expect((await planRows(inputOf(manyRows(6)), options(out))).inTheWay).toEqual(['sitemap-index.xml']);
  });

  it.skipIf(process.platform === 'win32').each(['pipe', 'socket'])(
    'never waits for a %s in the place of one of its files, nor replaces it',
    async (kind) => {
      const robots = { extras: ['robots', 'indexnow'] } as const;
      await exportResult(inputOf(manyRows(5)), options(out, robots));
      for (const name of ['sitemap-1.xml.gz', 'sitemap-index.xml', 'robots.txt', 'mapwright-manifest.json']) {
        const path = join(out, name);
        const before = readFileSync(path);
        rmSync(path);
        const server = kind === 'socket' ? await listening(path) : null;
        if (!server) execFileSync('mkfifo', [path]);
        const error = {
          code: 'invalid-export',
          message: expect.stringContaining(`${path} is a pipe, a device`) as string,
        };
        const rows = inputOf(manyRows(6));
        await expect(planRows(rows, options(out, robots))).rejects.toMatchObject(error);
        for (const overwrite of [false, true]) {
          const again = exportResult(rows, { ...options(out, robots), overwrite });
          await expect(again).rejects.toMatchObject(error);
        }
        expect(lstatSync(path).isFile()).toBe(false);
        rmSync(path);
        server?.close();
        writeFileSync(path, before);
      }
      await expect(exportResult(inputOf(manyRows(6)), options(out, robots))).resolves.toMatchObject({
        urls: 6,
      });
    },
  );

  it('refuses a URL that fits in no file, leaving no folder behind', async () => {
    await expect(exportResult(inputOf(manyRows(3)), options(out, { maxBytes: 150 }))).rejects.toThrow(
      /page-0\?a=1&b=0 alone makes a file of/,
    );
    expect(existsSync(out)).toBe(false);
  });
});

async function listening(path: string): Promise<Server> {
  const server = createServer().listen(path);
  await once(server, 'listening');
  return server;
}
