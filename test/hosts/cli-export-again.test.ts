// Exports with other options than before: what the command line says of the folder and keeps in the project.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';

const BASE = 'https://www.example.com/';
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let project: string;

const into = (name: string) => join(folder.path, name);

beforeAll(async () => {
  folder = await temporaryFolder();
  project = into('site.mapwright');
  await writeFile(into('list.txt'), `${BASE}a\n${BASE}b\nhttps://shop.example.com/a\n`);
  await mapwrightHere(['import', project, into('list.txt')]);
});
afterAll(() => folder.remove());

describe('mapwright export', () => {
  it('lists files whose addresses are of the set apart from those to be deleted', async () => {
    const options = ['export', project, '--out', into('set'), '--base-url', BASE, '--no-gzip'];
    await mapwrightHere([...options, '--by-host']);
    const lines = [
      'No longer part of the set, to be deleted by hand (2): shop.example.com/sitemap-1.xml, shop.example.com/sitemap-index.xml',
      'No longer part of the set under these names, but at these addresses: delete them in the folder only (2): www.example.com/sitemap-1.xml, www.example.com/sitemap-index.xml',
    ];
    for (const more of [['--dry-run'], []]) {
      const { stdout } = await mapwrightHere([...options, '--reset', ...more]);
      expect(stdout.split('\n').filter((line) => line.startsWith('No longer'))).toEqual(lines);
    }
  });
});
