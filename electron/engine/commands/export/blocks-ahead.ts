// Blocks of files that a thread makes and packs before it is known where they go. It makes none itself.
import type { RowBlock } from '../../../../shared/model/exported-file.ts';
import type { KeptPart } from '../../write/file-content.ts';
import type { FileForm } from '../../write/file-form.ts';
import { sameIds } from './id-list.ts';

/** A block that a thread made. */
export interface BlockAhead {
  /** The rows that are written, ascending. */
  readonly ids: Uint32Array;
  readonly sums: RowBlock;
  readonly part: KeptPart;
  /** The CRC-32 of the lines before it that it was packed with. */
  readonly window: number;
}

/** Neighbouring blocks of a file, each behind the one before it, the first at the start of the file or behind an "end". */
export interface BlocksOrder {
  readonly blocks: readonly WantedBlock[];
  readonly form: FileForm;
  /** Null: files are not packed. */
  readonly level: number | null;
  /** The section of the rows; null where all of the family are in one. */
  readonly section: number | null;
}

export interface WantedBlock {
  /** Ascending. */
  readonly ids: Uint32Array;
  /** Only the last rows of a block, which the next one is packed with. */
  readonly isEnd: boolean;
  /**
   * Of rows that did not change, the CRC-32 of the lines before them that they were packed with: made only where these
   * are others now. Behind such a block there is none, or an "end".
   */
  readonly window: number | null;
}

/** What was made, by rows. */
export class BlocksAhead {
  readonly #blocks = new Map<number, BlockAhead>();

  add(block: BlockAhead): void {
    this.#blocks.set(block.ids[0] ?? 0, block);
  }

  /** The block of just these rows, and packed with lines of this CRC-32 (default: any); or null. */
  of(ids: Uint32Array, window?: number): BlockAhead | null {
    const found = this.#blocks.get(ids[0] ?? 0);
    if (!found || !sameIds(found.ids, ids)) return null;
    return window === undefined || found.window === window ? found : null;
  }
}
