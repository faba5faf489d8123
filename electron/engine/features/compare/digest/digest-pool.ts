// The comparison's end of the digesting threads: each takes one order at a time, in the order in which they were asked
// for. Small files are done without a thread.
import { type SourceFile, toldFile } from '../../../read/sources/source-file.ts';
import { Crew } from '../../../threads/crew.ts';
import { Thread } from '../../../threads/thread.ts';
import type { digestWork } from './digest-work.ts';
import { digestFile, type DigestedFile, type DigestSettings } from './digest-file.ts';
import type { PackedRecords } from '../../../store/compared/compared-records.ts';
import { readWantedRows, type WantedRows } from '../sides/read-wanted-rows.ts';

/** Below this, starting threads takes longer than it saves. */
const MIN_BYTES = 512 << 10;

/** Each thread holds one unpacked file. */
export class DigestPool {
  readonly #signal: AbortSignal;
  readonly #settings: DigestSettings;
  readonly #threads = new Crew(
    () => new Thread<typeof digestWork>('digest', this.#settings, { signal: this.#signal }),
  );
  #expected = 0;

  constructor(signal: AbortSignal, settings: DigestSettings) {
    this.#signal = signal;
    this.#settings = settings;
  }

  /** Tells of bytes that will be read, so that the pool can choose how. */
  expect(bytes: number): void {
    this.#expected += bytes;
  }

  /** As digestFile. */
  async digest(file: SourceFile): Promise<DigestedFile> {
    if (!this.#useThreads(file)) return digestFile(file, this.#settings, this.#signal);
    const thread = await this.#acquire();
    try {
      return await thread.ask('digest', { file: toldFile(file) });
    } finally {
      this.#threads.release(thread);
    }
  }

  /** As readWantedRows. */
  async *rows(file: SourceFile, wanted: WantedRows): AsyncGenerator<readonly PackedRecords[]> {
    if (!this.#useThreads(file)) {
      yield* readWantedRows(file, wanted, this.#settings, this.#signal);
      return;
    }
    const thread = await this.#acquire();
    try {
      const parts = thread.stream('rows', { file: toldFile(file), wanted });
      try {
        for (let records; (records = await parts.next());) yield records;
      } finally {
        parts.drop();
      }
    } finally {
      this.#threads.release(thread);
    }
  }

  /** Ends all threads, whatever they do. */
  async close(): Promise<void> {
    await this.#threads.close();
  }

  #useThreads(file: SourceFile): boolean {
    return file.size > 0 && !file.report && this.#expected >= MIN_BYTES;
  }

  async #acquire(): Promise<Thread<typeof digestWork>> {
    this.#signal.throwIfAborted();
    return this.#threads.acquire();
  }
}
