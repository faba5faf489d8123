// File names that are not UTF-8, as Linux has them: they are named, and their files are read.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nativePath, pathsBehind, shownName } from '../../electron/files/native-path.ts';
import { urlset } from '../engine/read/sources/archive/test-site.ts';
import { mapwrightHere } from './cli-process.ts';

let folder: string;
const url = (name: string): string => `https://www.example.com/${name}`;
const bytes = (name: string): Buffer =>
  Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name, 'latin1')]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-names-'));
  if (process.platform !== 'linux') return;
  await mkdir(bytes('d\xe9p\xf4t'));
  await writeFile(bytes('d\xe9p\xf4t/a.xml'), urlset(url('a')));
  await writeFile(bytes('caf\xe9.xml'), urlset(url('b'), url('c#d')));
  await writeFile(bytes('lit\\xE9.xml'), urlset(url('e')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.skipIf(process.platform !== 'linux')('file names that are not UTF-8', () => {
  it('are read in folders, patterns and by themselves, and named byte by byte', async () => {
    const all = await mapwrightHere(['check', folder]);
    expect([all.code, all.stdout]).toEqual([0, expect.stringMatching(/ in 4 URLs\.\n$/)]);
    expect(all.stdout).toContain(`${join(folder, 'caf\\xE9.xml')}:`);
    const pattern = await mapwrightHere(['check', join(folder, '*.xml')]);
    expect(pattern.stdout).toMatch(/ in 3 URLs\.\n$/);
    const below = await mapwrightHere(['inspect', join(folder, 'd\\xE9p\\xF4t', 'a.xml')]);
    expect([below.code, below.stdout.split('\n')[0]]).toEqual([0, url('a')]);
    // As arguments come where they are no UTF-8.
    const given = await mapwrightHere(['inspect', join(folder, 'caf\ufffd.xml')]);
    expect([given.code, given.stdout.split('\n')[0]]).toEqual([0, url('b')]);
    const differ = await mapwrightHere(['diff', folder, join(folder, '*.xml')]);
    expect(differ.stdout).toContain('d\\xE9p\\xF4t/a.xml');
  });

  it('are no others: what is written so, or is missing, stays as it is', () => {
    const literal = join(folder, 'lit\\xE9.xml');
    expect(nativePath(literal)).toBe(literal);
    expect(nativePath(join(folder, 'a.xml'))).toBe(join(folder, 'a.xml'));
    expect(nativePath(join(folder, 'caf\\xE9.xml'))).toEqual(bytes('caf\xe9.xml'));
    expect(pathsBehind(join(folder, 'no\ufffd.xml'))).toEqual([]);
    expect(pathsBehind(join(folder, 'caf\ufffd.xml'))).toEqual([join(folder, 'caf\\xE9.xml')]);
  });

  it.each([
    [Buffer.from('plain.xml'), 'plain.xml'],
    [Buffer.from('größe 日本.xml'), 'größe 日本.xml'],
    [Buffer.from('\x80a\xff', 'latin1'), '\\x80a\\xFF'],
    [Buffer.concat([Buffer.from('日'), Buffer.from([0xe6, 0x97]), Buffer.from('é')]), '日\\xE6\\x97é'],
  ])('%j is shown as %s', (name, shown) => {
    expect(shownName(name)).toBe(shown);
  });
});
