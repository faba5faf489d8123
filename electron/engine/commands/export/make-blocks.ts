// Makes and packs blocks of a file, here or in a thread, apart from the rest of it. It writes nothing.
import { crc32 } from 'node:zlib';
import { windowBehind } from '../../write/file-content.ts';
import { LineMemory } from '../../write/line-memory.ts';
import { areProved, packBlock } from '../../write/pack-file.ts';
import type { PackedBlock } from '../../write/reproducible-gzip.ts';
import type { SpareMemory } from '../../write/spare-memory.ts';
import type { LineMaker } from './line-maker.ts';
import type { BlockAhead, BlocksOrder } from './made-ahead.ts';

/** Blocks in their order, without those of which there is nothing. */
export interface MadeBlocks {
  /** Once it is known that they unpack to what they were made of; none of them where they do not. */
  readonly proved: Promise<readonly BlockAhead[]>;
}

/**
 * Resolves once the blocks are packed: those that are not as before, and have a row that is written. `spare`: for their
 * lines, until they are proved.
 */
export async function makeBlocks(
  lines: LineMaker,
  { blocks, level }: Pick<BlocksOrder, 'blocks' | 'level'>,
  spare: SpareMemory,
): Promise<MadeBlocks> {
  const memory = new LineMemory(spare);
  // What is not packed is written as it is.
  const keep = level === null ? undefined : memory.keep;
  let window = NO_LINES;
  // Whether the block before is as it was, with all before it that counts.
  let isSame = false;
  const made: BlockAhead[] = [];
  const packed: PackedBlock[] = [];
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
  const proved = areProved(packed, level).finally(() => {
    memory.release();
  });
  return { proved: proved.then((isProved) => (isProved ? made : [])) };
}

const NO_LINES: Buffer = Buffer.alloc(0);
