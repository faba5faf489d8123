// A thread of an export, from the side of whoever asks it. It knows no rows and no files.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { PACKING_MS } from '../../write/asked-worker.ts';
import { withBuffer } from '../../write/file-content.ts';
import type { PackedBytes, PackOrder } from '../../write/pack-order.ts';
import type { WrittenContent } from '../../write/reproducible-gzip.ts';
import type { BlockAhead, ClaimedOrder } from './made-ahead.ts';
import type { FileOrder, FrozenFile, MadeLines } from './file-maker.ts';
import type { ExportAnswer, ExportOrder } from './serve-orders.ts';
import { startThread, type AskedThread } from './start-thread.ts';

/** One thread, which reads a frozen project from `begin` on, and does one thing after the other. */
export class ExportThread {
  readonly #thread: AskedThread = startThread();

  begin({ path, file }: FrozenFile): void {
    this.#thread.keepAlive(true);
    this.#thread.tell({ kind: 'begin', project: { path, file } });
  }

  /** See FileMaker.lines. */
  async lines(order: FileOrder): Promise<MadeLines> {
    const answer = await this.#ask({ kind: 'lines', order });
    if (answer.kind !== 'lines') throw unexpected();
    return answer.lines;
  }

  /** See FileMaker.bytes. `memory` is given away. */
  async bytes(
    name: string,
    level: number | null,
    memory: ArrayBuffer | null = null,
  ): Promise<WrittenContent> {
    const answer = await this.#ask({ kind: 'bytes', name, level, memory }, memory ? [memory] : []);
    if (answer.kind !== 'bytes') throw unexpected();
    const { content, ...sums } = answer.bytes;
    return { pieces: [Buffer.from(content.buffer, content.byteOffset, content.byteLength)], ...sums };
  }

  /** See FileMaker.blocks; null where somebody else makes them. */
  async blocks(order: ClaimedOrder): Promise<BlockAhead[] | null> {
    const answer = await this.#ask({ kind: 'blocks', order });
    if (answer.kind !== 'blocks') throw unexpected();
    // Buffers come out of a thread as plain arrays.
    return answer.blocks && answer.blocks.map((block) => ({ ...block, part: withBuffer(block.part) }));
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
    return this.#thread.close(PACKING_MS);
  }

  async #ask(order: ExportOrder, lent: readonly ArrayBuffer[] = []): Promise<ExportAnswer> {
    const answer = await this.#thread.ask(order, lent);
    if (answer.kind !== 'failed') return answer;
    throw 'app' in answer.error ? AppError.from(answer.error.app) : answer.error.other;
  }
}

function unexpected(): AppError {
  return new AppError('internal', reason('thread-odd-answer'));
}
