// What a thread does with a large log: takes what was committed over into the project file, beside the engine's own
// connection. It changes no content: it does what SQLite would do in a commit.
import { DatabaseSync } from 'node:sqlite';

/** As often as something is written meanwhile, there is a rest. */
const ROUNDS = 5;

/** The connection of the engine must let others read. */
export function logWork(path: string) {
  return {
    takeOver(): void {
      const db = new DatabaseSync(path, { timeout: 1_000 });
      try {
        db.exec('PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=0; PRAGMA mmap_size=0');
        const statement = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
        for (let round = 0; round < ROUNDS; round++) {
          const { log, checkpointed } = statement.get() ?? {};
          if (log === checkpointed) return;
        }
      } finally {
        db.close();
      }
    },
  };
}
