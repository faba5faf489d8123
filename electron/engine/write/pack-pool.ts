// The export's end of the packing threads: each has one file at a time. Small files are packed without a thread.
import { withBuffers, type FileContent } from './file-content.ts';
import { packGzip, type WrittenContent } from './reproducible-gzip.ts';
import type { SetFile } from './set-file.ts';
import { startPackWorker } from './start-pack-worker.ts';
import { ThreadPool } from './thread-pool.ts';

/** Below this, a thread takes longer to start than to pack. */
const MIN_BYTES = 1024 * 1024;

export interface PackedFile extends WrittenContent {
  /** What was packed; where its memory was lent, as it came back. */
  readonly source: FileContent;
  /** The memory that was lent, if any. */
  readonly memory?: ArrayBuffer | undefined;
}

export class PackPool {
  readonly #level: number;
  readonly #threads = new ThreadPool(startPackWorker);

  constructor(level: number) {
    this.#level = level;
  }

  /** Packs a file; its memory, where it may be lent, belongs to the thread until the answer. */
  async pack({ content, bytes, memory }: Pick<SetFile, 'content' | 'bytes' | 'memory'>): Promise<PackedFile> {
    const level = this.#level;
    if (bytes < MIN_BYTES) return { ...packGzip(content, level), source: content };
    const thread = await this.#threads.acquire();
    try {
      const answer = await thread.ask({ content, level, memory }, memory ? [memory] : []);
      return {
        content: Buffer.from(answer.packed.buffer),
        places: answer.places,
        source: answer.content ? withBuffers(answer.content) : content,
        memory: answer.memory,
      };
    } finally {
      this.#threads.release(thread);
    }
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await this.#threads.close();
  }
}
