// A disk that can really be full: a file system in memory, which only root on Linux can make.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export interface SmallDisk {
  /** Its folder. */
  readonly path: string;
  /** False where this user or system allows no mount: then it is a folder like any other. */
  readonly isMounted: boolean;
  /** Of the name of a test that is skipped without it. */
  readonly needsRoot: string;
}

/** Goes with the end of the test file. `size`: as mount takes it. */
export function smallDisk(size: string): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'mapwright-full-'));
  const path = join(folder, 'disk');
  mkdirSync(path);
  const isMounted = mount(path, size);
  afterAll(() => {
    if (isMounted) execFileSync('umount', [path]);
    rmSync(folder, { recursive: true, force: true });
  });
  const why = ` (skipped: to mount a file system of ${size} takes root on Linux)`;
  return { path, isMounted, needsRoot: isMounted ? '' : why };
}

function mount(path: string, size: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
