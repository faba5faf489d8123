// The export's end of the packing threads: each has one file at a time, and proves what it packed. Small files are packed
// without a thread.
import { freshBytes } from './file-content.ts';
import { packFile } from './pack-file.ts';
import type { WrittenContent } from './reproducible-gzip.ts';
import type { SetFile } from './set-file.ts';
import { startPackWorker, type PackThread } from './start-pack-worker.ts';
import { ThreadPool } from './thread-pool.ts';

/** Fewer lines are packed without a thread, which takes longer to start than to pack. */
export const THREAD_BYTES = 1024 * 1024;

export interface PackedFile extends WrittenContent {
  /** The memory that was lent, if any. */
  readonly memory?: ArrayBuffer | undefined;
}

/** Threads that pack, and may do other things, too. */
type PackThreads = Pick<ThreadPool<PackThread>, 'prepare' | 'acquire' | 'release' | 'close'>;

export class PackPool {
  readonly #level: number;
  readonly #threads: PackThreads;
  readonly #isOwn: boolean;

  /** `threads`: of somebody else, who ends them. */
  constructor(level: number, threads: PackThreads | null = null) {
    this.#level = level;
    this.#isOwn = threads === null;
    this.#threads = threads ?? new ThreadPool(startPackWorker);
  }

  /** Starts the threads for so many files, before they are asked for. */
  prepare(files: number): void {
    this.#threads.prepare(files);
  }

  /**
   * Packs a file; its memory, where it may be lent, belongs to the thread until the answer, and is empty where that
   * fails. Throws "io" where other bytes come out of what was packed.
   */
  async pack({
    name,
    content,
    memory,
    spent,
  }: Pick<SetFile, 'name' | 'content' | 'memory' | 'spent'>): Promise<PackedFile> {
    const level = this.#level;
    if (freshBytes(content) < THREAD_BYTES) return packFile(name, content, level);
    const thread = await this.#threads.acquire();
    try {
      const lent = memory ? [memory] : (spent?.() ?? []);
      const { packed, ...rest } = await thread.pack({ name, content, level, memory }, lent);
      return { pieces: [Buffer.from(packed.buffer)], ...rest };
    } finally {
      this.#threads.release(thread);
    }
  }

  /** Ends all threads of its own. */
  async close(): Promise<void> {
    if (this.#isOwn) await this.#threads.close();
  }
}
