// Copies an open project to another file, so that the other file is at every moment the old one or the whole new one.
import { closeSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { AppError } from '../../../shared/contract/errors.ts';
import type { Database } from './database.ts';
import { openDatabase, removeDatabase, removeSideFiles } from './open-database.ts';
import { assertProjectFile } from './project-header.ts';
import { projectError } from './sqlite-error.ts';

/**
 * Writes a compact copy beside the target, makes it durable and puts it in the target's place.
 * Errors: not-a-project (the target is something else), project-locked (the target is open), disk-full, no-access.
 */
export function copyProject(db: Database, path: string): void {
  const staged = `${path}.saving-${String(process.pid)}`;
  try {
    if (existsSync(path)) assertReplaceable(path);
    removeDatabase(staged);
    db.run('VACUUM INTO ?', staged);
    sync(staged, 'r+');
    // A log of the old file must never be applied to the new one.
    removeSideFiles(path);
    renameSync(staged, path);
    if (process.platform !== 'win32') sync(dirname(path), 'r');
  } catch (error) {
    removeDatabase(staged);
    throw projectError(error, path);
  }
}

/** Only a project that nobody has open may be replaced, in whatever state it is. */
function assertReplaceable(path: string): void {
  try {
    assertProjectFile(path);
    openDatabase(path).close();
  } catch (error) {
    const known = projectError(error, path);
    if (known.code === 'not-a-project') {
      throw new AppError(
        'not-a-project',
        `${path} exists and is not a Mapwright project, so it was not replaced. Choose another name.`,
      );
    }
    if (known.code !== 'newer-project' && known.code !== 'damaged-project') throw known;
  }
}

function sync(path: string, flags: string): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
