import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAt, readRange, readWhole } from '../../../../electron/engine/read/sources/file-bytes.ts';

const LONG = 200_000;

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-bytes-'));
  path = join(folder, 'a.txt');
});
afterEach(() => rm(folder, { recursive: true }));

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all).toString();
}

describe('the bytes of a file', () => {
  it.each([0, 1, 65_536, 65_537, LONG])('come as a whole: %i bytes', async (size) => {
    const text = 'x'.repeat(size);
    await writeFile(path, text);
    expect(await textOf(readWhole(path, size))).toBe(text);
  });

  it('come as a whole where it has grown, or shrunk, since its size was known', async () => {
    await writeFile(path, 'first,');
    await appendFile(path, 'y'.repeat(LONG));
    expect(await textOf(readWhole(path, 6))).toBe(`first,${'y'.repeat(LONG)}`);
    expect(await textOf(readWhole(path, LONG * 2))).toBe(`first,${'y'.repeat(LONG)}`);
    await writeFile(path, 'short');
    expect(await textOf(readWhole(path, 6))).toBe('short');
  });

  it('come as a range, short or long, as far as the file goes', async () => {
    await writeFile(path, `head${'z'.repeat(LONG)}tail`);
    expect(await textOf(readRange(path, 2, 4))).toBe('adzz');
    expect(await textOf(readRange(path, 4, LONG))).toBe('z'.repeat(LONG));
    expect(await textOf(readRange(path, 4, 0))).toBe('');
    expect(await textOf(readRange(path, LONG + 4, 100))).toBe('tail');
    expect(readAt(path, 0, 4).toString()).toBe('head');
  });

  it('fail as the disk does', async () => {
    await expect(textOf(readWhole(join(folder, 'gone'), 5))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(textOf(readWhole(join(folder, 'gone'), LONG))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(textOf(readWhole(folder, 5))).rejects.toMatchObject({ code: 'EISDIR' });
  });
});
