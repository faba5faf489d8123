// The export's end of the packing threads: each has one file at a time, and proves what it packed. Small files are packed
// without a thread.
import { AppError } from '../../../shared/contract/errors.ts';
import { packFile } from './pack-file.ts';
import type { WrittenContent } from './reproducible-gzip.ts';
import type { SetFile } from './set-file.ts';
import { startPackWorker } from './start-pack-worker.ts';
import { ThreadPool } from './thread-pool.ts';

/** A file below this is packed without a thread, which takes longer to start than to pack. */
export const THREAD_BYTES = 1024 * 1024;

export interface PackedFile extends WrittenContent {
  /** The memory that was lent, if any. */
  readonly memory?: ArrayBuffer | undefined;
}

export class PackPool {
  readonly #level: number;
  readonly #threads = new ThreadPool(startPackWorker);

  constructor(level: number) {
    this.#level = level;
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
    bytes,
    memory,
  }: Pick<SetFile, 'name' | 'content' | 'bytes' | 'memory'>): Promise<PackedFile> {
    const level = this.#level;
    if (bytes < THREAD_BYTES) return packFile(name, content, level);
    const thread = await this.#threads.acquire();
    try {
      const answer = await thread.ask({ name, content, level, memory }, memory ? [memory] : []);
      if (answer.kind === 'packed') {
        return {
          content: Buffer.from(answer.packed.buffer),
          places: answer.places,
          memory: answer.memory,
        };
      }
      throw 'app' in answer.error ? AppError.from(answer.error.app) : answer.error.other;
    } finally {
      this.#threads.release(thread);
    }
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await this.#threads.close();
  }
}
