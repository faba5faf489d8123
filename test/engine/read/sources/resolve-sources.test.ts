// Files, folders and patterns as inputs.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect } from './archive/collect.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveSources } from '../../../../electron/engine/read/sources/resolve-sources.ts';
import { readError } from '../../../../electron/files/read-error.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-sources-'));
  await mkdir(join(folder, 'set', 'deep'), { recursive: true });
  await mkdir(join(folder, 'set', 'a[1]'));
  for (const name of ['sitemap-10.xml', 'sitemap-2.xml', '.hidden.xml', 'deep/z.txt', 'a[1]/odd*name.xml']) {
    await writeFile(join(folder, 'set', name), name);
  }
  await symlink(join(folder, 'set'), join(folder, 'set', 'loop'));
});
afterAll(() => rm(folder, { recursive: true }));

async function names(...inputs: string[]): Promise<string[]> {
  const files = await collect(resolveSources(inputs.map((input) => join(folder, input))));
  return files.map(({ file }) => file.location.slice(folder.length + 1));
}

describe('resolveSources', () => {
  it('lists a folder recursively, in natural order, without hidden files, and tells of a linked folder that it is in', async () => {
    expect(await names('set')).toEqual([
      'set/a[1]/odd*name.xml',
      'set/deep/z.txt',
      'set/loop',
      'set/sitemap-2.xml',
      'set/sitemap-10.xml',
    ]);
  });

  it('follows linked folders once each, also into hidden ones, and tells of pipes', async () => {
    const top = join(folder, 'linked');
    await mkdir(join(top, 'site', '.releases', '5'), { recursive: true });
    await mkdir(join(top, 'outside', 'deep'), { recursive: true });
    await writeFile(join(top, 'site', '.releases', '5', 'a.xml'), '');
    await writeFile(join(top, 'outside', 'deep', 'b.xml'), '');
    await symlink('.releases/5', join(top, 'site', 'current'));
    await symlink('../../../outside', join(top, 'site', '.releases', '5', 'out'));
    await symlink('../outside/deep', join(top, 'site', 'z-again'));
    await symlink('../../site', join(top, 'outside', 'deep', 'round'));
    await promisify(execFile)('mkfifo', [join(top, 'site', 'pipe')]);
    const files = await collect(resolveSources([join(top, 'site')]));
    const told = files.map(({ file }) => [
      file.location.slice(top.length + 1),
      file.report?.map(({ code }) => code).join() ?? '',
    ]);
    expect(told).toEqual([
      ['site/current/a.xml', ''],
      ['site/current/out/deep/b.xml', ''],
      ['site/current/out/deep/round', 'folder-link'],
      ['site/pipe', 'not-a-file'],
      ['site/z-again', 'folder-link'],
    ]);
  });

  it('takes a file by name, also where the name looks like a pattern', async () => {
    expect(await names('set/a[1]/odd*name.xml')).toEqual(['set/a[1]/odd*name.xml']);
  });

  it('expands patterns, sorted', async () => {
    expect(await names('set/**/*.{xml,txt}')).toContain('set/deep/z.txt');
    expect(await names('set/sitemap-*.xml')).toEqual(['set/sitemap-2.xml', 'set/sitemap-10.xml']);
  });

  it('takes a folder as it is called before a pattern, also with brackets', async () => {
    expect(await names('set/a[1]/*.xml')).toEqual(['set/a[1]/odd*name.xml']);
  });

  it('marks what was named itself', async () => {
    const [file] = await collect(resolveSources([join(folder, 'set', 'sitemap-2.xml')]));
    const [found] = await collect(resolveSources([join(folder, 'set', 'sitemap-?.xml')]));
    expect([file?.file.named, found?.file.named]).toEqual([true, false]);
    expect(file?.file.size).toBe('sitemap-2.xml'.length);
  });

  it.each(['missing.xml', 'missing/*.xml', 'set/sitemap-2.xml/below'])(
    'names a missing input: %s',
    async (input) => {
      await expect(names(input)).rejects.toMatchObject({
        code: 'not-found',
        message: expect.stringContaining(input) as string,
      });
    },
  );

  it('tells all inputs that are missing at once, and gives no file before', async () => {
    const error = await names('set/sitemap-2.xml', 'missing.xml', 'none/*.xml').catch(
      (cause: unknown) => cause,
    );
    expect(error).toMatchObject({ code: 'not-found' });
    expect((error as Error).message).toMatch(/^2 of 3 inputs/);
    expect((error as Error).message).toContain(join(folder, 'missing.xml'));
    expect((error as Error).message).toContain(join(folder, 'none/*.xml'));
  });

  it('takes a project that is missing for no address', async () => {
    const found = collect(resolveSources(['nosuch.mapwright']));
    const error: unknown = await found.catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'not-found' });
    expect((error as Error).message).not.toContain('https://');
  });

  // By its name alone: to open and close the file of the open project would end its lock.
  it('says of a project that it is one', async () => {
    await writeFile(join(folder, 'site.mapwright'), 'SQLite format 3\0');
    await expect(names('site.mapwright')).rejects.toMatchObject({
      code: 'unreadable-source',
      message: expect.stringContaining('is named as a Mapwright project') as string,
    });
  });

  it.each([
    ['ftp://example.com/sitemap.xml', 'only http and https'],
    ['example.com', 'write https://example.com'],
    ['shop.example.com/map', 'write https://shop.example.com/map'],
  ])('says what to do with %s', async (input, hint) => {
    await expect(collect(resolveSources([input]))).rejects.toThrow(hint);
  });
});

describe('fileError', () => {
  it.each([
    ['EACCES', 'no-access'],
    ['EPERM', 'no-access'],
    ['ENOENT', 'not-found'],
    ['EISDIR', 'unreadable-source'],
    ['EIO', 'io'],
  ])('maps %s to %s and names the file', (errno, code) => {
    const error = readError(Object.assign(new Error(errno), { code: errno }), '/data/x.xml');
    expect(error).toMatchObject({ code, message: expect.stringContaining('“/data/x.xml”') as string });
  });
});
