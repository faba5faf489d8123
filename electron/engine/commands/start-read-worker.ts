// The import's end of the reading thread: hands out files to read and gives their parts back in order. It starts the
// thread only where there is enough to read, and reads small imports itself.
import { Worker } from 'node:worker_threads';
import { AppError, type ErrorData } from '../../../shared/contract/errors.ts';
import type { SourceFile } from '../sources/source-file.ts';
import { unpackBatch } from './pack-batch.ts';
import { readSource, type ReadItem, type ReadOptions, type ReadSettings } from './read-source.ts';
import type { ReadOrder, ReadPart } from './read-worker.ts';

/** Below this, starting a thread takes longer than it saves. */
const MIN_BYTES = 1 << 20;

/** How much more a packed file usually holds than its size. */
const GZIP_RATIO = 8;

/** Keeps the thread's garbage small; it makes nothing that lasts. */
const YOUNG_GENERATION_MB = 16;

/** What is told of a file while it is read. */
type Told = Pick<ReadOptions, 'onBytes' | 'onUnpacked'>;

export class SourceReader {
  readonly #signal: AbortSignal;
  readonly #settings: ReadSettings;
  readonly #parts = new Map<number, PartQueue>();
  #expected = 0;
  #worker: Worker | null = null;
  #ahead: { readonly location: string; readonly id: number } | null = null;
  #nextId = 1;

  constructor(signal: AbortSignal, settings: ReadSettings = {}) {
    this.#signal = signal;
    this.#settings = settings;
    signal.addEventListener('abort', this.#onAbort);
  }

  /** Tells of files that will be read, so that the reader can choose how. */
  expect(files: readonly SourceFile[]): void {
    for (const { location, size } of files)
      this.#expected += location.endsWith('.gz') ? size * GZIP_RATIO : size;
  }

  /** Begins to read the file that is likely to be asked for next; only one is ahead at a time. */
  readAhead(file: SourceFile): void {
    if (!this.#inWorker(file) || this.#ahead?.location === file.location) return;
    this.#dropAhead();
    this.#ahead = { location: file.location, id: this.#order(file) };
  }

  /** The file's items, exactly as readSource gives them. */
  read(file: SourceFile, options: Told): AsyncGenerator<ReadItem> {
    if (!this.#inWorker(file))
      return readSource(file, { ...this.#settings, ...options, signal: this.#signal });
    let id = this.#ahead?.location === file.location ? this.#ahead.id : null;
    if (id === null) id = this.#order(file);
    else this.#ahead = null;
    return this.#receive(id, options);
  }

  /** Ends the thread, whatever it does. */
  async close(): Promise<void> {
    this.#signal.removeEventListener('abort', this.#onAbort);
    await this.#worker?.terminate();
  }

  /** What can't be opened has no size and comes with its error, which the thread could not know. */
  #inWorker(file: SourceFile): boolean {
    return file.size > 0 && this.#expected >= MIN_BYTES;
  }

  #order({ location, size, named, path, cut, transportGzip, part }: SourceFile): number {
    const id = this.#nextId++;
    const queue = new PartQueue();
    if (this.#signal.aborted) queue.fail(this.#signal.reason);
    this.#parts.set(id, queue);
    const facts = {
      ...(path !== undefined && { path }),
      ...(cut && { cut }),
      ...(transportGzip && { transportGzip }),
      ...(part && { part }),
    };
    this.#post({ kind: 'read', id, file: { ...this.#settings, location, size, named, facts } });
    return id;
  }

  async *#receive(id: number, options: Told): AsyncGenerator<ReadItem> {
    for (;;) {
      const part = await this.#parts.get(id)?.next();
      if (!part) return;
      if (part.end) this.#parts.delete(id);
      else this.#post({ kind: 'taken', id });
      options.onUnpacked(part.unpacked);
      options.onBytes(part.bytes);
      for (const item of part.items) {
        yield item.kind === 'rows' ? { kind: 'rows', batch: unpackBatch(item.packed) } : item;
      }
      if (part.error) throw 'app' in part.error ? appError(part.error.app) : part.error.other;
      if (part.end) return;
    }
  }

  #dropAhead(): void {
    if (!this.#ahead) return;
    this.#parts.delete(this.#ahead.id);
    this.#post({ kind: 'drop', id: this.#ahead.id });
    this.#ahead = null;
  }

  #post(order: ReadOrder): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(order);
  }

  #start(): Worker {
    const name = import.meta.url.endsWith('.ts') ? './read-worker.ts' : './read-worker.js';
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
    const worker = new Worker(new URL(name, import.meta.url), { resourceLimits });
    worker.on('message', (part: ReadPart) => this.#parts.get(part.id)?.add(part));
    worker.on('messageerror', (error) => {
      this.#fail(error);
    });
    worker.on('error', (error) => {
      this.#fail(error);
    });
    worker.on('exit', () => {
      this.#fail(new Error('The thread that reads the files has ended.'));
    });
    return worker;
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

function appError({ code, message, detail }: ErrorData): AppError {
  return new AppError(code, message, detail);
}
