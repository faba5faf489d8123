// Brings ascending ids into the order of the rows: blocks that were inserted between others stand behind the row that
// they name (store/placement.ts). It moves ids as ranges and looks at no row.
import { firstPlace, placeOf } from '../../../../shared/model/first-place.ts';
import type { ViewDatabase } from '../view-database.ts';

/** New rows with following ids, behind a row. */
export interface PlacedBlock {
  readonly first: number;
  readonly last: number;
  readonly after: number;
}

/** All blocks, by the row that they follow; of one row the newest, which stands first, first. */
export function readBlocks(db: ViewDatabase): PlacedBlock[] {
  return db
    .all('SELECT first, last, after FROM placed ORDER BY after, first DESC')
    .map(([first, last, after]) => ({ first: Number(first), last: Number(last), after: Number(after) }));
}

/** A range of ids that is being written out, with the blocks behind its rows. */
interface Range {
  readonly ids: Uint32Array;
  /** The next id of it. */
  at: number;
  /** The next block, and the one behind the last. */
  block: number;
  readonly end: number;
}

/** The ids in the order of the rows. `blocks` as readBlocks gives them. Time: that of a copy, and some for each block. */
export function arrangeIds(ids: Uint32Array, blocks: readonly PlacedBlock[]): Uint32Array {
  if (blocks.length === 0) return ids;
  const result = new Uint32Array(ids.length);
  let length = 0;
  const write = (part: Uint32Array): void => {
    result.set(part, length);
    length += part.length;
  };
  const plain = withoutBlocks(ids, blocks);
  const open: Range[] = [{ ids: plain, at: 0, block: 0, end: blocks.length }];
  // The outermost range has all ids that are in no block, so a block behind another's row is not for it.
  const inside = blockRanges(blocks);
  for (let range = open.at(-1); range; range = open.at(-1)) {
    const block = nextBlock(range, blocks, open.length === 1 ? inside : null);
    const to = block ? placeOf(range.ids, block.after + 1, range.at) : range.ids.length;
    write(range.ids.subarray(range.at, to));
    range.at = to;
    if (block) open.push(rangeOf(block, ids, blocks));
    else open.pop();
  }
  return result;
}

function nextBlock(
  range: Range,
  blocks: readonly PlacedBlock[],
  inside: ((id: number) => boolean) | null,
): PlacedBlock | null {
  while (range.block < range.end) {
    const block = blocks[range.block++];
    if (block && !inside?.(block.after)) return block;
  }
  return null;
}

function rangeOf({ first, last }: PlacedBlock, ids: Uint32Array, blocks: readonly PlacedBlock[]): Range {
  return {
    ids: ids.subarray(placeOf(ids, first, 0), placeOf(ids, last + 1, 0)),
    at: 0,
    block: firstBehind(blocks, first),
    end: firstBehind(blocks, last + 1),
  };
}

/** The place of the first block that follows this id or a higher one. */
function firstBehind(blocks: readonly PlacedBlock[], id: number): number {
  return firstPlace(0, blocks.length, (n) => (blocks[n]?.after ?? 0) >= id);
}

function withoutBlocks(ids: Uint32Array, blocks: readonly PlacedBlock[]): Uint32Array {
  const result = new Uint32Array(ids.length);
  let length = 0;
  let from = 0;
  for (const { first, last } of byId(blocks)) {
    const to = placeOf(ids, first, from);
    result.set(ids.subarray(from, to), length);
    length += to - from;
    from = placeOf(ids, last + 1, to);
  }
  result.set(ids.subarray(from), length);
  return result.subarray(0, length + ids.length - from);
}

/** A function that is true for ids of a block. */
function blockRanges(blocks: readonly PlacedBlock[]): (id: number) => boolean {
  const sorted = byId(blocks);
  const firsts = Uint32Array.from(sorted, ({ first }) => first);
  return (id) => {
    const block = sorted[placeOf(firsts, id + 1, 0) - 1];
    return block !== undefined && id <= block.last;
  };
}

function byId(blocks: readonly PlacedBlock[]): readonly PlacedBlock[] {
  return blocks.toSorted((a, b) => a.first - b.first);
}
