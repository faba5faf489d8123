// Counts what a sitemap says, block by block of its rows, so that an export after few changes need not read the others.
// It knows no bytes of files.
import type { LeftOut } from '../../../shared/model/export-plan.ts';
import { BlockList, type RowBlock, type RowBlocks } from '../../../shared/model/file-blocks.ts';
import { LatestLastmod } from './latest-lastmod.ts';
import { LeftOutTally } from './left-out.ts';
import type { ReadyLines } from './ready-lines.ts';
import type { RowLines } from './row-lines.ts';

/**
 * Rows of a block: few enough that some changes leave most blocks alone, many enough that packing each by itself costs
 * next to nothing. A file's blocks follow from the order of its rows alone, not from their numbers in the project.
 */
export const BLOCK_ROWS = 192;

/** What the blocks of a file say together. */
export type FileSums = Omit<RowBlock, 'urls' | 'bytes'>;

/** The sums of blocks in their order. */
export function sumOf({ namespaces, lastmods, leftOut }: RowBlocks): FileSums {
  const latest = new LatestLastmod();
  for (const lastmod of lastmods) if (lastmod !== null) latest.add(lastmod);
  return {
    namespaces: namespaces.reduce((all, some) => all | some, 0),
    lastmod: latest.text,
    leftOut: leftOut.map(({ counts, ...kind }) => ({ ...kind, count: totalOf(counts) })),
  };
}

/** The sum of a column. */
export function totalOf(column: Uint32Array): number {
  return column.reduce((sum, number) => sum + number, 0);
}

export class BlockTally {
  readonly #latest = new LatestLastmod();
  readonly #done = new BlockList();
  #values: LeftOutTally | null = null;
  #urls = 0;
  #bytes = 0;
  #namespaces = 0;

  /** Rows that the block which fills has room for; of a next one where it is full. */
  get room(): number {
    return this.#urls === BLOCK_ROWS ? BLOCK_ROWS : BLOCK_ROWS - this.#urls;
  }

  /** The block that fills, so far. */
  get block(): RowBlock {
    return {
      urls: this.#urls,
      bytes: this.#bytes,
      namespaces: this.#namespaces,
      lastmod: this.#latest.text,
      leftOut: this.#values?.list() ?? NOTHING,
    };
  }

  /** Adds the rows of a batch; no more than `room`. */
  addLines({ urls, xml, namespaces, lastmods, leftOut }: ReadyLines): void {
    this.#begin();
    this.#urls += urls;
    this.#bytes += xml.length;
    this.#namespaces |= namespaces;
    for (const lastmod of lastmods) this.#latest.add(lastmod);
    if (leftOut.length > 0) (this.#values ??= new LeftOutTally()).addAll(leftOut);
  }

  /** Adds the row that was read last. */
  addRow({ bytes, namespaces, lastmod, valuesLeftOut }: RowLines): void {
    this.#begin();
    this.#urls++;
    this.#bytes += bytes;
    this.#namespaces |= namespaces;
    if (lastmod !== null) this.#latest.add(lastmod);
    for (const { reason, what } of valuesLeftOut) (this.#values ??= new LeftOutTally()).add(reason, what);
  }

  /** The blocks of the file that ends here, and their sums; the next one begins. */
  take(): FileSums & { readonly blocks: RowBlocks } {
    if (this.#urls > 0) this.#end();
    const blocks = this.#done.take();
    return { ...sumOf(blocks), blocks };
  }

  #begin(): void {
    if (this.#urls === BLOCK_ROWS) this.#end();
  }

  #end(): void {
    this.#done.add(this.block);
    this.#latest.reset();
    this.#values = null;
    this.#urls = this.#bytes = this.#namespaces = 0;
  }
}

const NOTHING: readonly LeftOut[] = [];

/** The block that lines make which fit into one. */
export function blockOfLines({ urls, xml, namespaces, lastmods, leftOut }: ReadyLines): RowBlock {
  const latest = new LatestLastmod();
  for (const lastmod of lastmods) latest.add(lastmod);
  return { urls, bytes: xml.length, namespaces, lastmod: latest.text, leftOut };
}
