// The export's end of the packing threads: each has one file at a time. Small files are packed without a thread.
import { availableParallelism } from 'node:os';
import { withBuffers, type FileContent } from './file-content.ts';
import { packGzip, type WrittenContent } from './reproducible-gzip.ts';
import type { SetFile } from './set-file.ts';
import { PackThread } from './start-pack-worker.ts';

/** Below this, a thread takes longer to start than to pack. */
const MIN_BYTES = 1024 * 1024;

/** One thread makes the lines; more of these than it can feed would only cost memory. */
const MAX_THREADS = 4;

export interface PackedFile extends WrittenContent {
  /** What was packed; where its memory was lent, as it came back. */
  readonly source: FileContent;
  /** The memory that was lent, if any. */
  readonly memory?: ArrayBuffer | undefined;
}

export class PackPool {
  readonly #level: number;
  readonly #threads: PackThread[] = [];
  readonly #idle: PackThread[] = [];
  readonly #waiting: ((thread: PackThread) => void)[] = [];

  constructor(level: number) {
    this.#level = level;
  }

  /** Packs a file; its memory, where it may be lent, belongs to the thread until the answer. */
  async pack({ content, bytes, memory }: Pick<SetFile, 'content' | 'bytes' | 'memory'>): Promise<PackedFile> {
    const level = this.#level;
    if (bytes < MIN_BYTES) return { ...packGzip(content, level), source: content };
    const thread = await this.#acquire();
    try {
      const answer = await thread.ask({ content, level, memory });
      return {
        content: Buffer.from(answer.packed.buffer),
        places: answer.places,
        source: answer.content ? withBuffers(answer.content) : content,
        memory: answer.memory,
      };
    } finally {
      this.#release(thread);
    }
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  async #acquire(): Promise<PackThread> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#threads.length < Math.min(MAX_THREADS, availableParallelism())) {
      const thread = new PackThread();
      this.#threads.push(thread);
      return thread;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #release(thread: PackThread): void {
    const next = this.#waiting.shift();
    if (next) next(thread);
    else this.#idle.push(thread);
  }
}
