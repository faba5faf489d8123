import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { urlset } from '../../../read/sources/archive/test-site.ts';
import { ask, compare, folder, givenComparingEngine, set, url } from '../comparing-engine.ts';

givenComparingEngine();

it('the files of a comparison are a table of their own', async () => {
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  const write = async (side: string, files: Readonly<Record<string, readonly string[]>>): Promise<void> => {
    await mkdir(side);
    for (const [name, pages] of Object.entries(files))
      await writeFile(join(side, name), urlset(...pages.map(url)));
  };
  await write(before, { 'a.xml': ['a'], 'b.xml': ['b'], 'old.xml': ['c'] });
  await write(after, { 'a.xml': ['a'], 'b.xml': ['b', 'c'], 'new.xml': ['d'] });
  await compare(set(before), set(after));
  const path = join(folder, 'files.csv');
  await ask('compare.export', { path, format: 'csv', list: 'files', overwrite: false });
  await expect.poll(() => readFile(path, 'utf8').catch(() => '')).toMatch(/^\uFEFFfate,file,/);
  const lines = (await readFile(path, 'utf8')).slice(1).trimEnd().split('\r\n');
  expect(lines.map((line) => line.replace(/\d{3,}/g, 'n')).toSorted()).toEqual([
    'delete,old.xml,false,n,,1,',
    'fate,file,replaces,before_bytes,after_bytes,before_urls,after_urls',
    'unchanged,a.xml,false,n,n,1,1',
    'upload,b.xml,true,n,n,1,2',
    'upload,new.xml,false,,n,,1',
  ]);
});
