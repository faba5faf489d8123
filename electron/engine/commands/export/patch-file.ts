// Puts a file of a known set together from the blocks that it has in the folder and those that are made anew. It reads rows
// where nobody made their block, and writes nothing.
import { crc32 } from 'node:zlib';
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { BlockList, type FileBlocks, type RowBlocks } from '../../../../shared/model/file-blocks.ts';
import { sameIds, type RowIds } from '../../../../shared/model/row-ids.ts';
import { BLOCK_ROWS, sumOf, totalOf } from '../../write/block-tally.ts';
import { combineCrc, sumsAlong } from '../../write/combine-crc.ts';
import {
  bytesOf,
  tailOf,
  windowBehind,
  type FileContent,
  type FreshPart,
  type KeptPart,
} from '../../write/file-content.ts';
import type { FileForm } from '../../write/file-form.ts';
import { frameOf } from '../../write/xml-frame.ts';
import type { EncodeControl } from './encode-control.ts';
import { LineMaker, rowsOfWindow, type LinesIn, type UnnamedFile } from './line-maker.ts';
import type { MadeAhead } from './made-ahead.ts';
import type { TouchedRows } from './touched-rows.ts';

/** A file as it is to be, and as it was written. */
export interface FileToPatch {
  readonly name: string;
  readonly ids: RowIds;
  readonly before: ExportedFile;
}

/** What is known of the rows of a set. */
export interface PatchedRows {
  readonly linesIn: LinesIn;
  readonly touched: TouchedRows;
}

interface Patched {
  readonly ids: RowIds;
  readonly before: ExportedFile;
  /** Its blocks, with their checksums. */
  readonly blocks: FileBlocks;
  /** The bytes of the file as it is. */
  readonly bytes: Buffer;
  /** See sumsBefore. */
  readonly sums: Uint32Array;
}

export class FilePatcher {
  readonly #lines: LineMaker;
  readonly #touched: TouchedRows;
  readonly #form: FileForm;
  readonly #oldContent: EncodeControl['oldContent'];

  constructor(
    { linesIn, touched }: PatchedRows,
    form: FileForm,
    { signal, oldContent }: Pick<EncodeControl, 'signal' | 'oldContent'>,
  ) {
    this.#lines = new LineMaker(linesIn, form, signal);
    this.#touched = touched;
    this.#form = form;
    this.#oldContent = oldContent;
  }

  /**
   * The file with these rows; null where not all of them are written, where the folder does not hold it as it was
   * written, or where the rows before a block are not those that it was written with.
   */
  async patch({ name, ids, before }: FileToPatch, ahead: MadeAhead | undefined): Promise<UnnamedFile | null> {
    const old = before.blocks.urls.length > 0 ? await this.#oldContent(name, before.sha256) : null;
    if (!old) return null;
    const { bytes, release } = old;
    const sums = sumsBefore(before, bytes, this.#form);
    const blocksBefore = withSums(before.blocks, bytes);
    const made = sums && (await this.#parts({ ids, before, blocks: blocksBefore, bytes, sums }, ahead));
    const urls = made ? totalOf(made.blocks.urls) : 0;
    if (!made || urls !== ids.length) {
      release();
      return null;
    }
    const { parts, blocks } = made;
    const { opening, close } = frameOf(this.#form);
    const said = sumOf(blocks);
    const content: FileContent = { head: opening(said.namespaces), parts, close: Buffer.from(close) };
    const length = parts.reduce((all, part) => all + bytesOf(part), content.head.length + close.length);
    const spent = (): ArrayBuffer[] => ownMemory(parts);
    return { ...said, urls, ids, blocks, content, bytes: length, spent, release };
  }

  async #parts(
    patched: Patched,
    ahead: MadeAhead | undefined,
  ): Promise<{ readonly parts: FileContent['parts']; readonly blocks: RowBlocks } | null> {
    const { ids, before } = patched;
    const last = Math.ceil(ids.length / BLOCK_ROWS);
    const blocks = new BlockList(last);
    const isAsBefore = this.#asBefore(patched);
    const parts: (FreshPart | KeptPart)[] = [];
    // Whether the next block was packed with the window that it has now.
    let sameWindow = true;
    // The first of the blocks that are taken over as they stand, up to here.
    let run = 0;
    const endRun = (end: number): void => {
      if (run < end) {
        parts.push(keptRun(patched, run, end));
        blocks.addRun(before.blocks, run, end);
      }
      run = end + 1;
    };
    for (let at = 0, k = 0; at < ids.length; at += BLOCK_ROWS, k++) {
      const tail = before.blocks.tail[k];
      if (tail !== undefined && sameWindow && isAsBefore(k)) continue;
      const rows = ids.slice(at, at + BLOCK_ROWS);
      endRun(k);
      const previous = parts.at(-1);
      const made = ahead?.block(rows, previous ? tailOf(previous) : NO_TAIL);
      if (made) {
        blocks.add(made.sums);
        parts.push(made.part);
        sameWindow = tailOf(made.part) === tail;
        continue;
      }
      const window =
        previous && 'xml' in previous
          ? windowBehind(previous)
          : await this.#lines.window(ids, at, rowsOfWindow(before.blocks, k));
      if (previous && 'kept' in previous && crc32(window) !== tailOf(previous)) return null;
      const { xml, sums } = await this.#lines.block(rows);
      if (sums) blocks.add(sums);
      const fresh = { xml, window };
      parts.push(fresh);
      sameWindow = tailOf(fresh) === tail;
    }
    endRun(last);
    return { parts, blocks: blocks.take() };
  }

  /** Tells of a block whether it has just the rows that it had, none of which may have changed. */
  #asBefore({ ids, before }: Patched): (block: number) => boolean {
    const blocks = this.#touched.blocksOf(before);
    // Mostly no row comes or goes. An earlier version had larger blocks.
    const isSame = before.ids.equals(ids) && blocks.start(1) <= BLOCK_ROWS;
    return (k) => {
      if (isSame || blocks.has(k)) return !blocks.has(k);
      const at = k * BLOCK_ROWS;
      return blocks.start(k) === at && sameIds(blocks.rows(k), ids.slice(at, at + BLOCK_ROWS));
    };
  }
}

/**
 * The CRC-32 of what stands before each block of a file, and behind the last; null where that of a packed file is not the
 * checksum at its end.
 */
function sumsBefore(
  { name, namespaces, bytes, blocks }: ExportedFile,
  old: Buffer,
  form: FileForm,
): Uint32Array | null {
  const { opening, close } = frameOf(form);
  const sums = sumsAlong(crc32(opening(namespaces)), blocks);
  if (!name.endsWith('.gz')) return sums;
  const agrees = old.readUInt32LE(old.length - 8) === crc32(close, sums.at(-1));
  return agrees && old.readUInt32LE(old.length - 4) === bytes ? sums : null;
}

/** The blocks from one up to another as they stand in the file, in one piece. */
function keptRun({ blocks: before, bytes: old, sums }: Patched, from: number, to: number): KeptPart {
  const { at, size, sum, bytes: lengths, crc: crcs, tail } = before;
  const [first, last] = [at[from], at[to - 1]];
  if (first === undefined || last === undefined) throw new RangeError('There are no such blocks.');
  const blocks = {
    size: size.subarray(from, to),
    sum: sum.subarray(from, to),
    crc: crcs.subarray(from, to),
    tail: tail.subarray(from, to),
  };
  const bytes = totalOf(lengths.subarray(from, to));
  // What stands before moves by the length of these, as in combineCrc: what is left is theirs.
  const crc = combineCrc(sums[from] ?? 0, sums[to] ?? 0, bytes);
  return { kept: old.subarray(first, last + (size[to - 1] ?? 0)), blocks, bytes, crc };
}

/** The blocks of a file of these bytes, with the checksums that an earlier version did not keep. */
function withSums(blocks: FileBlocks, old: Buffer): FileBlocks {
  const { at, size, sum } = blocks;
  if (sum.length === at.length) return blocks;
  return { ...blocks, sum: at.map((from, k) => crc32(old.subarray(from, from + (size[k] ?? 0)))) };
}

/** What a block is packed with that begins its file. */
const NO_TAIL = crc32('');

/** The memory that nothing else lies in. Small buffers share theirs. */
function ownMemory(parts: readonly (FreshPart | KeptPart)[]): ArrayBuffer[] {
  const buffers = parts.flatMap((part) =>
    'xml' in part ? [part.xml.buffer, part.window.buffer] : [part.kept.buffer],
  );
  return [...new Set(buffers)].filter(
    (buffer) => buffer instanceof ArrayBuffer && buffer.byteLength > Buffer.poolSize,
  ) as ArrayBuffer[];
}
