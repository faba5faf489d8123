// The threads of an export, each with its own view of the project as it was at the start. It knows no rows and no files.
import type { ExportReader } from '../../../store/exports/export-reader.ts';
import { openFrozenReader, type FrozenReader } from '../../../store/frozen-reader.ts';
import { freeze, type FrozenSnapshot } from '../../../store/file/frozen-snapshot.ts';
import type { ProjectStore } from '../../../store/project-store.ts';
import { ThreadPool } from '../../../threads/thread-pool.ts';
import { ExportThread } from './export-thread.ts';

/** Below so many rows, threads take longer to start than to work. */
const MIN_ROWS = 5_000;

export class ExportThreads extends ThreadPool<ExportThread> {
  /** What the threads read, for this one, too; null where the project can't be frozen now: then they only pack. */
  readonly #frozen: FrozenReader | null;

  constructor(snapshot: FrozenSnapshot | null) {
    super(() => new ExportThread(snapshot && { path: snapshot.path, file: snapshot.file }));
    this.#frozen = snapshot && openFrozenReader(snapshot);
  }

  get isFrozen(): boolean {
    return this.#frozen !== null;
  }

  get reader(): ExportReader | null {
    return this.#frozen?.reader ?? null;
  }

  override async close(): Promise<void> {
    await super.close();
    this.#frozen?.close();
  }
}

/**
 * Runs work with threads, or with null where so few rows need none. Where the project can't be frozen now, all is read
 * through the engine's own connection. Afterwards, also on failure, the threads are ended.
 */
export async function withExportThreads<T>(
  { db }: ProjectStore,
  rows: number,
  work: (threads: ExportThreads | null) => Promise<T>,
): Promise<T> {
  if (rows < MIN_ROWS) return work(null);
  const snapshot = freeze(db);
  try {
    const threads = new ExportThreads(snapshot);
    try {
      return await work(threads);
    } finally {
      await threads.close();
    }
  } finally {
    snapshot?.release();
  }
}
