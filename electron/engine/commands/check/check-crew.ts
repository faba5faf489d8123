// Lends a check of all rows its second thread, with the project file as it was when the check began. It judges nothing.
import { availableParallelism } from 'node:os';
import type { ProjectStore } from '../../store/project-store.ts';
import { freeze, type FrozenSnapshot } from '../../store/frozen-snapshot.ts';
import { RangeThread } from '../ranges/range-thread.ts';

/** Below this, one thread is about as fast: another one has to be started and to warm up. */
const WORTH_A_THREAD = 60_000;

export class CheckCrew {
  readonly #frozen: FrozenSnapshot | null = null;
  #thread: RangeThread | null = null;

  /**
   * To be made before a transaction begins, and closed in any case. `threadFrom`: from so many rows on a second thread
   * helps; default: what is worth one.
   */
  constructor({ db }: Pick<ProjectStore, 'db'>, threadFrom = WORTH_A_THREAD) {
    if (db.number('SELECT max(id) FROM url') < threadFrom || availableParallelism() < 2) return;
    // Rows of an import that is not done yet are in no file.
    if (db.firstHiddenId !== Number.MAX_SAFE_INTEGER) return;
    this.#frozen = freeze(db);
    if (!this.#frozen) return;
    const name = import.meta.url.endsWith('.ts') ? './check-worker.ts' : './check-worker.js';
    this.#thread = new RangeThread(new URL(name, import.meta.url), this.#frozen.path);
  }

  /** null: there is none. */
  get thread(): RangeThread | null {
    return this.#thread;
  }

  /** Ends the thread and lets the file go. May be called again. */
  close(): void {
    this.#thread?.close();
    this.#thread = null;
    this.#frozen?.release();
  }
}
