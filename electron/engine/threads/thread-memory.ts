// How much garbage threads may gather before it is looked through. It starts none.
import type { ResourceLimits } from 'node:worker_threads';

/** Megabytes of what a thread made just now: it makes little that lasts, and would gather more than the engine itself. */
const YOUNG_GENERATION_MB = {
  /** Makes and packs files. */
  files: 8,
  /** Reads, digests or sorts rows. */
  rows: 16,
  /** Judges rows by all rules. */
  checks: 32,
} as const;

/** For `new Worker`: memory for what a thread works at. */
export function threadMemory(work: keyof typeof YOUNG_GENERATION_MB): ResourceLimits {
  return { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB[work] };
}
