// A thread that takes what was committed over from the log into the project file, beside the engine's own connection.
// It changes no content: it does what SQLite would do in a commit.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { CLOSED, TAKES_OVER, WAITS, type TakeOverData } from './log-thread.ts';

/** As often as something is written meanwhile, there is a rest. */
const ROUNDS = 5;

const { path, state } = workerData as TakeOverData;

if (Atomics.compareExchange(state, 0, WAITS, TAKES_OVER) === WAITS) {
  try {
    takeOver();
  } finally {
    Atomics.store(state, 0, CLOSED);
    Atomics.notify(state, 0);
  }
}

function takeOver(): void {
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
}
