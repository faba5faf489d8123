// Backs a project up that an older version left, before opening brings its file to this version's form. It opens nothing
// for work.
import type { EngineContext } from '../../project/context.ts';
import { makeBackup, orTell } from '../../project/back-up-before.ts';
import { assertSound, openForReading } from '../../store/file/open-database.ts';
import { isOlderProject } from '../../store/file/project-header.ts';

/** Null where none is due. What is damaged is not backed up: opening it says so. */
export function backUpOlder(context: EngineContext, path: string): Promise<unknown> | null {
  if (!context.backups || !isOlderProject(path)) return null;
  return context.jobs.run('backup', async (control) => {
    const db = openForReading(path);
    try {
      assertSound(db);
      const rows = db.number('SELECT count(*) FROM url WHERE deleted = 0');
      const order = { path, rows, before: { code: 'upgrade' } } as const;
      await orTell(context, makeBackup(context, db, order, control));
    } finally {
      db.close();
    }
    return null;
  });
}
