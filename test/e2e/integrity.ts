// Asks SQLite itself whether a project file is sound.
import { DatabaseSync } from 'node:sqlite';

/** The answer of PRAGMA integrity_check: "ok" for a sound file. */
export function integrityCheck(project: string): string {
  const database = new DatabaseSync(project);
  try {
    return String(database.prepare('PRAGMA integrity_check').get()?.['integrity_check']);
  } finally {
    database.close();
  }
}
