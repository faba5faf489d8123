// A thread of an export, from the side of whoever asks it. It knows no rows and no files, and loads next to nothing: so it
// can be started before all else.
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../../shared/contract/errors.ts';
import { AskedWorker } from '../../write/asked-worker.ts';
import { withBuffer } from '../../write/file-content.ts';
import type { PackedBytes, PackOrder } from '../../write/pack-order.ts';
import type { WrittenContent } from '../../write/reproducible-gzip.ts';
import { threadMemory } from '../../write/thread-memory.ts';
import type { BlockAhead, BlocksOrder } from './made-ahead.ts';
import type { FileOrder, MadeLines } from './file-maker.ts';
import type { ExportAnswer, ExportOrder } from './serve-orders.ts';

/** Threads that load before it is known what they will read. */
const SPARE: ExportThread[] = [];

/** Has so many threads load for an export that is about to begin. They don't keep the process alive. */
export function prepareThreads(count: number): void {
  while (SPARE.length < count) SPARE.push(new ExportThread());
}

/** A thread that has loaded, or is about to. */
export function loadedThread(): ExportThread {
  return SPARE.pop() ?? new ExportThread();
}

/** One thread, which reads a frozen project from `begin` on, and does one thing after the other. */
export class ExportThread {
  readonly #thread: AskedWorker<ExportOrder, ExportAnswer>;

  constructor() {
    const name = import.meta.url.endsWith('.ts') ? './export-worker.ts' : './export-worker.js';
    const resourceLimits = threadMemory('files');
    const worker = new Worker(new URL(name, import.meta.url), { resourceLimits });
    this.#thread = new AskedWorker(worker, 'A thread that makes files has ended.');
    this.#thread.keepAlive(false);
  }

  /** `path`: a frozen file. */
  begin(path: string): void {
    this.#thread.keepAlive(true);
    this.#thread.tell({ kind: 'begin', path });
  }

  /** See FileMaker.lines. */
  async lines(order: FileOrder): Promise<MadeLines> {
    const answer = await this.#ask({ kind: 'lines', order });
    if (answer.kind !== 'lines') throw unexpected();
    return answer.lines;
  }

  /** See FileMaker.bytes. */
  async bytes(name: string, level: number | null): Promise<WrittenContent> {
    const answer = await this.#ask({ kind: 'bytes', name, level });
    if (answer.kind !== 'bytes') throw unexpected();
    const { content, places } = answer.bytes;
    return { pieces: [Buffer.from(content.buffer)], places };
  }

  /** See FileMaker.blocks. */
  async blocks(order: BlocksOrder): Promise<(BlockAhead | null)[]> {
    const answer = await this.#ask({ kind: 'blocks', order });
    if (answer.kind !== 'blocks') throw unexpected();
    // Buffers come out of a thread as plain arrays.
    return answer.blocks.map((block) => block && { ...block, part: withBuffer(block.part) });
  }

  /** Packs a file that was made elsewhere; see packFile. */
  async pack(order: PackOrder, lent: readonly ArrayBuffer[]): Promise<PackedBytes> {
    const answer = await this.#ask({ kind: 'pack', order }, lent);
    if (answer.kind !== 'packed') throw unexpected();
    return answer.bytes;
  }

  /** Nothing more is asked of it: it ends by itself. */
  dismiss(): void {
    this.#thread.tell({ kind: 'end' });
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  async #ask(order: ExportOrder, lent: readonly ArrayBuffer[] = []): Promise<ExportAnswer> {
    const answer = await this.#thread.ask(order, lent);
    if (answer.kind !== 'failed') return answer;
    throw 'app' in answer.error ? AppError.from(answer.error.app) : answer.error.other;
  }
}

function unexpected(): AppError {
  return new AppError('internal', 'A thread answered what it was not asked.');
}
