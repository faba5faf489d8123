// The thread that reads sources for an import: several files at once, each only as far ahead as it is asked to.
// It knows no project; whoever started it ends it.
import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorData } from '../../../../../shared/contract/errors.ts';
import type { NormalBatch } from '../../../rows/entry-batch.ts';
import { diskFile, type FileFacts } from '../../../read/sources/source-file.ts';
import { buffersOf, packBatch, weightOf, type PackedBatch } from '../../../read/pack-batch.ts';
import { RowJudge, type Verdicts } from '../row-judge.ts';
import { readSource, type ReadItem, type ReadSettings } from '../read-source.ts';

/** To the thread: read a file under a number; a part was taken; nobody wants the rest; nobody wants anything more. */
export type ReadOrder =
  | { readonly kind: 'read'; readonly id: number; readonly file: FileOrder }
  | { readonly kind: 'taken' | 'drop'; readonly id: number }
  | { readonly kind: 'end' };

export interface FileOrder extends ReadSettings {
  readonly location: string;
  readonly size: number;
  readonly named: boolean;
  readonly facts: FileFacts;
}

export type PackedItem =
  | Exclude<ReadItem, { readonly kind: 'rows' }>
  | { readonly kind: 'rows'; readonly packed: PackedBatch; readonly verdicts?: Verdicts };

/** From the thread: the next part of a file. Bytes are those since the part before. */
export interface ReadPart {
  readonly id: number;
  readonly items: readonly PackedItem[];
  readonly bytes: number;
  readonly unpacked: number;
  readonly end: boolean;
  /** Why the file ended early, as data where it is an AppError. */
  readonly error?: { readonly app: ErrorData } | { readonly other: unknown };
}

/**
 * Characters of a file that may be under way, unless a single part has more: while a file of odd records holds the
 * writer up, much of the next one is made ready.
 */
const MAX_WEIGHT = 3_000_000;

/** Small items that make a part. */
const ITEMS_A_PART = 500;

const port = parentPort;
const files = new Map<number, FileReading>();
let judge: RowJudge | null = null;

port?.on('message', (order: ReadOrder) => {
  if (order.kind === 'read') {
    const reading = new FileReading(order.id);
    files.set(order.id, reading);
    void reading.run(order.file).finally(() => files.delete(order.id));
  } else if (order.kind === 'taken') {
    files.get(order.id)?.taken();
  } else if (order.kind === 'drop') {
    files.get(order.id)?.drop();
  } else {
    for (const reading of files.values()) reading.drop();
    port.close();
  }
});

class FileReading {
  readonly #id: number;
  readonly #abort = new AbortController();
  readonly #weights: number[] = [];
  #items: PackedItem[] = [];
  #bytes = 0;
  #unpacked = 0;
  #wake: (() => void) | null = null;

  constructor(id: number) {
    this.#id = id;
  }

  taken(): void {
    this.#weights.shift();
    this.#wake?.();
  }

  drop(): void {
    this.#abort.abort();
    this.#wake?.();
  }

  async run({ location, size, named, facts, ...settings }: FileOrder): Promise<void> {
    const { signal } = this.#abort;
    if (settings.rules) judge ??= new RowJudge(settings.rules);
    const options = {
      ...settings,
      signal,
      onBytes: (bytes: number) => void (this.#bytes += bytes),
      onUnpacked: (bytes: number) => void (this.#unpacked += bytes),
    };
    try {
      for await (const item of readSource(diskFile(location, size, named, facts), options)) {
        if (item.kind === 'rows') await this.#sendRows(item.batch);
        else if (this.#items.push(item) >= ITEMS_A_PART) await this.#send(ITEMS_A_PART, []);
        signal.throwIfAborted();
      }
      this.#post({ end: true });
    } catch (error) {
      if (signal.aborted) return;
      this.#post({
        end: true,
        error: error instanceof AppError ? { app: error.toData() } : { other: error },
      });
    }
  }

  async #sendRows(batch: NormalBatch): Promise<void> {
    const packed = packBatch(batch);
    this.#items.push({ kind: 'rows', packed, ...(judge && { verdicts: judge.judge(batch) }) });
    await this.#send(weightOf(packed), buffersOf(packed));
  }

  async #send(weight: number, buffers: ArrayBuffer[]): Promise<void> {
    while (this.#isFull(weight) && !this.#abort.signal.aborted) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    this.#weights.push(weight);
    this.#post({ end: false }, buffers);
  }

  #isFull(weight: number): boolean {
    return this.#weights.length > 0 && this.#weights.reduce((sum, w) => sum + w, weight) > MAX_WEIGHT;
  }

  #post(part: Pick<ReadPart, 'end' | 'error'>, buffers: ArrayBuffer[] = []): void {
    const message: ReadPart = {
      id: this.#id,
      items: this.#items,
      bytes: this.#bytes,
      unpacked: this.#unpacked,
      ...part,
    };
    this.#items = [];
    this.#bytes = 0;
    this.#unpacked = 0;
    port?.postMessage(message, buffers);
  }
}
