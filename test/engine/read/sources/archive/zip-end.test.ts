// ZIP archives in files that have more before or behind them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listZip } from '../../../../../electron/engine/read/sources/archive/zip-directory.ts';
import { findZipRange } from '../../../../../electron/engine/read/sources/archive/zip-end.ts';
import { makeZip } from './make-archives.ts';

let path: string;
beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'mapwright-test-')), 'a.zip');
});
afterAll(() => rm(join(path, '..'), { recursive: true }));

const LIMITS = { maxEntries: 10, maxBytes: 1_000_000 };

describe('ZIP archives that are not alone in their file', () => {
  it.each([
    ['zeros', Buffer.alloc(40)],
    ['what looks like the beginning of an end', Buffer.alloc(70_000, 'PK\x05\x06 and no more ')],
  ])('finds the archive before %s', async (_, after) => {
    const zip = await makeZip([{ name: 'a.txt', content: 'x' }]);
    const bytes = Buffer.concat([zip, after]);
    await writeFile(path, bytes);
    expect(await findZipRange(path, bytes.length)).toEqual({ start: 0, end: zip.length });
    const { entries, trailing } = await listZip(path, bytes.length, LIMITS);
    expect([entries.map(({ name }) => name), trailing]).toEqual([['a.txt'], after.length]);
  });

  it.each([
    ['', Buffer.alloc(0)],
    [', and zeros behind it', Buffer.alloc(40)],
  ])('finds the archive behind a program%s', async (_, after) => {
    const program = Buffer.concat([Buffer.from('MZ\0\0'), Buffer.alloc(5_000, 7)]);
    const zip = await makeZip([
      { name: 'a.txt', content: 'x' },
      { name: 'b.txt', content: 'y', streamed: true },
    ]);
    const bytes = Buffer.concat([program, zip, after]);
    await writeFile(path, bytes);
    const { entries, leading } = await listZip(path, bytes.length, LIMITS);
    expect(leading).toBe(program.length);
    const starts = entries.map(({ part }) => bytes.toString('latin1', part.offset, part.offset + 2));
    expect([entries.map(({ name }) => name), starts]).toEqual([
      ['a.txt', 'b.txt'],
      ['PK', 'PK'],
    ]);
  });

  it('finds nothing in what is no archive', async () => {
    const bytes = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(3_000, 255)]);
    await writeFile(path, bytes);
    expect(await findZipRange(path, bytes.length)).toBeNull();
    await expect(listZip(path, bytes.length, LIMITS)).rejects.toThrow('ZIP archive');
  });
});
