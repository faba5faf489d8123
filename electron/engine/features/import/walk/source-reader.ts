// The import's end of the reading threads: hands out files to read and gives their parts back in the order in which the
// files are asked for, whichever thread is done first. It reads small imports itself.
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import { unpackBatch } from '../../../read/pack-batch.ts';
import { readSource, type ReadItem, type ReadOptions, type ReadSettings } from '../read-source.ts';
import { defaultThreads, ReadThreads } from './start-read-worker.ts';
import type { ReadPart } from './read-worker.ts';

/** Below this, starting a thread takes longer than it saves. */
const MIN_BYTES = 1 << 20;

/** Unpacked bytes that make one more thread worth its start. */
const BYTES_A_THREAD = 1 << 24;

/** So many more parts that were waited for than parts that lay ready make one more thread start. */
const PATIENCE = 8;

/** How much more a packed file usually holds than its size. */
const GZIP_RATIO = 8;

/** What is told of a file while it is read. */
type Told = Pick<ReadOptions, 'onBytes' | 'onUnpacked'>;

export class SourceReader {
  readonly #signal: AbortSignal;
  readonly #settings: ReadSettings;
  readonly #parts = new Map<number, PartQueue>();
  readonly #threads: ReadThreads;
  /** Files that are being read before anybody asked, by location. */
  readonly #ahead = new Map<string, number>();
  #expected = 0;
  /** Parts that the writer had to wait for lately, less those that lay ready. */
  #hunger = 0;
  #nextId = 1;

  constructor(signal: AbortSignal, settings: ReadSettings = {}, threads = defaultThreads()) {
    this.#signal = signal;
    this.#settings = settings;
    this.#threads = new ReadThreads(
      threads,
      (part) => this.#parts.get(part.id)?.add(part),
      (why) => {
        this.#fail(why);
      },
    );
    signal.addEventListener('abort', this.#onAbort);
  }

  /** Tells of files that will be read, so that the reader can choose how. */
  expect(files: readonly SourceFile[]): void {
    for (const { location, size } of files)
      this.#expected += location.endsWith('.gz') ? size * GZIP_RATIO : size;
  }

  /** How many files are best read ahead of the one that is being read. */
  get depth(): number {
    return this.#threads.wanted;
  }

  /** Begins to read the files that are likely to be asked for next; others that were are given up. */
  readAhead(files: readonly SourceFile[]): void {
    const wanted = new Set(files.map(({ location }) => location));
    for (const [location, id] of this.#ahead) if (!wanted.has(location)) this.#drop(location, id);
    for (const file of files) {
      if (this.#inWorker(file) && !this.#ahead.has(file.location))
        this.#ahead.set(file.location, this.#order(file));
    }
  }

  /** The file's items, exactly as readSource gives them. */
  read(file: SourceFile, options: Told): AsyncGenerator<ReadItem> {
    if (!this.#inWorker(file))
      return readSource(file, { ...this.#settings, ...options, signal: this.#signal });
    const id = this.#ahead.get(file.location) ?? this.#order(file);
    this.#ahead.delete(file.location);
    return this.#receive(id, options);
  }

  /** Ends the threads, whatever they do. */
  async close(): Promise<void> {
    this.#signal.removeEventListener('abort', this.#onAbort);
    await this.#threads.close();
  }

  /** What can't be opened has no size and comes with its error, which the thread could not know. */
  #inWorker(file: SourceFile): boolean {
    return file.size > 0 && this.#expected >= MIN_BYTES;
  }

  #order({ location, size, named, path, cut, transportGzip, part, encoding }: SourceFile): number {
    const id = this.#nextId++;
    const queue = new PartQueue();
    if (this.#signal.aborted) queue.fail(this.#signal.reason);
    this.#parts.set(id, queue);
    const facts = {
      ...(path !== undefined && { path }),
      ...(cut && { cut }),
      ...(transportGzip && { transportGzip }),
      ...(part && { part }),
      ...(encoding && { encoding }),
    };
    this.#threads.post({ kind: 'read', id, file: { ...this.#settings, location, size, named, facts } });
    return id;
  }

  async *#receive(id: number, options: Told): AsyncGenerator<ReadItem> {
    for (;;) {
      const queue = this.#parts.get(id);
      if (!queue) return;
      this.#feel(queue.isEmpty);
      const part = await queue.next();
      if (part.end) this.#parts.delete(id);
      else this.#threads.post({ kind: 'taken', id });
      options.onUnpacked(part.unpacked);
      options.onBytes(part.bytes);
      for (const item of part.items) {
        if (item.kind !== 'rows') yield item;
        else {
          const { packed, verdicts } = item;
          yield { kind: 'rows', batch: unpackBatch(packed), ...(verdicts && { verdicts }) };
        }
      }
      if (part.error) throw 'app' in part.error ? AppError.from(part.error.app) : part.error.other;
      if (part.end) return;
    }
  }

  /** One reader is faster than the writer, unless the files are odd or the cores are many. */
  #feel(waiting: boolean): void {
    this.#hunger = Math.max(0, this.#hunger + (waiting ? 1 : -1));
    const worth = Math.min(this.#threads.size, Math.ceil(this.#expected / BYTES_A_THREAD));
    if (this.#hunger < PATIENCE || this.#threads.wanted >= worth) return;
    this.#hunger = 0;
    this.#threads.wanted++;
  }

  #drop(location: string, id: number): void {
    this.#parts.delete(id);
    this.#ahead.delete(location);
    this.#threads.post({ kind: 'drop', id });
  }

  readonly #onAbort = (): void => {
    this.#fail(this.#signal.reason);
  };

  #fail(reason: unknown): void {
    for (const queue of this.#parts.values()) queue.fail(reason);
  }
}

/** Parts of one file that have come and were not taken yet. */
class PartQueue {
  readonly #parts: ReadPart[] = [];
  #failure: { readonly reason: unknown } | null = null;
  #wake: (() => void) | null = null;

  add(part: ReadPart): void {
    this.#parts.push(part);
    this.#wake?.();
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  /** The first failure counts. */
  fail(reason: unknown): void {
    this.#failure ??= { reason };
    this.#wake?.();
  }

  async next(): Promise<ReadPart> {
    for (;;) {
      if (this.#failure) throw this.#failure.reason;
      const part = this.#parts.shift();
      if (part) return part;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
