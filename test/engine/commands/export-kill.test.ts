// A process killed in the middle of an export: the old set is complete, and the next export works.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { manyRows } from '../write/row-batch.ts';
import { folderOf, inputOf, options, exportResult } from './export-set.ts';

let out = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'mapwright-kill-'));
});
afterEach(() => {
  rmSync(out, { recursive: true, force: true });
});

/** How an export in a process of its own ends that kills itself at its nth report. */
function killAtReport(n: number): NodeJS.Signals | null {
  const script = resolve('test/engine/commands/export-child.ts');
  return spawnSync(process.execPath, [script, out, String(n)], { stdio: 'inherit' }).signal;
}

it.each([1, 4, 9])('a kill at report %i of an export leaves the old set complete', async (n) => {
  const set = options(out, { maxUrls: 3_000 });
  await exportResult(inputOf(manyRows(30_000)), set);
  const old = folderOf(out);

  expect(killAtReport(n)).toBe('SIGKILL');
  const left = folderOf(out);
  expect([...left.keys()].some((name) => name.startsWith('.mapwright-staging-'))).toBe(true);
  expect(new Map([...left].filter(([name]) => !name.startsWith('.')))).toEqual(old);

  const { files } = await exportResult(inputOf(manyRows(30_000)), set);
  expect(files.map(({ change }) => change)).toEqual(Array(10).fill('unchanged'));
  expect(folderOf(out)).toEqual(old);
});
