// What is known of the blocks of a file as the project keeps it: columns of numbers as they lie in memory (the lowest byte
// first, as on every system that Electron runs on), and behind these the rest as JSON.
import type { LeftOut } from '../../../shared/model/export-plan.ts';
import { BlockList, NO_BLOCKS, type FileBlocks, type RowBlock } from '../../../shared/model/file-blocks.ts';
import type { SqlValue } from './database.ts';

/** Columns that there always are, in their order; the last was added by a later version. */
const COLUMNS = ['urls', 'bytes', 'namespaces', 'at', 'size', 'crc', 'tail', 'sum'] as const;

type Columns = Pick<FileBlocks, (typeof COLUMNS)[number]>;

/** What is no number. */
interface Rest {
  readonly lastmods: readonly (string | null)[];
  /** Their counts are further columns. */
  readonly leftOut: readonly Omit<LeftOut, 'count'>[];
}

/** Before the columns: how many blocks there are, and how many columns. */
const HEADER = 2;

export function packBlocks(blocks: FileBlocks): Uint8Array {
  const { urls, lastmods, leftOut } = blocks;
  const columns = [...COLUMNS.map((name) => blocks[name]), ...leftOut.map(({ counts }) => counts)];
  const numbers = new Uint32Array(HEADER + columns.length * urls.length);
  numbers.set([urls.length, columns.length]);
  for (const [i, column] of columns.entries()) numbers.set(column, HEADER + i * urls.length);
  const rest: Rest = { lastmods, leftOut: leftOut.map(({ reason, what }) => ({ reason, what })) };
  return Buffer.concat([Buffer.from(numbers.buffer), Buffer.from(JSON.stringify(rest))]);
}

/** The inverse of packBlocks; it reads the lists of earlier versions, too. */
export function unpackBlocks(kept: SqlValue | undefined): FileBlocks {
  if (!(kept instanceof Uint8Array)) return blocksOf(JSON.parse(String(kept)) as readonly ListedBlock[]);
  // The numbers have to lie at places that four divides.
  const bytes = kept.byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0 ? kept : kept.slice();
  const [length = 0, count = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER);
  const numbers = new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER + count * length);
  const column = (i: number): Uint32Array => numbers.subarray(HEADER + i * length, HEADER + (i + 1) * length);
  const text = Buffer.from(
    bytes.buffer,
    bytes.byteOffset + numbers.byteLength,
    bytes.length - numbers.byteLength,
  );
  const { lastmods, leftOut } = JSON.parse(text.toString()) as Rest;
  const always = count - leftOut.length;
  const columns = COLUMNS.map((name, i) => [name, i < always ? column(i) : NONE]);
  return {
    ...(Object.fromEntries(columns) as Columns),
    lastmods,
    leftOut: leftOut.map((kind, i) => ({ ...kind, counts: column(always + i) })),
  };
}

const NONE = new Uint32Array();

/** As earlier versions kept it. */
interface ListedBlock extends RowBlock {
  readonly at: number;
  readonly size: number;
  readonly crc: number;
  readonly tail: number;
}

function blocksOf(listed: readonly ListedBlock[]): FileBlocks {
  if (listed.length === 0) return NO_BLOCKS;
  const list = new BlockList(listed.length);
  for (const block of listed) list.add(block);
  const column = (name: 'at' | 'size' | 'crc' | 'tail'): Uint32Array =>
    Uint32Array.from(listed, (block) => block[name]);
  return {
    ...list.take(),
    at: column('at'),
    size: column('size'),
    sum: NONE,
    crc: column('crc'),
    tail: column('tail'),
  };
}
