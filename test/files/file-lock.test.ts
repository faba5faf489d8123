// Locks that the system gives back by itself, between real processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { acquireLock, isLocked, isLockedHere, type FileLock } from '../../electron/files/file-lock.ts';
import { holderOf, sinceText } from '../../electron/files/lock-holder.ts';
import { temporaryFolder } from '../engine/store/rows/sample-project.ts';
import { CONTAINER, HAS_CONTAINERS, holdLock, nodeArguments } from './lock-process.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder, 'lock');
});

function acquired(): FileLock {
  const lock = acquireLock(path);
  if (typeof lock === 'string') throw new Error(lock);
  return lock;
}

describe('a lock', () => {
  it('is had by one process at a time, which says who it is, and leaves nothing', async () => {
    expect(isLocked(path)).toBe(false);
    const lock = acquired();
    expect(readdirSync(folder).toSorted()).toEqual(['lock', 'lock-holder']);
    expect(isLocked(path)).toBe(true);
    expect(holderOf(path)).toMatchObject({ host: hostname(), pid: process.pid });
    const other = await holdLock(path);
    expect(other.outcome).toBe('held');
    await other.end();
    lock.release();
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
    const next = await holdLock(path);
    expect(next.outcome).toBe('got');
    expect(acquireLock(path)).toBe('held');
    await next.end();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is kept by a process that asks for it once more, or only looks', async () => {
    const lock = acquired();
    expect(acquireLock(path)).toBe('held');
    expect(isLockedHere(path)).toBe(true);
    expect(isLocked(path)).toBe(true);
    const other = await holdLock(path);
    expect(other.outcome).toBe('held');
    await other.end();
    lock.release();
    expect(isLockedHere(path)).toBe(false);
  });

  it('is free at once when its holder is killed', async () => {
    const holder = await holdLock(path);
    expect(isLocked(path)).toBe(true);
    await holder.kill();
    expect(readdirSync(folder)).toContain('lock');
    expect(isLocked(path)).toBe(false);
    acquired().release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.skipIf(!HAS_CONTAINERS)('holds between containers, where process numbers are the same', async () => {
    const one = await holdLock(path, CONTAINER);
    const other = await holdLock(path, CONTAINER);
    expect([one.outcome, other.outcome]).toEqual(['got', 'held']);
    await other.end();
    await one.kill();
    const third = await holdLock(path, CONTAINER);
    expect(third.outcome).toBe('got');
    await third.end();
  });

  it('can’t be where no file can be made, or something else is', () => {
    expect(() => acquireLock(join(folder, 'missing', 'lock'))).toThrow('ENOENT');
    mkdirSync(path);
    expect(() => acquireLock(path)).toThrow('EISDIR');
    const link = join(folder, 'link');
    symlinkSync(join(folder, 'elsewhere'), link);
    expect(() => acquireLock(link)).toThrow('ELOOP');
    expect(readdirSync(folder).toSorted()).toEqual(['link', 'lock']);
  });

  it('is never had by two of many that take and leave it all the time', async () => {
    // Each makes a file that must not be there yet while it has the lock.
    const code = `
      import { writeFileSync, rmSync } from 'node:fs';
      import { acquireLock } from ${JSON.stringify(new URL('../../electron/files/file-lock.ts', import.meta.url).href)};
      const [, path, mine] = process.argv;
      let times = 0;
      for (const end = Date.now() + 1500; Date.now() < end;) {
        const lock = acquireLock(path);
        if (typeof lock === 'string') continue;
        writeFileSync(mine, '', { flag: 'wx' });
        rmSync(mine);
        lock.release();
        times++;
      }
      console.log(times);
    `;
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, nodeArguments(code, path, join(folder, 'mine')), {
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    const outcomes = await Promise.all(
      children.map(async (child) => {
        let errors = '';
        child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
        const [code] = (await once(child, 'close')) as [number];
        return code === 0 ? '' : errors;
      }),
    );
    expect(outcomes).toEqual(Array(6).fill(''));
  });
});

describe('the holder of a lock', () => {
  it('is told with the time here, and not where the file is something else', () => {
    const lock = acquired();
    const holder = holderOf(path);
    expect(holder && sinceText(holder)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    for (const text of ['', '{}', '{"host":1}', 'x'.repeat(5_000)]) {
      writeFileSync(`${path}-holder`, text);
      expect(holderOf(path)).toBe(null);
    }
    lock.release();
  });
});
