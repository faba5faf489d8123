// An export that is killed, or meets a failing disk, before any single file operation: the folder holds the old set or
// the new one, the message is clear, and the next export works and leaves nothing behind.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, type ErrorCode } from '../../../shared/contract/errors.ts';
import { manyRows } from '../write/row-batch.ts';
import { folderOf, inputOf, options, exportResult } from './export-set.ts';
import { failAt, healthy, operations, stopAt } from './faulty-fs.ts';

vi.mock(import('node:fs/promises'), async (original) =>
  (await import('./faulty-fs.ts')).faulty(await original()),
);
vi.mock(import('node:fs'), async (original) => (await import('./faulty-fs.ts')).faulty(await original()));

type Folder = Map<string, Buffer>;

let root = '';
let old: Folder;
let fresh: Folder;

const oldRows = manyRows(30);
const newRows = manyRows(40, 5);
const exportTo = (out: string, rows = newRows): Promise<unknown> =>
  exportResult(inputOf(rows), options(out, { maxUrls: 20 }));

beforeEach(async () => {
  await healthy();
  root = mkdtempSync(join(tmpdir(), 'mapwright-faults-'));
  await exportTo(join(root, 'old'), oldRows);
  await exportTo(join(root, 'fresh'));
  old = folderOf(join(root, 'old'));
  fresh = folderOf(join(root, 'fresh'));
});
afterEach(async () => {
  await healthy();
  rmSync(root, { recursive: true, force: true });
});

/** A folder with the old set. */
function oldFolder(name: string): string {
  const out = join(root, name);
  cpSync(join(root, 'old'), out, { recursive: true });
  return out;
}

async function operationsOfExport(): Promise<number> {
  const out = oldFolder('count');
  failAt(Infinity, 'EIO');
  await exportTo(out);
  const count = operations();
  await healthy();
  return count;
}

/** The files that users see, without the staging folder of a killed run. */
function visible(out: string): Folder {
  return new Map([...folderOf(out)].filter(([name]) => !name.startsWith('.')));
}

describe('an export that is killed', () => {
  it('leaves one complete set once the next run has looked, whatever the operation', async () => {
    const count = await operationsOfExport();
    expect(count).toBeGreaterThan(40);
    let half = 0;
    for (let n = 1; n <= count; n++) {
      const out = oldFolder(`kill-${n}`);
      const stopped = stopAt(n);
      await Promise.race([stopped, exportTo(out).catch(() => stopped)]);
      await healthy();
      const left = visible(out);
      const complete = isSame(left, old) || isSame(left, fresh);
      if (!complete) half++;

      // The next run begins with recovery; one that then finds nothing to export shows what recovery alone did.
      await expect(exportTo(out, [])).rejects.toThrow('nothing to export');
      const recovered = folderOf(out);
      expect(isSame(recovered, old) || isSame(recovered, fresh), `after a kill at operation ${n}`).toBe(true);
      if (!complete) expect(isSame(recovered, fresh)).toBe(true);
      await exportTo(out);
      expect(folderOf(out)).toEqual(fresh);
    }
    // Only between the renames is the folder mixed, and those follow each other without a pause.
    expect(half).toBeLessThanOrEqual(fresh.size);
  });
});

describe('an export that meets a failure', () => {
  const cases: [string, ErrorCode][] = [
    ['ENOSPC', 'disk-full'],
    ['EACCES', 'no-access'],
    ['EIO', 'io'],
  ];
  it.each(cases)('%s at any operation ends in %s or in the whole new set', async (code, expected) => {
    const count = await operationsOfExport();
    let failures = 0;
    for (let n = 1; n <= count; n++) {
      const out = oldFolder(`${code}-${n}`);
      failAt(n, code);
      const error = await exportTo(out).then(
        () => null,
        (reason: unknown) => reason,
      );
      await healthy();
      if (error === null) {
        expect(isSame(visible(out), fresh), `at operation ${n}`).toBe(true);
        continue;
      }
      failures++;
      expect(error).toBeInstanceOf(AppError);
      expect((error as AppError).code).toBe(expected);
      expect((error as AppError).message).toContain(root);
      const afterDecision = (error as AppError).message.startsWith('The new set is complete');
      expect(afterDecision || isSame(visible(out), old), `at operation ${n}`).toBe(true);
      await exportTo(out);
      expect(folderOf(out)).toEqual(fresh);
    }
    expect(failures).toBeGreaterThan(30);
  });
});

function isSame(a: Folder, b: Folder): boolean {
  return a.size === b.size && [...a].every(([name, content]) => b.get(name)?.equals(content) ?? false);
}
