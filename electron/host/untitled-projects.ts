// The untitled projects in the app's own folder: where they lie, and their end. It touches no file outside that folder.
import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { projectFiles } from '../../shared/model/import/project-files.ts';
import { allBackups, backupFolder } from '../files/backup-folder.ts';
import type { HostState } from './host-state.ts';

/** The folder of projects that have no name yet. */
export function untitledFolder(home: string): string {
  return join(home, 'untitled');
}

/**
 * Removes an untitled project, with its backups, that was saved under a name or discarded, and forgets it among the recent ones. Any other path
 * is left alone. Never throws: a file that can't be removed is no reason to call the saving a failure.
 */
export function removeUntitled(home: string, state: HostState, path: string): void {
  if (dirname(resolve(path)) !== resolve(untitledFolder(home))) return;
  try {
    for (const file of projectFiles(path)) rmSync(file, { force: true });
    rmSync(backupFolder(allBackups(home), path), { recursive: true, force: true });
    state.removeRecent(path);
  } catch {
    // It stays in the list, from where the user can still open or remove it.
  }
}
