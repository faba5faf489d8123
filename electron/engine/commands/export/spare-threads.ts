// Threads that load before it is known what they will do. It imports next to nothing, so that they can be started before all
// else.
import { Worker } from 'node:worker_threads';
import { moduleName } from '../../../../shared/model/module-name.ts';
import { AskedWorker } from '../../write/asked-worker.ts';
import { threadMemory } from '../../write/thread-memory.ts';
import type { ExportAnswer, ExportOrder } from './thread-orders.ts';

/** A thread as it is asked. */
export type AskedThread = AskedWorker<ExportOrder, ExportAnswer>;

const SPARE: AskedThread[] = [];

/** Has so many threads load for an export that is about to begin. They don't keep the process alive. */
export function prepareThreads(count: number): void {
  while (SPARE.length < count) SPARE.push(startThread());
}

/** A thread that has loaded, or is about to. */
export function spareThread(): AskedThread {
  return SPARE.pop() ?? startThread();
}

function startThread(): AskedThread {
  const worker = new Worker(new URL(moduleName('./export-worker.js', import.meta.url), import.meta.url), {
    resourceLimits: threadMemory('files'),
  });
  const thread: AskedThread = new AskedWorker(worker, 'A thread that makes files has ended.');
  thread.keepAlive(false);
  return thread;
}
