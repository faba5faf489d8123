// A thread of an export, from the side of whoever asks it. It knows no rows and no files.
import { Worker } from 'node:worker_threads';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { moduleName } from '../../../threads/module-name.ts';
import type { FrozenFile } from '../../../store/frozen-reader.ts';
import { AskedWorker, PACKING_MS } from '../../../threads/asked-worker.ts';
import type { PlainFile, WrittenContent } from '../pack/pack-file.ts';
import { threadMemory } from '../../../threads/thread-memory.ts';
import type { ExportAnswer, ExportOrder, FileOrder, MadeLines } from './thread-orders.ts';

/** One thread, which does one thing after the other; it reads a frozen project, if there is one. */
export class ExportThread {
  readonly #thread: AskedWorker<ExportOrder, ExportAnswer>;

  constructor(project: FrozenFile | null) {
    const worker = new Worker(new URL(moduleName('./export-worker.js', import.meta.url), import.meta.url), {
      resourceLimits: threadMemory('files'),
    });
    this.#thread = new AskedWorker(worker, 'A thread that makes files has ended.');
    if (project) this.#thread.tell({ kind: 'begin', project });
  }

  /** See FileMaker.lines. */
  async lines(order: FileOrder): Promise<MadeLines> {
    const answer = await this.#ask({ kind: 'lines', order });
    if (answer.kind !== 'lines') throw unexpected();
    return answer.lines;
  }

  /** See FileMaker.bytes. */
  bytes(name: string, level: number | null): Promise<WrittenContent> {
    return this.#bytes({ kind: 'bytes', name, level });
  }

  /** Packs a file that was made elsewhere; see packFile. */
  pack({ xml, ...file }: PlainFile): Promise<WrittenContent> {
    // Of its memory only this goes along.
    return this.#bytes({ kind: 'pack', file: { ...file, xml: new Uint8Array(xml) } });
  }

  /** Nothing more is asked of it: it ends by itself. */
  dismiss(): void {
    this.#thread.tell({ kind: 'end' });
  }

  close(): Promise<void> {
    return this.#thread.close(PACKING_MS);
  }

  async #bytes(order: ExportOrder): Promise<WrittenContent> {
    const answer = await this.#ask(order);
    if (answer.kind !== 'bytes') throw unexpected();
    const { bytes, crc } = answer.made;
    return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), crc };
  }

  async #ask(order: ExportOrder): Promise<ExportAnswer> {
    const answer = await this.#thread.ask(order);
    if (answer.kind !== 'failed') return answer;
    throw 'app' in answer.error ? AppError.from(answer.error.app) : answer.error.other;
  }
}

function unexpected(): AppError {
  return new AppError('internal', reason('thread-odd-answer'));
}
