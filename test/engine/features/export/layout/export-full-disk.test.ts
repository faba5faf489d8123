// A disk that is really full.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { manyRows, type TestRow } from '../folder/row-batch.ts';
import { exportResult, folderOf, inputOf, options } from './export-set.ts';
import { smallDisk } from '../small-disk.ts';

const disk = smallDisk('16m');

/** 1.6 kB each, so that few rows fill the disk. */
const longRows = (count: number, start = 0): TestRow[] =>
  manyRows(count, start).map((row) => ({ ...row, loc: row.loc + 'x'.repeat(1_450) }));

describe.skipIf(!disk.isMounted)(`an export to a disk of 16 MB${disk.needsRoot}`, () => {
  const out = join(disk.path, 'maps');
  const set = options(out, { gzip: false, maxUrls: 1_000 });
  /** 9 MB as XML. */
  const large = longRows(6_000);

  beforeAll(() => exportResult(inputOf(longRows(100)), set));

  it('replaces a small set, and keeps a large one where there is no room for a second', async () => {
    await exportResult(inputOf(large), set);
    const old = folderOf(out);
    const error = exportResult(inputOf(longRows(6_000, 7)), set);
    await expect(error).rejects.toMatchObject({ code: 'disk-full' });
    await expect(error).rejects.toThrow(out);
    await expect(error).rejects.not.toThrow('.mapwright-staging');
    expect(folderOf(out)).toEqual(old);
  });

  it('works again as soon as there is room, and leaves nothing over', async () => {
    const { files } = await exportResult(inputOf(longRows(2_000, 7)), set);
    expect(files).toHaveLength(2);
    expect([...folderOf(out).keys()].filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('refuses a set that is larger than the disk, and keeps the old one', async () => {
    const old = folderOf(out);
    const error = exportResult(inputOf(longRows(12_000)), set);
    await expect(error).rejects.toMatchObject({ code: 'disk-full' });
    await expect(error).rejects.toThrow(/maps[/\\]sitemap-\d+\.xml could not be written/);
    expect(folderOf(out)).toEqual(old);
  });
});
