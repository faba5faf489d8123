// The lines of rows as files or as blocks of one, here or in a thread. It reads rows and packs nothing.
import { setImmediate } from 'node:timers/promises';
import type { FilePlace } from '../../../../shared/model/exported-file.ts';
import { rowBlock, type RowBlock, type RowBlocks } from '../../../../shared/model/file-blocks.ts';
import type { RowIds } from '../../../../shared/model/row-ids.ts';
import type { ExportReader } from '../../store/export-reader.ts';
import { BLOCK_ROWS, blockOfLines } from '../../write/block-tally.ts';
import { whole, WINDOW, windowOf } from '../../write/file-content.ts';
import type { FileForm } from '../../write/file-form.ts';
import type { ReadyLines } from '../../write/ready-lines.ts';
import { RowEncoder } from '../../write/row-encoder.ts';
import type { SetFile } from '../../write/set-file.ts';
import {
  readBehind,
  readLines,
  type ExportBatch,
  type LinesBehind,
  type Room,
  type RowsBehind,
} from './read-set.ts';

/** How included rows are read for writing them: those among these ascending ids, in order. */
export type LinesIn = (ids: Uint32Array, room?: Room) => Iterable<ExportBatch>;

/** The same of rows and of some before them, where that can be done at once. */
type LinesBehindIn = (rows: RowsBehind) => LinesBehind | null;

/** Makes lines of rows of a section (null: of any) that a reader finds. */
export function lineMakerThrough(
  reader: ExportReader,
  section: number | null,
  form: FileForm,
  signal: AbortSignal | null,
): LineMaker {
  const linesIn: LinesIn = (ids, room) => readLines(reader, ids, section, room);
  return new LineMaker(linesIn, form, signal, (rows) => readBehind(reader, rows, section));
}

/** A file that has no place and no name yet. */
export type UnnamedFile = Omit<SetFile, keyof FilePlace | 'name' | 'waiting'>;

/** Copies lines: the memory that they are made in is that of the next ones. Default: to new memory. */
export type KeepLines = (lines: Buffer) => Buffer;

/** The lines of a block of rows. */
export interface BlockLines {
  readonly xml: Buffer;
  /** The rows that are written. */
  readonly ids: Uint32Array;
  /** What is known of them; undefined where none is. */
  readonly sums: RowBlock | undefined;
}

/** Lines that were made elsewhere, copied. */
interface CopiedLines extends Pick<BlockLines, 'xml' | 'ids'> {
  readonly lines: ReadyLines;
}

/** Blocks that are made before others have their turn: some milliseconds. */
const BLOCKS_OF_TURN = 4;

export class LineMaker {
  readonly #linesIn: LinesIn;
  readonly #encoder: RowEncoder;
  readonly #signal: AbortSignal | null;
  readonly #behind: LinesBehindIn;
  #blocks = 0;

  constructor(
    linesIn: LinesIn,
    form: FileForm,
    signal: AbortSignal | null,
    behind: LinesBehindIn = () => null,
  ) {
    this.#linesIn = linesIn;
    this.#behind = behind;
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
  async block(ids: Uint32Array, keep: KeepLines = copied): Promise<BlockLines> {
    await setImmediate();
    const [ready, ...more] = this.#ready(ids, keep);
    if (ready && more.length === 0) {
      const { xml, lines, ids: written } = ready;
      return { xml, ids: written, sums: blockOfLines(lines) };
    }
    const made = await this.make(ids);
    const xml = linesOf(made);
    made?.release();
    return {
      xml,
      ids: made?.ids.list() ?? new Uint32Array(),
      sums: made ? rowBlock(made.blocks, 0) : undefined,
    };
  }

  /** The same, and what a block of them is packed with, of which there is nothing where no rows before them are given. */
  async blockBehind(
    { ids, before }: RowsBehind,
    keep: KeepLines = copied,
  ): Promise<BlockLines & { readonly window: Buffer }> {
    if (this.#blocks++ % BLOCKS_OF_TURN === 0) await setImmediate();
    this.#signal?.throwIfAborted();
    const found = this.#behind({ ids, before });
    if (found) {
      const { lines } = found;
      const window = keep(windowOf(found.before));
      const sums = lines.urls > 0 ? blockOfLines(lines) : undefined;
      return { window, xml: keep(lines.xml), ids: found.ids, sums };
    }
    const window = before > 0 ? await this.end(ids.subarray(0, before), keep) : NO_LINES;
    return { window, ...(await this.block(ids.subarray(before), keep)) };
  }

  /** What a block behind so many of these rows is packed with. `guess`: how many of them fill a window, about. */
  async window(ids: RowIds, end: number, guess: number): Promise<Buffer> {
    for (let rows = Math.max(1, guess); ; rows *= 2) {
      const window = await this.end(ids.slice(Math.max(0, end - rows), end));
      if (window.length === WINDOW || rows >= end) return window;
    }
  }

  /** The end of the lines of any rows: as much as a window holds. */
  async end(ids: Uint32Array, keep: KeepLines = copied): Promise<Buffer> {
    const ready = this.#ready(ids, keep).map(({ xml }) => xml);
    const [first, ...more] = ready;
    if (first) return windowOf(more.length === 0 ? first : Buffer.concat(ready));
    const made = await this.make(ids);
    const window = windowOf(linesOf(made));
    made?.release();
    return window;
  }

  /** Of rows whose lines need nothing but to be read, these, batch by batch; else nothing. */
  #ready(ids: Uint32Array, keep: KeepLines): CopiedLines[] {
    const all: CopiedLines[] = [];
    for (const batch of this.#linesIn(ids, () => BLOCK_ROWS)) {
      this.#signal?.throwIfAborted();
      if (!('lines' in batch) || batch.lines.urls !== batch.count) return [];
      all.push({ lines: batch.lines, ids: batch.ids, xml: keep(batch.lines.xml) });
    }
    return all;
  }
}

const NO_LINES: Buffer = Buffer.alloc(0);

function copied(lines: Buffer): Buffer {
  return Buffer.from(lines);
}

/** A copy. */
function linesOf(file: UnnamedFile | null): Buffer {
  return Buffer.concat((file?.content.parts ?? []).map((part) => ('xml' in part ? part.xml : part.kept)));
}

/** How many rows before the block with this number mostly fill a window. */
export function rowsOfWindow({ urls, bytes }: RowBlocks, number: number): number {
  let rows = 0;
  let left = WINDOW * MARGIN;
  for (let k = Math.min(number, urls.length) - 1; k >= 0 && left > 0; k--) {
    const [most, length] = [urls[k] ?? 0, bytes[k] ?? 0];
    rows += Math.min(most, Math.ceil((left / length) * most));
    left -= length;
  }
  return rows;
}

/** Lines at the end of a block may be shorter than others of it. */
const MARGIN = 1.2;
