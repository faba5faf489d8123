// Opens a project that can't be changed: a copy of what its last commit left, in a folder of the temporary one that only
// this user may enter. Nothing is written to the project or beside it. See docs/decisions/0053-reading-is-reading.md.
import { constants } from 'node:fs';
import { chmod, copyFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ReadOnlyWhy } from '../../../../shared/model/project.ts';
import { isLeftBehind } from '../../../files/lock-holder.ts';
import { makeTemporaryFolder } from '../../../files/temporary-folder.ts';
import { ProjectStore } from '../../store/store.ts';
import { projectError } from '../../store/file/sqlite-error.ts';

const NAME = 'temporary.mapwright';

const FILES = ['', '-wal', '-journal'];

/** A system may keep times of files no finer than this. */
const TICK_MS = 20;

/** Whoever writes all the time can't be copied between two writes. */
const TRIES = 40;

const WHY: Readonly<Partial<Record<string, ReadOnlyWhy>>> = {
  'project-locked': 'open-elsewhere',
  'no-access': 'no-access',
  'disk-full': 'disk-full',
};

/** An engine whose host was killed notices that once it comes to itself, closes its project and ends. */
const LEFT_BEHIND_MS = 10_000;
const PAUSE_MS = 50;

/**
 * A project as it is opened for work, or where that can't be, for reading alone: `readOnly` of the store says so. Errors:
 * see ProjectStore.open; project-locked only where another process never stops writing.
 */
export async function openReadable(path: string): Promise<ProjectStore> {
  for (const end = performance.now() + LEFT_BEHIND_MS; ;) {
    try {
      return ProjectStore.open(path);
    } catch (error) {
      const why = error instanceof AppError ? WHY[error.code] : undefined;
      if (why === undefined) throw error;
      const waits = why === 'open-elsewhere' && isLeftBehind(path) && performance.now() < end;
      if (!waits) return openCopy(path, why, error);
    }
    await pause(PAUSE_MS);
  }
}

async function openCopy(path: string, why: ReadOnlyWhy, refused: unknown): Promise<ProjectStore> {
  const folder = await makeTemporaryFolder('reading');
  try {
    const copy = join(folder.path, NAME);
    await copyAtRest(path, copy, refused);
    return ProjectStore.open(copy, { path, why, onClose: folder.removeNow });
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

/** Copies the file with what is in its log, as they are between two writes of another process. */
async function copyAtRest(path: string, copy: string, refused: unknown): Promise<void> {
  for (let n = 0; n < TRIES; n++) {
    const before = await stateOf(path);
    if (before.changed > Date.now() - TICK_MS) {
      await pause(TICK_MS);
      continue;
    }
    await copyAll(path, copy, refused);
    await pause(TICK_MS);
    if ((await stateOf(path)).text === before.text) return;
    for (const suffix of FILES) await rm(copy + suffix, { force: true });
  }
  throw refused;
}

async function copyAll(path: string, copy: string, refused: unknown): Promise<void> {
  for (const suffix of FILES) {
    try {
      await copyFile(path + suffix, copy + suffix, constants.COPYFILE_FICLONE);
      // A copy has the rights of what it is a copy of.
      await chmod(copy + suffix, 0o600);
    } catch (error) {
      if (suffix !== '' && (error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      const known = projectError(error, path);
      if (known.code === 'disk-full') {
        throw new AppError('disk-full', reason('project-no-room', { path, folder: tmpdir() }), known.detail);
      }
      // Without the right to read, what was said at first is the matter.
      throw known.code === 'no-access' ? refused : known;
    }
  }
}

/** Sizes and times of all files, and when the last of them changed. */
async function stateOf(path: string): Promise<{ readonly text: string; readonly changed: number }> {
  let changed = 0;
  const states: unknown[] = [];
  for (const suffix of FILES) {
    const found = await stat(path + suffix, { bigint: true }).catch(() => null);
    states.push(found && [String(found.ino), String(found.size), String(found.mtimeNs)]);
    // A time to come, which closing a project leaves, says nothing about now.
    const at = Number(found?.mtimeMs ?? 0n);
    if (at <= Date.now()) changed = Math.max(changed, at);
  }
  return { text: JSON.stringify(states), changed };
}
