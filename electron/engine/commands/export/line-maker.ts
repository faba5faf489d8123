// The lines of rows as files or as blocks of one, here or in a thread. It reads rows and packs nothing.
import { setImmediate } from 'node:timers/promises';
import type { FileBlock, FilePlace, RowBlock } from '../../../../shared/model/exported-file.ts';
import { fillsWindow, whole, WINDOW, windowOf } from '../../write/file-content.ts';
import type { FileForm } from '../../write/file-form.ts';
import { RowEncoder } from '../../write/row-encoder.ts';
import type { SetFile } from '../../write/set-file.ts';
import type { ExportBatch, Room } from './read-set.ts';

/** How included rows are read for writing them: those among these ascending ids, in order. */
export type LinesIn = (ids: Uint32Array, room?: Room) => Iterable<ExportBatch>;

/** A file that has no place and no name yet. */
export type UnnamedFile = Omit<SetFile, keyof FilePlace | 'name' | 'waiting'>;

/** The lines of a block of rows. */
export interface BlockLines {
  readonly xml: Buffer;
  /** The rows that are written. */
  readonly ids: Uint32Array;
  /** What is known of them; undefined where none is. */
  readonly sums: RowBlock | undefined;
}

export class LineMaker {
  readonly #linesIn: LinesIn;
  readonly #encoder: RowEncoder;
  readonly #signal: AbortSignal | null;

  constructor(linesIn: LinesIn, form: FileForm, signal: AbortSignal | null) {
    this.#linesIn = linesIn;
    this.#encoder = new RowEncoder(undefined, form);
    this.#signal = signal;
  }

  /** A file of these rows, to be released; null where none of them is written. */
  async make(ids: Uint32Array): Promise<UnnamedFile | null> {
    const encoder = this.#encoder;
    for (const batch of this.#linesIn(ids, () => encoder.room)) {
      this.#signal?.throwIfAborted();
      // Without a plan a batch ends no file.
      for (const file of encoder.encode(batch)) file.release();
      await setImmediate();
    }
    const file = encoder.end();
    return file && whole(file);
  }

  /** No more rows than a block has. */
  async block(ids: Uint32Array): Promise<BlockLines> {
    const made = await this.make(ids);
    const [part] = made?.content.parts ?? [];
    const xml = part && 'xml' in part ? Buffer.from(part.xml) : Buffer.alloc(0);
    made?.release();
    return { xml, ids: made?.ids ?? new Uint32Array(), sums: made?.blocks[0] };
  }

  /** The end of the lines of a block's rows: as much as the next block is packed with. */
  async window(ids: Uint32Array, block: FileBlock | undefined): Promise<Buffer> {
    const end = endOf(ids, block);
    const last = await this.block(end);
    const { xml } = fillsWindow(last.xml) || end.length === ids.length ? last : await this.block(ids);
    return windowOf(xml);
  }
}

/** The last rows of a block, which mostly fill a window, by the length of its lines. */
export function endOf(ids: Uint32Array, block: Pick<FileBlock, 'urls' | 'bytes'> | undefined): Uint32Array {
  const { urls, bytes } = block ?? { urls: 1, bytes: 1 };
  return ids.subarray(-Math.ceil((WINDOW / (bytes / urls)) * MARGIN));
}

/** Lines at the end of a block may be shorter than others of it. */
const MARGIN = 1.2;
