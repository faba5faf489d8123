// Makes and packs blocks of a file, here or in a thread, apart from the rest of it. It writes nothing.
import { crc32 } from 'node:zlib';
import { windowBehind } from '../../write/file-content.ts';
import { packBlock } from '../../write/pack-file.ts';
import type { LineMaker } from './line-maker.ts';
import type { BlockAhead, BlocksOrder } from './made-ahead.ts';

/** The blocks in their order; null for what is only an end or as before, and where none of the rows is written. */
export async function makeBlocks(
  lines: LineMaker,
  { blocks, level }: Pick<BlocksOrder, 'blocks' | 'level'>,
): Promise<(BlockAhead | null)[]> {
  let window = NO_LINES;
  // Whether the block before is as it was, with all before it that counts.
  let isSame = false;
  const made: (BlockAhead | null)[] = [];
  for (const { ids, isEnd, window: known } of blocks) {
    isSame = known !== null && (isSame || known === crc32(window));
    if (isEnd) window = await lines.end(ids);
    if (isSame || isEnd) {
      made.push(null);
      continue;
    }
    const { xml, sums, ids: written } = await lines.block(ids);
    const fresh = { xml, window };
    const part = sums ? packBlock(fresh, level) : null;
    made.push(part && sums ? { ids: written, sums, part, window: crc32(window) } : null);
    window = windowBehind(fresh);
  }
  return made;
}

const NO_LINES: Buffer = Buffer.alloc(0);
