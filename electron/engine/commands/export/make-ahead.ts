// Has threads make and pack the blocks that may have changed, before a known set is laid out: where they go where they
// were, they are done. It reads no row itself and decides nothing.
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { BLOCK_ROWS } from '../../write/block-tally.ts';
import { BlocksAhead, type BlocksOrder, type WantedBlock } from './blocks-ahead.ts';
import type { ExportThread } from './export-thread.ts';
import type { ExportThreads } from './export-threads.ts';
import { endOf } from './line-maker.ts';
import type { KnownSet } from './sticky-layout.ts';
import { blocksWithin, TouchedRows } from './touched-rows.ts';

/** Blocks that are made ahead at most: about half a second's work, which nothing tells about. */
const MAX_BLOCKS = 1_000;

/** Changed blocks, and those beside them, that make it worth while to start a thread. */
const BLOCKS_OF_THREAD = 50;

/** For how many threads changed blocks are work enough. */
export function threadsAhead({ section, touched, sameForm }: KnownSet): number {
  return section === undefined || !sameForm ? 0 : Math.floor(blocksWithin(touched) / BLOCKS_OF_THREAD);
}

interface AheadControl {
  readonly threads: ExportThreads | null;
  readonly signal: AbortSignal;
  /** Whether all of a file is made anew, and so nothing ahead. */
  readonly isStale: (file: ExportedFile) => Promise<boolean>;
}

/**
 * Makes the changed blocks of a set; of very many changes, the first. The next file is looked at while threads work. No
 * thread is started for it: to start takes longer than to make some blocks.
 */
export async function makeAhead(
  { section, touched, sameForm, files }: KnownSet,
  { form, level }: Pick<BlocksOrder, 'form' | 'level'>,
  { threads, signal, isStale }: AheadControl,
): Promise<BlocksAhead> {
  const ahead = new BlocksAhead();
  if (!threads?.started || section === undefined || !sameForm) return ahead;
  const changed = new TouchedRows(touched);
  const make = async (thread: ExportThread, wanted: readonly WantedBlock[]): Promise<void> => {
    try {
      signal.throwIfAborted();
      // A part of a list would take the whole list along.
      const blocks = wanted.map((block) => ({ ...block, ids: block.ids.slice() }));
      for (const block of await thread.blocks({ blocks, form, level, section })) if (block) ahead.add(block);
    } finally {
      threads.release(thread);
    }
  };
  const making: Promise<void>[] = [];
  let left = MAX_BLOCKS;
  for (const file of files) {
    const blocks = wantedOf(file, changed).slice(0, left);
    if (blocks.length === 0 || (await isStale(file))) continue;
    left -= blocks.length;
    for (const part of inParts(blocks)) {
      const task = make(await threads.acquire(), part);
      // It is awaited below.
      task.catch(() => undefined);
      making.push(task);
    }
  }
  await Promise.all(making);
  return ahead;
}

/** Blocks that are neighbours, or so many: the threads should come to an end at about the same time. */
const BLOCKS_AT_ONCE = 10;

/** The blocks in parts, each but the first from an end on. */
function* inParts(blocks: readonly WantedBlock[]): Generator<readonly WantedBlock[]> {
  let from = 0;
  for (const [i, { isEnd }] of blocks.entries()) {
    if (!isEnd || i - from < BLOCKS_AT_ONCE) continue;
    yield blocks.slice(from, i);
    from = i;
  }
  yield blocks.slice(from);
}

/**
 * The blocks with rows that may have changed, the ends of those before them, and those that are packed with a changed end
 * before them.
 */
function wantedOf({ ids, blocks }: ExportedFile, touched: TouchedRows): WantedBlock[] {
  const wanted: WantedBlock[] = [];
  // An earlier version had larger ones.
  if (blocks.some(({ urls }) => urls > BLOCK_ROWS)) return wanted;
  let at = 0;
  let before: Uint32Array = new Uint32Array();
  let tail = 0;
  /** Whether the block before is made, and whether its end may be another now. */
  let [isMade, isOther] = [true, false];
  for (const block of blocks) {
    const rows = ids.subarray(at, at + block.urls);
    const isTouched = touched.among(rows);
    if (isTouched && !isMade) wanted.push({ ids: before, isEnd: true, window: null });
    if (isTouched || isOther) wanted.push({ ids: rows, isEnd: false, window: isTouched ? null : tail });
    before = endOf(rows, block);
    tail = block.tail;
    [isMade, isOther] = [isTouched, isTouched && touched.among(before)];
    at += block.urls;
  }
  return wanted;
}
