// What an archive may unpack to as a whole, by what its directory tells.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { expandArchive } from '../../../../../electron/engine/read/sources/archive/expand-archive.ts';
import { ScratchFile } from '../../../../../electron/engine/read/sources/scratch-file.ts';
import { diskFile } from '../../../../../electron/engine/read/sources/source-file.ts';
import { makeZip } from './make-archives.ts';

const scratch = new ScratchFile();
afterAll(() => scratch.dispose());

describe('a budget for the archive as a whole', () => {
  /** An archive of so many entries of this content, whose directory tells of so many bytes each. */
  async function zipOf(count: number, size: number, content: Buffer): Promise<Buffer> {
    const names = Array.from({ length: count }, (_, i) => `${String(i)}.xml`);
    const zip = await makeZip(names.map((name) => ({ name, content })));
    const mark = Buffer.from('PK\x01\x02', 'latin1');
    for (let at = zip.indexOf(mark); at >= 0; at = zip.indexOf(mark, at + 4))
      zip.writeUInt32LE(size, at + 24);
    return zip;
  }

  const openable = async (zip: Buffer, maxBytes?: number): Promise<number> => {
    const folder = mkdtempSync(join(tmpdir(), 'mapwright-budget-'));
    const path = join(folder, 'a.zip');
    writeFileSync(path, zip);
    try {
      const file = diskFile(path, zip.length, true, { path });
      return (await expandArchive(file, { scratch, maxBytes })).filter(({ size }) => size > 0).length;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it('refuses entries that are packed better than anything honest, before they are read', async () => {
    await expect(openable(await zipOf(20, 300 << 20, Buffer.alloc(300_000)))).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it('leaves out what goes beyond, so that the rest can be read in time', async () => {
    const zip = await zipOf(20, 200 << 20, randomBytes(700_000));
    expect(await openable(zip)).toBe(6);
    expect(await openable(zip, 2 * 1024 ** 3)).toBe(10);
  });

  it('is enough for honest archives of many files', async () => {
    expect(await openable(await zipOf(20, 50 << 20, randomBytes(1 << 20)))).toBe(20);
  });
});
