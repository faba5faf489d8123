// Makes and packs blocks of a file, here or in a thread, apart from the rest of it. It writes nothing.
import { crc32 } from 'node:zlib';
import { windowBehind } from '../../write/file-content.ts';
import { LineMemory } from '../../write/line-memory.ts';
import { areProved, packBlock } from '../../write/pack-file.ts';
import type { PackedBlock } from '../../write/reproducible-gzip.ts';
import type { SpareMemory } from '../../write/spare-memory.ts';
import type { LineMaker } from './line-maker.ts';
import type { BlockAhead, BlocksOrder } from './made-ahead.ts';

/**
 * The blocks in their order, without those that are as before or have no row that is written; none of them where they do not
 * unpack to what they were made of. `spare`: for their lines, until that is known.
 */
export async function makeBlocks(
  lines: LineMaker,
  { blocks, level }: Pick<BlocksOrder, 'blocks' | 'level'>,
  spare: SpareMemory,
): Promise<readonly BlockAhead[]> {
  const memory = new LineMemory(spare);
  // What is not packed is written as it is.
  const keep = level === null ? undefined : memory.keep;
  let window = NO_LINES;
  // Whether the block before is as it was, with all before it that counts.
  let isSame = false;
  const made: BlockAhead[] = [];
  const packed: PackedBlock[] = [];
  try {
    for (const { window: known, ...rows } of blocks) {
      isSame = known !== null && (isSame || known === crc32(window));
      if (isSame) continue;
      const { xml, sums, ids: written, window: end } = await lines.blockBehind(rows, keep);
      const fresh = { xml, window: rows.before > 0 ? end : window };
      if (sums) {
        const block = packBlock(fresh, level);
        packed.push(block);
        made.push({ ids: written, sums, part: block.part, window: crc32(fresh.window) });
      }
      window = windowBehind(fresh);
    }
    return areProved(packed, level) ? made : [];
  } finally {
    memory.release();
  }
}

const NO_LINES: Buffer = Buffer.alloc(0);
