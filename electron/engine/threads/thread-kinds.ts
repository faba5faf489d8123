// The kinds of work that threads do, and what each may take. It knows none of it: engine-thread.ts says where it lies.
import { threadMemory } from './thread-memory.ts';

/** `closingMs`: for how long one may go on with what it was asked before it is ended. */
export const THREAD_KINDS = {
  check: { memory: threadMemory('checks'), closingMs: 0 },
  'digest-rows': { memory: threadMemory('checks'), closingMs: 0 },
  robots: { memory: threadMemory('rows'), closingMs: 0 },
  view: { memory: threadMemory('rows'), closingMs: 0 },
} as const;

export type ThreadKind = keyof typeof THREAD_KINDS;
