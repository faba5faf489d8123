// An export that is killed before or after any single file operation, or meets a failing disk there: the folder holds
// the old set or the new one, the message is clear, and the next export works and leaves nothing behind.
// FAULTS=all tries every failure at every operation of first exports, too.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FileLock } from '../../../../../electron/files/file-lock.ts';
import { AppError, type ErrorCode } from '../../../../../shared/contract/errors.ts';
import { manyRows } from '../folder/row-batch.ts';
import { folderOf, inputOf, options, exportResult } from './export-set.ts';
import { failAt, healthy, operations, stopAt } from '../faulty-fs.ts';

vi.mock(import('node:fs/promises'), async (original) =>
  (await import('../faulty-fs.ts')).faulty(await original()),
);
vi.mock(import('node:fs'), async (original) => (await import('../faulty-fs.ts')).faulty(await original()));
vi.mock(import('../../../../../electron/files/file-lock.ts'), async (original) => {
  const locks = await original();
  return {
    ...locks,
    acquireLock: (path) => {
      const lock = locks.acquireLock(path);
      if (typeof lock !== 'string') held.push(lock);
      return lock;
    },
  };
});

/** What the system gives back when a process is really killed. */
const held: FileLock[] = [];

type Folder = Map<string, Buffer>;

/** Whether the folder has a set already. */
type Scenario = 'first' | 'repeated';

/** Memory, where there is such a folder: what is tested is the order of operations, not the disk. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const EMPTY: Folder = new Map();

let root = '';
let old: Folder;
let fresh: Folder;

const oldRows = manyRows(30);
const newRows = manyRows(40, 5);
const exportTo = (out: string, rows = newRows): Promise<unknown> =>
  exportResult(inputOf(rows), options(out, { maxUrls: 14 }));

beforeAll(async () => {
  root = mkdtempSync(join(PLACE, 'mapwright-faults-'));
  await exportTo(join(root, 'old'), oldRows);
  await exportTo(join(root, 'fresh'));
  old = folderOf(join(root, 'old'));
  fresh = folderOf(join(root, 'fresh'));
});
afterEach(healthy);
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** The folder before the export, under a name of its own. */
function folderFor(scenario: Scenario, name: string): string {
  const out = join(root, name);
  rmSync(out, { recursive: true, force: true });
  if (scenario === 'repeated') cpSync(join(root, 'old'), out, { recursive: true });
  return out;
}

async function operationsOfExport(scenario: Scenario): Promise<number> {
  const out = folderFor(scenario, 'count');
  failAt(Infinity, 'EIO');
  await exportTo(out);
  const count = operations();
  await healthy();
  return count;
}

/** All files; none where there is no folder. */
function filesOf(out: string): Folder {
  return existsSync(out) ? folderOf(out) : EMPTY;
}

/** The files that users see, without the staging folder of a killed run. */
function visible(out: string): Folder {
  return new Map([...filesOf(out)].filter(([name]) => !name.startsWith('.')));
}

/** What the next run finds: first by recovery alone, then by a whole export, which leaves nothing else. */
async function checkNextRun(out: string, before: Folder, at: string): Promise<Folder> {
  // An export that finds nothing to export shows what recovery did.
  await expect(exportTo(out, [])).rejects.toThrow('nothing to export');
  const recovered = filesOf(out);
  expect(isSame(recovered, before) || isSame(recovered, fresh), at).toBe(true);
  await exportTo(out);
  expect(folderOf(out)).toEqual(fresh);
  return recovered;
}

describe('an export that is killed', () => {
  let points = 0;
  it.each<Scenario>(['first', 'repeated'])('leaves one complete set: a %s one', async (scenario) => {
    const count = await operationsOfExport(scenario);
    const before = scenario === 'first' ? EMPTY : old;
    expect(count).toBeGreaterThan(40);
    let half = 0;
    for (let n = 1; n <= count; n++) {
      for (const after of [false, true]) {
        const out = folderFor(scenario, 'killed');
        const stopped = stopAt(n, after);
        await Promise.race([stopped, exportTo(out).catch(() => stopped)]);
        await healthy();
        for (const lock of held.splice(0)) lock.release();
        points++;
        const left = visible(out);
        const complete = isSame(left, before) || isSame(left, fresh);
        const recovered = await checkNextRun(out, before, `${after ? 'after' : 'before'} operation ${n}`);
        if (complete) continue;
        half++;
        expect(isSame(recovered, fresh)).toBe(true);
      }
    }
    // Only between the renames is the folder mixed, and those follow each other without a pause.
    expect(half).toBeLessThanOrEqual(fresh.size * 2);
  });

  it('was killed at more than 200 points', () => {
    expect(points).toBeGreaterThan(200);
  });
});

describe('an export that meets a failure', () => {
  const errors: readonly (readonly [string, ErrorCode])[] = [
    ['ENOSPC', 'disk-full'],
    ['EIO', 'io'],
    ['EACCES', 'no-access'],
    ['EROFS', 'no-access'],
    ['EMFILE', 'io'],
  ];
  // Each operation meets three of the five in each scenario, neighbours others; all of them on request.
  const turns = errors.map((_, turn) => turn).slice(0, process.env['FAULTS'] === 'all' ? undefined : 3);
  const cases = (['repeated', 'first'] as const).flatMap((scenario) =>
    turns.map((turn): [Scenario, number] => [scenario, turn]),
  );
  it.each(cases)(
    'at any operation ends with its cause or in the whole new set: a %s one, turn %i',
    async (scenario, turn) => {
      const count = await operationsOfExport(scenario);
      const before = scenario === 'first' ? EMPTY : old;
      let failures = 0;
      for (let n = 1; n <= count; n++) {
        const out = folderFor(scenario, 'failed');
        const [code, expected] = errors[(n + turn) % errors.length]!;
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
        expect((error as AppError).code, `${code} at operation ${n}`).toBe(expected);
        expect((error as AppError).message).toContain(root);
        expect((error as AppError).message, `at operation ${n}`).not.toContain('.mapwright-staging');
        const afterDecision = (error as AppError).message.startsWith('The new set is complete');
        expect(afterDecision || isSame(visible(out), before), `at operation ${n}`).toBe(true);
        await exportTo(out);
        expect(folderOf(out)).toEqual(fresh);
      }
      expect(failures).toBeGreaterThan(30);
    },
  );
});

function isSame(a: Folder, b: Folder): boolean {
  return a.size === b.size && [...a].every(([name, content]) => b.get(name)?.equals(content) ?? false);
}
