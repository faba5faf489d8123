// Has threads make and pack the blocks that may have changed, before a known set is laid out: where they go where they
// were, they are done. It reads no row itself and decides nothing.
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { BLOCK_ROWS } from '../../write/block-tally.ts';
import { BlocksAhead, type BlocksOrder, type WantedBlock } from './blocks-ahead.ts';
import type { ExportThreads } from './export-threads.ts';
import { endOf } from './line-maker.ts';
import type { KnownSet } from './sticky-layout.ts';
import { TouchedRows } from './touched-rows.ts';

/** Blocks that are made ahead at most: about half a second's work, which nothing tells about. */
const MAX_BLOCKS = 1_000;

/** Rows that are read because of a changed one: its block, and about half of one beside it. */
const ROWS_OF_BLOCK = 1.5 * BLOCK_ROWS;

/** For fewer rows, threads take longer to start than to work. */
const MIN_ROWS = 30_000;

/** About how many rows would be made ahead; 0 where that is not worth while. */
export function rowsAhead({ section, files, touched }: KnownSet): number {
  if (section === undefined) return 0;
  const all = files.reduce((sum, { urls }) => sum + urls, 0);
  const rows = Math.min(all, Math.min(touched.length, MAX_BLOCKS) * ROWS_OF_BLOCK);
  return rows < MIN_ROWS ? 0 : rows;
}

/** Makes the changed blocks of a set; of very many changes, the first. */
export async function makeAhead(
  { section, touched, sameForm, files }: KnownSet,
  { form, level }: Pick<BlocksOrder, 'form' | 'level'>,
  threads: ExportThreads,
  signal: AbortSignal,
): Promise<BlocksAhead> {
  const ahead = new BlocksAhead();
  if (section === undefined || !sameForm) return ahead;
  const changed = new TouchedRows(touched);
  let left = MAX_BLOCKS;
  const orders = files.flatMap((file) => {
    const blocks = wantedOf(file, changed).slice(0, left);
    left -= blocks.length;
    return blocks.length > 0 ? [{ blocks, form, level, section }] : [];
  });
  await Promise.all(
    orders.map(async (order) => {
      const thread = await threads.acquire();
      try {
        signal.throwIfAborted();
        for (const block of await thread.blocks(order)) if (block) ahead.add(block);
      } finally {
        threads.release(thread);
      }
    }),
  );
  return ahead;
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
  /** Whether the block before is wanted, and whether its end may be another now. */
  let [isKnown, isOther] = [true, false];
  for (const block of blocks) {
    const rows = ids.subarray(at, at + block.urls);
    const isTouched = touched.among(rows);
    const isWanted = isTouched || isOther;
    if (isWanted && !isKnown) wanted.push({ ids: before, isEnd: true });
    if (isWanted) wanted.push({ ids: rows, isEnd: false });
    before = endOf(rows, block);
    [isKnown, isOther] = [isWanted, isTouched && touched.among(before)];
    at += block.urls;
  }
  return wanted;
}
