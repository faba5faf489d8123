// Archives and HTML pages in an import, also a large one, which is read in a thread of its own.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish } from '../../../../../shared/contract/error-texts.ts';
import { importSources } from '../../../../../electron/engine/features/import/import-sources.ts';
import { ProjectStore } from '../../../../../electron/engine/store/store.ts';
import { makeTar, makeZip } from '../../../read/sources/archive/make-archives.ts';

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const SITE = 'https://example.com/';
let folder: string;
let store: ProjectStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-import-'));
  const own = join(folder, 'tmp');
  await mkdir(own);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, own);
  store = ProjectStore.create(join(folder, 'project.mapwright'));
});
afterEach(async () => {
  store.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

function sitemap(start: number, count: number): string {
  const urls = Array.from(
    { length: count },
    (_, i) => `<url><loc>${SITE}page-${String(start + i)}</loc></url>\n`,
  );
  return `<urlset ${NS}>${urls.join('')}</urlset>`;
}

const INDEX = `<sitemapindex ${NS}><sitemap><loc>${SITE}maps/a.xml</loc></sitemap><sitemap><loc>${SITE}maps/b.xml.gz</loc></sitemap></sitemapindex>`;

async function put(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function run(input: string, options = {}) {
  const control = { signal: new AbortController().signal, report: () => undefined };
  return importSources({ store }, [input], control, options);
}

function locs(): string[] {
  return [...store.batches()].flatMap((batch) => [...batch.loc]);
}

describe('importing an archive', () => {
  const members = (rows: number) => [
    { name: 'site/index.xml', content: INDEX },
    { name: 'site/maps/b.xml.gz', content: gzipSync(sitemap(rows, rows)) },
    { name: 'site/maps/a.xml', content: sitemap(0, rows) },
    { name: 'site/readme.md', content: 'nothing of use' },
  ];
  const names = (path: string) =>
    ['index.xml', 'maps/a.xml', 'maps/b.xml.gz', 'readme.md'].map((name) => `${path}!/site/${name}`);

  it.each([3, 30_000])(
    'reads its files and finds in it what its index names, with %i rows each',
    async (rows) => {
      const path = await put('set.zip', await makeZip(members(rows)));
      const result = await run(path);
      expect(result.rows).toBe(rows * 2);
      expect(result.problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
      expect(store.sources().map(({ location }) => location)).toEqual(names(path));
      expect(locs().slice(0, 2)).toEqual([`${SITE}page-0`, `${SITE}page-1`]);
    },
  );

  it.each([3, 30_000])(
    'does the same with a packed tar, and leaves nothing of it, with %i rows each',
    async (rows) => {
      const path = await put('set.tar.gz', gzipSync(makeTar(members(rows))));
      const result = await run(path);
      expect(result.rows).toBe(rows * 2);
      expect(store.sources().map(({ location }) => location)).toEqual(names(path));
      expect(await readdir(tmpdir())).toEqual([]);
    },
  );

  it('refuses one that was cut, and takes what can be read of it on request', async () => {
    const tar = makeTar(members(3));
    const path = await put('set.tar', tar.subarray(0, tar.length - 2_600));
    await expect(run(path)).rejects.toMatchObject({ code: 'damaged-source' });
    expect(locs()).toEqual([]);
    const result = await run(path, { keepDamaged: true });
    expect(result.rows).toBe(3);
    expect(result.problems.map(({ code }) => code)).toContain('archive-truncated');
  });

  it('tells of an archive in an archive, and of files beyond the cap, and takes the others', async () => {
    const inner = await makeZip([{ name: 'c.xml', content: sitemap(0, 5) }]);
    const path = await put(
      'set.zip',
      await makeZip([
        { name: 'inner.zip', content: inner },
        { name: 'large.xml', content: sitemap(0, 2_000) },
        { name: 'small.xml', content: sitemap(0, 5) },
      ]),
    );
    const result = await run(path, { maxBytes: 50_000 });
    const errors = result.problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, file }) => [code, file])).toEqual([
      ['packed-file', `${path}!/inner.zip`],
      ['too-large', `${path}!/large.xml`],
    ]);
    expect(locs()).toContain(`${SITE}page-100`);
    expect(locs().slice(-5)).toEqual(Array.from({ length: 5 }, (_, i) => `${SITE}page-${String(i)}`));
  });

  it('refuses a named file beyond the cap, and takes its whole entries on request', async () => {
    const path = await put('large.xml', sitemap(0, 2_000));
    await expect(run(path, { maxBytes: 50_000 })).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('more than 48.8 KiB') as string,
    });
    const { rows, problems } = await run(path, { maxBytes: 50_000, keepDamaged: true });
    expect(rows).toBeGreaterThan(500);
    expect(locs()).toHaveLength(rows);
    expect(problems.map(({ code }) => code)).toEqual(['too-large']);
    // Where nothing but zeros came up to the cap, there is nothing to take.
    const zeros = await put('zeros.gz', gzipSync(Buffer.alloc(60_000)));
    await expect(run(zeros, { maxBytes: 50_000, keepDamaged: true })).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it('refuses a member that is a bomb, and takes the others', async () => {
    const zip = await makeZip([
      { name: 'a.xml', content: sitemap(0, 3) },
      { name: 'b.xml', content: Buffer.alloc(1_000_000) },
      { name: 'c.xml', content: sitemap(3, 3) },
    ]);
    const mark = Buffer.from([0x50, 0x4b, 1, 2]);
    zip.writeUInt32LE(400 << 20, zip.indexOf(mark, zip.indexOf(mark) + 4) + 24);
    const path = await put('set.zip', zip);
    const { rows, problems } = await run(path, { keepDamaged: true });
    expect(rows).toBe(6);
    expect(problems.map(({ code, file }) => [code, file])).toEqual([['too-large', `${path}!/b.xml`]]);
  });

  it('stops members that are bombs by their gzip soon, and takes the others', async () => {
    const bomb = gzipSync(Buffer.alloc(300 << 20, 'a'));
    const bombs = Array.from({ length: 5 }, (_, n) => ({
      name: `${String(n)}.xml.gz`,
      content: bomb,
      stored: true,
    }));
    const zip = await makeZip([...bombs, { name: 'z.xml', content: sitemap(0, 3) }]);
    const { rows, problems } = await run(await put('set.zip', zip), { keepDamaged: true });
    expect(rows).toBe(3);
    const stopped = problems.filter(({ reason }) => inEnglish(reason).includes('many times its size'));
    expect(stopped.map(({ code }) => code)).toEqual(bombs.map(() => 'too-large'));
  });

  it('imports one file of it by name', async () => {
    const path = await put('set.zip', await makeZip(members(3)));
    expect((await run(`${path}!/site/maps/a.xml`)).rows).toBe(3);
  });
});

describe('importing an HTML page', () => {
  const PAGE = `<!DOCTYPE html><html><body><a href="${SITE}a">a</a> <a href="${SITE}b">b</a></body></html>`;

  it('is refused, saying why, and done on request', async () => {
    const path = await put('page.html', PAGE);
    await expect(run(path)).rejects.toThrow(/HTML page.*links/);
    expect((await run(path, { html: true })).rows).toBe(2);
    expect(locs()).toEqual([`${SITE}a`, `${SITE}b`]);
    expect(store.sources().map(({ format }) => format)).toEqual(['html']);
  });
});
