// What was made of a known set before it is laid out, by threads and beside them, and what threads are asked for: changed
// blocks, and whole files where no row comes or goes. It makes none itself.
import type { RowBlock } from '../../../../shared/model/file-blocks.ts';
import { sameIds, type RowIds } from '../../../../shared/model/row-ids.ts';
import type { KeptPart, SetFacts } from '../../write/file-content.ts';
import type { FileForm } from '../../write/file-form.ts';
import type { MadeFile } from '../../write/set-file.ts';
import type { RowsBehind } from './read-set.ts';

/** A block that was made by itself. */
export interface BlockAhead {
  /** The rows that are written, ascending. */
  readonly ids: Uint32Array;
  readonly sums: RowBlock;
  readonly part: KeptPart;
  /** The CRC-32 of the lines before it that it was packed with. */
  readonly window: number;
}

/** Blocks of a file, each behind the one before it or with rows before it; the first may be at the start of the file. */
export interface BlocksOrder {
  readonly blocks: readonly WantedBlock[];
  readonly form: FileForm;
  /** Null: files are not packed. */
  readonly level: number | null;
  /** The section of the rows; null where all of the family are in one. */
  readonly section: number | null;
}

/** The same for a thread. Whoever writes a 1 over the 0 first makes them. */
export interface ClaimedOrder extends BlocksOrder {
  readonly claim: Int32Array<SharedArrayBuffer>;
}

/** Whether nobody else makes them. */
export function isMine({ claim }: ClaimedOrder): boolean {
  return Atomics.compareExchange(claim, 0, 0, 1) === 0;
}

/** Before its own rows there are as many as it is packed with, about, but not where it is behind the block before it. */
export interface WantedBlock extends RowsBehind {
  /**
   * Of rows that did not change, the CRC-32 of the lines before them that they were packed with: made only where these
   * are others now. Behind such a block there is none, another such, or one with rows before it.
   */
  readonly window: number | null;
}

/** Its own rows. */
export function rowsOf({ ids, before }: RowsBehind): Uint32Array {
  return ids.subarray(before);
}

/** A file of the rows that it had, and maybe of those that come back to it, as far as they are to be written. */
export type FileAhead = SetFacts & Pick<MadeFile, 'made' | 'staged'>;

/** What was made: blocks by their rows, files by their numbers. */
export class MadeAhead {
  readonly #blocks = new Map<number, BlockAhead>();
  readonly #files = new Map<number, FileAhead>();
  /** By file: who waits for what is made of it. */
  readonly #awaited = new Map<number, PromiseWithResolvers<null>>();
  readonly #all: Promise<void>;

  /** `make` adds all there is. */
  constructor(make: (ahead: MadeAhead) => Promise<void>) {
    this.#all = make(this);
    // Where another failure comes first, this one is not awaited any more.
    this.#all.catch(() => undefined);
  }

  /** When all of a file is made that is made ahead, or nothing more is; throws why that failed. */
  async ready(n: number): Promise<void> {
    await Promise.race([this.#readiness(n).promise, this.#all]);
  }

  /** The same of all files. */
  whole(): Promise<void> {
    return this.#all;
  }

  addBlocks(blocks: readonly BlockAhead[]): void {
    for (const block of blocks) this.#blocks.set(block.ids[0] ?? 0, block);
  }

  /** The block of just these rows, and packed with lines of this CRC-32 (default: any); or null. */
  block(ids: Uint32Array, window?: number): BlockAhead | null {
    const found = this.#blocks.get(ids[0] ?? 0);
    if (!found || !sameIds(found.ids, ids)) return null;
    return window === undefined || found.window === window ? found : null;
  }

  addFile(n: number, file: FileAhead): void {
    this.#files.set(n, file);
  }

  /** Nothing more of the file comes. */
  finish(n: number): void {
    this.#readiness(n).resolve(null);
  }

  /** What is known of the file of this number, or null. */
  file(n: number): FileAhead | null {
    return this.#files.get(n) ?? null;
  }

  /** The file of this number, where it has just these rows; or null. It is given away. */
  takeFile(n: number, ids: RowIds): FileAhead | null {
    const found = this.#files.get(n);
    this.#files.delete(n);
    return found?.ids.equals(ids) ? found : null;
  }

  #readiness(n: number): PromiseWithResolvers<null> {
    const known = this.#awaited.get(n) ?? Promise.withResolvers<null>();
    this.#awaited.set(n, known);
    return known;
  }
}
