// Starts a thread that packs files of an export. It packs nothing itself.
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../shared/contract/errors.ts';
import { moduleName } from '../../../shared/model/module-name.ts';
import { AskedWorker, PACKING_MS } from './asked-worker.ts';
import type { PackedBytes, PackOrder } from './pack-order.ts';
import type { PackAnswer } from './pack-worker.ts';
import { threadMemory } from './thread-memory.ts';

/** A thread that packs one file at a time; see packFile. */
export interface PackThread {
  /** `lent`: memory that goes along. */
  readonly pack: (order: PackOrder, lent: readonly ArrayBuffer[]) => Promise<PackedBytes>;
  readonly close: () => Promise<void>;
}

export function startPackWorker(): PackThread {
  const resourceLimits = threadMemory('files');
  const worker = new Worker(new URL(moduleName('./pack-worker.js', import.meta.url), import.meta.url), {
    resourceLimits,
  });
  const thread = new AskedWorker<PackOrder, PackAnswer>(worker, 'A thread that packs files has ended.');
  return {
    pack: async (order, lent) => {
      const answer = await thread.ask(order, lent);
      if (answer.kind === 'packed') return answer.bytes;
      throw 'app' in answer.error ? AppError.from(answer.error.app) : answer.error.other;
    },
    close: () => thread.close(PACKING_MS),
  };
}
