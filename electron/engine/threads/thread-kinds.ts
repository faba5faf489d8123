// The kinds of work that threads do, and what each may take. It knows none of it: engine-thread.ts says where it lies.
import type { ResourceLimits } from 'node:worker_threads';

/**
 * For how long a thread that packs may go on with what it was asked before it is ended, in milliseconds. Node ends the whole
 * process where a thread is ended just while it begins to pack or to unpack: "close before init" in node_zlib.cc.
 */
const PACKING_MS = 2_000;

/** The same of a thread that reads. It begins to unpack with each file: where it takes longer, it does something else. */
const READING_MS = 100;

/** Megabytes of what a thread made just now: it makes little that lasts, and would gather more than the engine itself. */
const YOUNG_GENERATION_MB = {
  /** Makes and packs files. */
  files: 8,
  /** Reads, digests or numbers rows. */
  rows: 16,
} as const;

function memoryFor(work: keyof typeof YOUNG_GENERATION_MB): ResourceLimits {
  return { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB[work] };
}

/** `memory`: how much garbage it may gather before it is looked through. `closingMs`: for how long one may go on with what it was asked before it is ended. */
export const THREAD_KINDS = {
  code: { memory: memoryFor('rows'), closingMs: 0 },
  digest: { memory: memoryFor('rows'), closingMs: READING_MS },
  export: { memory: memoryFor('files'), closingMs: PACKING_MS },
  read: { memory: memoryFor('rows'), closingMs: READING_MS },
} as const;

export type ThreadKind = keyof typeof THREAD_KINDS;
