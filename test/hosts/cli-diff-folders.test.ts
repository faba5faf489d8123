// mapwright diff of folders that have more in them than the set: what counts as its files.
import { mkdir, writeFile } from 'node:fs/promises';
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
