// The kinds of work that threads do, and what each may take. It knows none of it: engine-thread.ts says where it lies.
import { threadMemory } from './thread-memory.ts';

/**
 * For how long a thread that packs may go on with what it was asked before it is ended, in milliseconds. Node ends the whole
 * process where a thread is ended just while it begins to pack or to unpack: "close before init" in node_zlib.cc.
 */
const PACKING_MS = 2_000;

/** The same of a thread that reads. It begins to unpack with each file: where it takes longer, it does something else. */
const READING_MS = 100;

/** `closingMs`: for how long one may go on with what it was asked before it is ended. */
export const THREAD_KINDS = {
  check: { memory: threadMemory('checks'), closingMs: 0 },
  digest: { memory: threadMemory('rows'), closingMs: READING_MS },
  'digest-rows': { memory: threadMemory('checks'), closingMs: 0 },
  export: { memory: threadMemory('files'), closingMs: PACKING_MS },
  read: { memory: threadMemory('rows'), closingMs: READING_MS },
  robots: { memory: threadMemory('rows'), closingMs: 0 },
  view: { memory: threadMemory('rows'), closingMs: 0 },
} as const;

export type ThreadKind = keyof typeof THREAD_KINDS;
