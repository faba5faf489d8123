// ZIP archives in files that go on behind them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listZip } from '../../../electron/engine/sources/zip-directory.ts';
import { findZipEnd } from '../../../electron/engine/sources/zip-end.ts';
import { makeZip } from './make-archives.ts';

let path: string;
beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'mapwright-test-')), 'a.zip');
});
afterAll(() => rm(join(path, '..'), { recursive: true }));

describe('findZipEnd', () => {
  it.each([
    ['zeros', Buffer.alloc(40)],
    ['what looks like the beginning of an end', Buffer.alloc(70_000, 'PK\x05\x06 and no more ')],
  ])('finds the archive before %s', async (_, after) => {
    const zip = await makeZip([{ name: 'a.txt', content: 'x' }]);
    const bytes = Buffer.concat([zip, after]);
    await writeFile(path, bytes);
    expect(await findZipEnd(path, bytes.length)).toBe(zip.length);
    const { entries, trailing } = await listZip(path, bytes.length, 10);
    expect([entries.map(({ name }) => name), trailing]).toEqual([['a.txt'], after.length]);
  });

  it('finds none in a whole archive, and none in a cut one', async () => {
    const zip = await makeZip([{ name: 'a.txt', content: 'x' }]);
    await writeFile(path, zip);
    expect(await findZipEnd(path, zip.length)).toBeNull();
    await writeFile(path, zip.subarray(0, -5));
    expect(await findZipEnd(path, zip.length - 5)).toBeNull();
    await expect(listZip(path, zip.length - 5, 10)).rejects.toThrow('ZIP archive');
  });
});
