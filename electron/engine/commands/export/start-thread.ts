// Starts a thread that makes files of an export.
import { Worker } from 'node:worker_threads';
import { moduleName } from '../../../../shared/model/module-name.ts';
import { AskedWorker } from '../../write/asked-worker.ts';
import { threadMemory } from '../../write/thread-memory.ts';
import type { ExportAnswer, ExportOrder } from './thread-orders.ts';

/** A thread as it is asked. */
export type AskedThread = AskedWorker<ExportOrder, ExportAnswer>;

/** It loads at once, and does not keep the process alive. */
export function startThread(): AskedThread {
  const worker = new Worker(new URL(moduleName('./export-worker.js', import.meta.url), import.meta.url), {
    resourceLimits: threadMemory('files'),
  });
  const thread: AskedThread = new AskedWorker(worker, 'A thread that makes files has ended.');
  thread.keepAlive(false);
  return thread;
}
