// Where the backups of a project lie: by the place of the project, as a damaged one can't say who it is. It makes nothing.
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/** The variable that tells an engine the folder of all backups; without it none are made. */
export const BACKUPS_VARIABLE = 'MAPWRIGHT_BACKUPS';

/** The folder of all backups in the app's own. */
export function allBackups(home: string): string {
  return join(home, 'backups');
}

/** What a host adds to the environment of its engine. */
export function backupsIn(home: string): NodeJS.ProcessEnv {
  return { [BACKUPS_VARIABLE]: allBackups(home) };
}

/** That of one project. */
export function backupFolder(all: string, path: string): string {
  const whole = resolve(path);
  // Names that these systems take for one are one project.
  const folded = process.platform === 'win32' || process.platform === 'darwin' ? whole.toLowerCase() : whole;
  return join(all, createHash('sha256').update(folded).digest('hex').slice(0, 16));
}
