// Threads that number rows beside the engine's own, for the first figures of a large project. They see a frozen file, and end
// with the work: later figures read only what changed.
import type { Database } from '../../store/file/database.ts';
import { freeze } from '../../store/file/frozen-snapshot.ts';
import { crewSize } from '../../threads/crew.ts';
import { Thread } from '../../threads/thread.ts';
import type { CodedPart } from './code-part.ts';
import type { codeWork } from './code-work.ts';

/** Below this one thread is about as fast. */
const MIN_ROWS = 300_000;

/** With the engine's own; more would wait for the disk. */
const MAX_THREADS = 4;

/** So many parts wait for a thread, so that it does not wait for the engine. */
const AHEAD = 2;

/**
 * Takes numbers of parts from the end of `left` until none is left, and puts back what no thread could do. `last`: the highest
 * id. It never rejects.
 */
export type CodeBeside = (last: number, left: number[], put: (coded: CodedPart) => void) => Promise<void>;

/** `minRows`: below, the engine's own thread is left alone. */
export function codeBeside(db: Database, minRows = MIN_ROWS): CodeBeside {
  return async (last, left, put) => {
    const count = crewSize(MAX_THREADS) - 1;
    if (last < minRows || count === 0) return;
    const frozen = freeze(db);
    if (!frozen) return;
    const threads = Array.from(
      { length: count },
      () => new Thread<typeof codeWork>('code', { path: frozen.path }),
    );
    const follow = async (thread: Thread<typeof codeWork>): Promise<void> => {
      for (let part = left.pop(); part !== undefined; part = left.pop()) {
        try {
          put(await thread.ask('code', { part, last }));
        } catch {
          left.push(part);
          return;
        }
      }
    };
    try {
      await Promise.all(threads.flatMap((thread) => Array.from({ length: AHEAD }, () => follow(thread))));
    } finally {
      await Promise.all(threads.map((thread) => thread.close()));
      frozen.release();
    }
  };
}
