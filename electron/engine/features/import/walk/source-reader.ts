// The import's end of the reading threads: hands out files to read and gives their parts back in the order in which the
// files are asked for, whichever thread is done first. It reads small imports itself.
import { toldFile, type SourceFile } from '../../../read/sources/source-file.ts';
import { readSource, type ReadItem, type ReadOptions, type ReadSettings } from '../read-source.ts';
import { Crew, crewSize } from '../../../threads/crew.ts';
import type { PartStream } from '../../../threads/part-stream.ts';
import { Thread } from '../../../threads/thread.ts';
import type { ReadPart, readWork } from './read-work.ts';

/** More readers than this are always faster than one writer. */
const MAX_THREADS = 8;

/** Below this, starting a thread takes longer than it saves. */
const MIN_BYTES = 1 << 20;

/** Unpacked bytes that make one more thread worth its start. */
const BYTES_A_THREAD = 1 << 24;

/** So many more parts that were waited for than parts that lay ready make one more thread start. */
const PATIENCE = 24;

/** How much more a packed file usually holds than its size. */
const GZIP_RATIO = 8;

/** To open, tell apart and end a file takes as long as to read so many more bytes of it. */
const BYTES_A_FILE = 1 << 14;

/** So many small files are read ahead, as several at once cost less: so much of them that memory is no matter, even if each is a bomb. */
const SMALL_AHEAD = 32;
const SMALL_BYTES = 1 << 16;

/** What is told of a file while it is read. */
type Told = Pick<ReadOptions, 'onBytes' | 'onUnpacked'>;

export class SourceReader {
  readonly #signal: AbortSignal;
  readonly #settings: ReadSettings;
  readonly #crew: Crew<typeof readWork>;
  /** Threads that are wanted now. */
  #wanted = 1;
  /** Files that are being read before anybody asked, by location. */
  readonly #ahead = new Map<string, PartStream<ReadPart>>();
  #expected = 0;
  /** Parts that the writer had to wait for lately, less those that lay ready. */
  #hunger = 0;

  /** How many of the threads are started depends on whether the writer has to wait. */
  constructor(signal: AbortSignal, settings: ReadSettings = {}, threads = crewSize(MAX_THREADS)) {
    this.#signal = signal;
    this.#settings = settings;
    this.#crew = new Crew(() => new Thread<typeof readWork>('read', settings, { signal }), threads);
  }

  /** Tells of files that will be read, so that the reader can choose how. */
  expect(files: readonly SourceFile[]): void {
    for (const file of files) this.#expected += BYTES_A_FILE + unpackedSize(file);
  }

  /** Begins to read the first of the files that are likely to be asked for next; others that were are given up. */
  readAhead(files: Iterable<SourceFile>): void {
    const wanted = new Set<string>();
    let bytes = 0;
    for (const file of files) {
      // Small ones are ordered many at once.
      const isNext = wanted.size === 0 && this.#ahead.has(file.location);
      if (isNext && this.#ahead.size > SMALL_AHEAD / 2) return;
      bytes += unpackedSize(file);
      if (wanted.size >= (bytes > SMALL_BYTES ? this.#wanted : SMALL_AHEAD)) break;
      wanted.add(file.location);
      if (this.#inWorker(file) && !this.#ahead.has(file.location))
        this.#ahead.set(file.location, this.#order(file));
    }
    for (const [location, parts] of this.#ahead) {
      if (wanted.has(location)) continue;
      parts.drop();
      this.#ahead.delete(location);
    }
  }

  /** The file's items, exactly as readSource gives them. */
  read(file: SourceFile, options: Told): AsyncGenerator<ReadItem> {
    if (!this.#inWorker(file))
      return readSource(file, { ...this.#settings, ...options, signal: this.#signal });
    const parts = this.#ahead.get(file.location) ?? this.#order(file);
    this.#ahead.delete(file.location);
    return this.#receive(parts, options);
  }

  /** Ends the threads, whatever they do. */
  async close(): Promise<void> {
    await this.#crew.close();
  }

  /** What can't be opened has no size and comes with its error, which the thread could not know. */
  #inWorker(file: SourceFile): boolean {
    return file.size > 0 && this.#expected >= MIN_BYTES;
  }

  #order(file: SourceFile): PartStream<ReadPart> {
    return this.#crew.leastBusy(this.#wanted).stream('read', toldFile(file));
  }

  async *#receive(parts: PartStream<ReadPart>, options: Told): AsyncGenerator<ReadItem> {
    try {
      for (;;) {
        const waiting = parts.isEmpty;
        const part = await parts.next();
        this.#signal.throwIfAborted();
        if (!part) return;
        this.#feel(waiting);
        options.onUnpacked(part.unpacked);
        options.onBytes(part.bytes);
        yield* part.items;
      }
    } finally {
      parts.drop();
    }
  }

  /** One reader is faster than the writer, unless the files are odd or the cores are many. */
  #feel(waiting: boolean): void {
    this.#hunger = Math.max(0, this.#hunger + (waiting ? 1 : -1));
    const worth = Math.min(this.#crew.size, Math.ceil(this.#expected / BYTES_A_THREAD));
    if (this.#hunger < PATIENCE || this.#wanted >= worth) return;
    this.#hunger = 0;
    this.#wanted++;
  }
}

/** Bytes of its content, or about so many. */
function unpackedSize({ location, size, part }: SourceFile): number {
  const packed = part?.zip?.size ?? size;
  return location.endsWith('.gz') ? packed * GZIP_RATIO : packed;
}
