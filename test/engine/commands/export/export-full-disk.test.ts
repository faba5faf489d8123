// A disk that is really full: a file system of 16 MB in memory, which only root on Linux can make.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyRows, type TestRow } from '../../write/row-batch.ts';
import { exportResult, folderOf, inputOf, options } from './export-set.ts';

const folder = mkdtempSync(join(tmpdir(), 'mapwright-full-'));
const disk = join(folder, 'disk');
mkdirSync(disk);
const isMounted = mount();

/** False where this user or system allows no mount. */
function mount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

afterAll(() => {
  if (isMounted) execFileSync('umount', [disk]);
  rmSync(folder, { recursive: true, force: true });
});

/** 1.6 kB each, so that few rows fill the disk. */
const longRows = (count: number, start = 0): TestRow[] =>
  manyRows(count, start).map((row) => ({ ...row, loc: row.loc + 'x'.repeat(1_450) }));

const needsRoot = isMounted ? '' : ' (skipped: to mount a file system of 16 MB takes root on Linux)';

describe.skipIf(!isMounted)(`an export to a disk of 16 MB${needsRoot}`, () => {
  const out = join(disk, 'maps');
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
    expect(folderOf(out)).toEqual(old);
  });

  it('works again as soon as there is room, and leaves nothing over', async () => {
    const { files } = await exportResult(inputOf(longRows(2_000, 7)), set);
    expect(files).toHaveLength(2);
    expect([...folderOf(out).keys()].filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('refuses a set that is larger than the disk, and keeps the old one', async () => {
    const old = folderOf(out);
    await expect(exportResult(inputOf(longRows(12_000)), set)).rejects.toMatchObject({ code: 'disk-full' });
    expect(folderOf(out)).toEqual(old);
  });
});
