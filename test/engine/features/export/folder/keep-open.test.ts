// Files that are held keep their content for who holds them, and are let go.
import { mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepOpen } from '../../../../../electron/engine/features/export/folder/keep-open.ts';

let out = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'mapwright-held-'));
});
afterEach(() => {
  rmSync(out, { recursive: true, force: true });
});

/** The files of the folder that this process has open, replaced ones with "(deleted)". */
function openFiles(): string[] {
  const targets = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return [];
    }
  });
  return targets.filter((path) => path.startsWith(`${out}/`)).map((path) => path.slice(out.length + 1));
}

it.runIf(process.platform === 'linux')(
  'holds what is there until it is let go, also once it is replaced, and minds nothing that is missing',
  async () => {
    for (const name of ['a', 'b', 'new']) writeFileSync(join(out, name), name);
    const letGo = await keepOpen(out, ['a', 'b', 'missing', 'folder/missing']);
    renameSync(join(out, 'new'), join(out, 'a'));
    expect(openFiles().sort()).toEqual(['a (deleted)', 'b']);
    await letGo();
    expect(openFiles()).toEqual([]);
  },
);

it.runIf(process.platform === 'linux')('holds no more than a hundred at once', async () => {
  const names = Array.from({ length: 120 }, (_, i) => `f${String(i)}`);
  for (const name of names) writeFileSync(join(out, name), '');
  const letGo = await keepOpen(out, names);
  expect(openFiles()).toHaveLength(100);
  await letGo();
});

it.runIf(process.platform === 'linux')(
  'holds nothing on a system of files that does not lie on this machine, as /proc',
  async () => {
    const letGo = await keepOpen('/proc/self', ['status']);
    expect(readdirSync('/proc/self/fd').some((fd) => linksTo(fd, '/status'))).toBe(false);
    await letGo();
  },
);

function linksTo(fd: string, end: string): boolean {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`).endsWith(end);
  } catch {
    return false;
  }
}
