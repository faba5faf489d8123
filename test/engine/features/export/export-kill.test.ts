// A process that is killed for good during an export: the folder holds a whole set, and the next export works.
// FAULTS=all kills it at every operation, which takes minutes. The order of operations is tested in export-faults.test.ts.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manyRows } from './folder/row-batch.ts';
import { folderOf, inputOf, options, exportResult } from './layout/export-set.ts';

const ALL = process.env['FAULTS'] === 'all';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mapwright-kill-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** How an export in a process of its own ends. */
function exportInChild(...args: readonly (string | number)[]): ReturnType<typeof spawnSync> {
  const script = resolve('test/engine/features/export/layout/export-child.ts');
  return spawnSync(process.execPath, [script, ...args.map(String)], { stdio: 'inherit' });
}

function visible(folder: Map<string, Buffer>): Map<string, Buffer> {
  return new Map([...folder].filter(([name]) => !name.startsWith('.')));
}

it('a kill between two batches leaves the old set complete', async () => {
  const set = options(root, { maxUrls: 3_000 });
  await exportResult(inputOf(manyRows(30_000)), set);
  const old = folderOf(root);

  expect(exportInChild(root, 30_000, 'report', 4).signal).toBe('SIGKILL');
  const left = folderOf(root);
  expect([...left.keys()].some((name) => name.startsWith('.mapwright-staging-'))).toBe(true);
  expect(visible(left)).toEqual(old);

  const { files } = await exportResult(inputOf(manyRows(30_000)), set);
  expect(files.map(({ change }) => change)).toEqual(Array(10).fill('unchanged'));
  expect(folderOf(root)).toEqual(old);
});

describe('a kill at an operation on files', () => {
  const ROWS = 30;
  const set = (out: string): ReturnType<typeof options> => options(out, { maxUrls: ROWS / 10 });
  const sample: [string, number][] = [
    ['before', 20],
    ['after', 60],
    ['before', 90],
    ['after', 120],
    ['before', 131],
    ['after', 134],
  ];
  const points = ALL
    ? Array.from({ length: 200 }, (_, i): [string, number][] => [
        ['before', i + 1],
        ['after', i + 1],
      ]).flat()
    : sample;

  it('leaves one whole set, which the next export builds on', { timeout: 1_800_000 }, async () => {
    await exportResult(inputOf(manyRows(ROWS)), set(join(root, 'old')));
    await exportResult(inputOf(manyRows(ROWS, 500)), set(join(root, 'fresh')));
    const old = folderOf(join(root, 'old'));
    const fresh = folderOf(join(root, 'fresh'));
    let killed = 0;
    for (const [when, n] of points) {
      const out = join(root, 'out');
      rmSync(out, { recursive: true, force: true });
      cpSync(join(root, 'old'), out, { recursive: true });
      const { signal, status } = exportInChild(out, ROWS, when, n);
      if (signal === 'SIGKILL') killed++;
      else expect(status).toBe(0);
      // Recovery alone, then a whole export.
      await expect(exportResult(inputOf([]), set(out))).rejects.toThrow('nothing to export');
      const recovered = existsSync(out) ? folderOf(out) : new Map<string, Buffer>();
      expect([old, fresh], `${when} operation ${n}`).toContainEqual(recovered);
      await exportResult(inputOf(manyRows(ROWS, 500)), set(out));
      expect(folderOf(out)).toEqual(fresh);
    }
    expect(killed).toBeGreaterThan(points.length / 2);
  });
});
