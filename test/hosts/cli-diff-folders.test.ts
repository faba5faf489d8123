// mapwright diff of folders that have more in them than the set: what counts as its files.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

const into = (...names: string[]) => join(folder.path, ...names);

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

const sitemap =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/a</loc></url></urlset>';

describe('mapwright diff --files', () => {
  it('takes a robots.txt that only one side has for none of the set', async () => {
    for (const name of ['plain', 'robots']) {
      await mkdir(into(name));
      await writeFile(into(name, 'sitemap.xml'), sitemap);
    }
    await writeFile(into('robots', 'robots.txt'), 'Sitemap: https://example.com/sitemap.xml\n');
    for (const sides of [
      [into('robots'), into('plain')],
      [into('plain'), into('robots')],
      [into('robots'), into('plain', 'sitemap.xml')],
    ]) {
      const run = await mapwrightHere(['diff', ...sides, '--files']);
      expect(run).toMatchObject({ code: 0, stderr: '' });
      expect(run.stdout).toContain('Files: 0 to upload, 0 to delete, 1 unchanged.');
    }
  });

  it('takes files of earlier exports that were left in a folder for none of the set', async () => {
    const project = into('site.mapwright');
    const set = into('set');
    const list = into('list.txt');
    await writeFile(list, 'https://example.com/a\nhttps://example.com/b\n');
    await mapwrightHere(['import', project, list]);
    const options = ['export', project, '--out', set, '--base-url', 'https://example.com/'];
    await mapwrightHere([...options, '--max-urls', '1']);
    await mapwrightHere([...options, '--max-urls', '2', '--repack']);
    const run = await mapwrightHere(['diff', project, set]);
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(/^B: \S+ \(2 URLs, 2 files\)$/m);
    expect(run.stderr).toMatch(/no longer has them.* Left out: sitemap-2\.xml\.gz\./);
  });
});

describe('mapwright diff of a project and its own export', () => {
  const page = (n: number): string =>
    `<url><loc>https://example.com/${String(n)}</loc><lastmod>2026-01-01</lastmod>${n % 3 === 0 ? `<image:image><image:loc>https://example.com/${String(n)}.png</image:loc></image:image>` : ''}${n % 5 === 0 ? '<news:news><news:publication><news:name>N</news:name><news:language>en</news:language></news:publication><news:publication_date>2020-01-01</news:publication_date><news:title>T</news:title></news:news>' : ''}</url>`;

  it('finds both the same, whatever is apart in the export or left out of it', async () => {
    const project = into('apart.mapwright');
    const pages = Array.from({ length: 60 }, (_, n) => page(n)).join('\n');
    await writeFile(
      into('apart.xml'),
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${pages}</urlset>`,
    );
    await mapwrightHere(['import', project, into('apart.xml')]);
    const sets = [
      { out: into('apart'), options: ['--separate', 'image,video,news'], told: '' },
      {
        out: into('bare'),
        options: ['--leave-out', 'image'],
        told: 'A: compared without images, as the last export to this folder leaves them out.\n',
      },
    ];
    for (const { out, options } of sets) {
      const base = ['--out', out, '--base-url', 'https://example.com/', '--max-urls', '25'];
      expect(await mapwrightHere(['export', project, ...base, ...options])).toMatchObject({ code: 0 });
    }
    for (const { out, told } of sets) {
      const run = await mapwrightHere(['diff', project, out]);
      expect(run).toMatchObject({ code: 0, stderr: '' });
      expect(run.stdout).toContain(
        `${told}URLs: 0 added, 0 removed, 0 changed, 60 unchanged.\nBoth have the same URLs.\n`,
      );
      expect(run.stdout).toMatch(/^B: \S+ \(60 URLs, \d+ files\)$/m);
    }
    // What is read from such a set and written anew is the same to the byte.
    const anew = ['--out', into('anew'), '--base-url', 'https://example.com/', '--max-urls', '25'];
    const run = await mapwrightHere(['build', into('apart'), ...anew, '--separate', 'image,video,news']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('Imported 60 URLs');
    const [old, fresh] = await Promise.all([into('apart'), into('anew')].map((out) => readdir(out)));
    expect(fresh).toEqual(old);
    for (const name of old ?? []) {
      expect(await readFile(into('anew', name))).toEqual(await readFile(into('apart', name)));
    }
  });
});
