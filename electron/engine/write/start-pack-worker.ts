// Starts a thread that packs files of an export. It packs nothing itself.
import { Worker } from 'node:worker_threads';
import { AskedWorker } from './asked-worker.ts';
import type { PackAnswer, PackOrder } from './pack-worker.ts';

/** Keeps the garbage of a thread small; it makes little that lasts. */
const YOUNG_GENERATION_MB = 8;

export function startPackWorker(): AskedWorker<PackOrder, PackAnswer> {
  const name = import.meta.url.endsWith('.ts') ? './pack-worker.ts' : './pack-worker.js';
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
  const worker = new Worker(new URL(name, import.meta.url), { resourceLimits });
  return new AskedWorker(worker, 'A thread that packs files has ended.');
}
