// The archives of an import: listed once, entries found by name, nothing left.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OpenArchives } from '../../../../../electron/engine/read/sources/archive/open-archives.ts';
import { resolveSources } from '../../../../../electron/engine/read/sources/resolve-sources.ts';
import { makeTar, makeZip } from './make-archives.ts';

const folder = mkdtempSync(join(tmpdir(), 'mapwright-test-'));
const zip = join(folder, 'a.zip');
const tar = join(folder, 'b.tgz');
let archives: OpenArchives;

beforeEach(async () => {
  archives = new OpenArchives({});
  const members = [
    { name: 'a.xml', content: '1' },
    { name: 'b/a.xml', content: '22' },
  ];
  writeFileSync(zip, await makeZip(members));
  writeFileSync(tar, gzipSync(makeTar(members)));
});
afterEach(() => archives.dispose());
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function resolved(input: string) {
  for await (const { file } of resolveSources([input])) return await archives.expand(file);
  return [];
}

describe('OpenArchives', () => {
  it.each([zip, tar])(
    'gives the entries of %s, not named, and the one that was named in it',
    async (path) => {
      const all = await resolved(path);
      expect(all.map(({ location, named, archive }) => [location, named, archive])).toEqual([
        [`${path}!/a.xml`, false, path],
        [`${path}!/b/a.xml`, false, path],
      ]);
      const [one, ...others] = await resolved(`${path}!/b/a.xml`);
      expect(others).toEqual([]);
      expect(one).toMatchObject({ location: `${path}!/b/a.xml`, named: true });
      expect(await archives.find(`${path}!/a.xml`)).toMatchObject({
        location: `${path}!/a.xml`,
        named: false,
      });
    },
  );

  it('lists an archive once', async () => {
    const [first] = await resolved(tar);
    const [again] = await resolved(tar);
    expect(again?.part).toBe(first?.part);
  });

  it.each(['c.xml', ''])('says that there is no %j', async (name) => {
    await expect(resolved(`${zip}!/${name}x`)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('says so of files that are no archive, and of archives that are gone', async () => {
    writeFileSync(join(folder, 'plain.xml'), '<urlset/>');
    await expect(resolved(join(folder, 'plain.xml!/a'))).rejects.toMatchObject({ code: 'not-found' });
    await expect(archives.find(join(folder, 'gone.zip!/a'))).rejects.toMatchObject({ code: 'not-found' });
  });
});
