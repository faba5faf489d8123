// The threads of an export, each with its own view of the project as it was at the start. It knows no rows and no files.
import type { Database } from '../../store/database.ts';
import { ExportReader } from '../../store/export-reader.ts';
import { freeze, type FrozenSnapshot } from '../../store/frozen-snapshot.ts';
import type { ProjectStore } from '../../store/project-store.ts';
import { TablePages } from '../../store/table-pages.ts';
import { ThreadPool } from '../../write/thread-pool.ts';
import { ExportThread } from './export-thread.ts';

/** Below so many rows, threads take longer to start than to work. */
const MIN_ROWS = 5_000;

export class ExportThreads extends ThreadPool<ExportThread> {
  readonly #db: Database;
  readonly #snapshot: FrozenSnapshot;
  #reader: ExportReader | null = null;

  constructor(db: Database, snapshot: FrozenSnapshot) {
    super(() => {
      const thread = new ExportThread();
      thread.begin(snapshot);
      return thread;
    });
    this.#db = db;
    this.#snapshot = snapshot;
  }

  /** What the threads read, for this one. */
  get reader(): ExportReader {
    const { file } = this.#snapshot;
    return (this.#reader ??= new ExportReader(
      this.#db,
      file === null ? null : TablePages.of(this.#db, file),
    ));
  }
}

/** What an export looks at. */
export interface ExportExtent {
  readonly rows: number;
  /** How many files, or parts of them, threads can make, about. */
  readonly files: number;
}

/**
 * Runs work with threads, or with null where so few rows need none, or where the project can't be frozen now: then all
 * is read through the engine's own connection. Afterwards, also on failure, the threads are ended.
 */
export async function withExportThreads<T>(
  { db }: ProjectStore,
  { rows, files }: ExportExtent,
  work: (threads: ExportThreads | null) => Promise<T>,
): Promise<T> {
  // To freeze a project with a large log would stop the window while that is taken over.
  if (rows >= MIN_ROWS) await db.log.settle();
  const snapshot = rows < MIN_ROWS ? null : freeze(db);
  if (!snapshot) return work(null);
  const threads = new ExportThreads(db, snapshot);
  try {
    // They load while the folder is looked at.
    threads.prepare(files);
    return await work(threads);
  } finally {
    await threads.close();
    snapshot.release();
  }
}
