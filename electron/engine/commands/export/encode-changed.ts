// Files of a known set that have to be written again. Where the folder still holds one as it was written, only the
// blocks of rows that changed are made; the others are taken over as they are. It reads rows and writes nothing.
import { crc32 } from 'node:zlib';
import type { ExportedFile, FileBlock, RowBlock } from '../../../../shared/model/exported-file.ts';
import { BLOCK_ROWS, sumOf } from '../../write/block-tally.ts';
import { combineCrc } from '../../write/combine-crc.ts';
import {
  bytesOf,
  windowOf,
  type FileContent,
  type FileFacts,
  type FreshPart,
  type KeptPart,
} from '../../write/file-content.ts';
import type { FileForm } from '../../write/file-form.ts';
import type { MadeFile, SetFile } from '../../write/set-file.ts';
import { frameOf } from '../../write/xml-frame.ts';
import type { BlocksAhead } from './blocks-ahead.ts';
import type { EncodeControl, FamilyFiles } from './encode-control.ts';
import type { ExportThreads } from './export-threads.ts';
import type { FileOrder } from './file-maker.ts';
import { LineMaker, type UnnamedFile } from './line-maker.ts';
import type { ChangedFile, KnownSet } from './sticky-layout.ts';
import { TouchedRows } from './touched-rows.ts';

/** A file of fewer rows is made sooner than a thread starts. */
const THREAD_ROWS = 1_000;

/**
 * The files in their order; those that are made as a whole by threads, where there are some. Memory: one file, and those
 * that were handed out and not yet released.
 */
export async function* encodeChanged(
  changed: readonly ChangedFile[],
  known: KnownSet,
  { form, level, label }: FamilyFiles,
  control: EncodeControl,
): AsyncGenerator<SetFile | MadeFile> {
  const { signal, threads } = control;
  const lines = new LineMaker(known.linesIn, form, signal);
  const touched = new TouchedRows(known.touched);
  const ahead = await known.ahead;
  for (const { n, ids, waiting, before } of changed) {
    const place = label(n);
    const old =
      before && before.blocks.length > 0 ? await control.oldContent(place.name, before.sha256) : null;
    const patched =
      before && old && agrees(before, old, form)
        ? await patch({ ids, before, old }, ahead, lines, touched, form)
        : null;
    signal.throwIfAborted();
    const order: FileOrder = { rows: { ids, lines: known.lines }, from: 1, skip: 0, form, limits: null };
    const made =
      patched ??
      (threads && ids.length >= THREAD_ROWS
        ? await makeInThread(order, { name: place.name, level }, threads)
        : await lines.make(ids));
    if (made) yield { ...made, ...place, waiting };
    control.onRows(ids.length);
  }
}

/** Has a thread make a file of all of these rows; null where none of them is written. */
async function makeInThread(
  order: FileOrder,
  { name, level }: { readonly name: string; readonly level: number | null },
  threads: ExportThreads,
): Promise<(FileFacts & Pick<MadeFile, 'made'>) | null> {
  const thread = await threads.acquire();
  const release = (): void => {
    threads.release(thread);
  };
  try {
    const { facts } = await thread.lines(order);
    if (facts) return { ...facts, made: thread.bytes(name, level).finally(release) };
  } catch (error) {
    release();
    throw error;
  }
  release();
  return null;
}

interface Patched {
  readonly ids: Uint32Array;
  readonly before: NonNullable<ChangedFile['before']>;
  /** The bytes of the file as it is. */
  readonly old: Buffer;
}

/** Whether what is known of the blocks of a packed file adds up to the checksum at its end. */
function agrees({ name, namespaces, bytes, blocks }: ExportedFile, old: Buffer, form: FileForm): boolean {
  if (!name.endsWith('.gz')) return true;
  const { opening, close } = frameOf(form);
  const sums = blocks.reduce(
    (crc, block) => combineCrc(crc, block.crc, block.bytes),
    crc32(opening(namespaces)),
  );
  return (
    old.readUInt32LE(old.length - 8) === crc32(close, sums) && old.readUInt32LE(old.length - 4) === bytes
  );
}

/** Null where the rows before a block are not those that its file was written with. */
async function patch(
  { ids, before, old }: Patched,
  ahead: BlocksAhead | undefined,
  lines: LineMaker,
  touched: TouchedRows,
  form: FileForm,
): Promise<UnnamedFile | null> {
  const blocks: RowBlock[] = [];
  const parts: (FreshPart | KeptPart)[] = [];
  // Whether the next block was packed with the window that it has now.
  let sameWindow = true;
  for (let at = 0, k = 0; at < ids.length; at += BLOCK_ROWS, k++) {
    const rows = ids.subarray(at, at + BLOCK_ROWS);
    const block = blockOfRows(before, k, rows);
    if (block && sameWindow && !touched.among(rows)) {
      blocks.push(block);
      parts.push({ kept: old.subarray(block.at, block.at + block.size), block });
      continue;
    }
    const previous = parts.at(-1);
    const made = ahead?.of(rows, previous ? tailOf(previous) : NO_TAIL);
    if (made) {
      blocks.push(made.sums);
      parts.push(made.part);
      sameWindow = block !== null && made.part.block.tail === block.tail;
      continue;
    }
    const window =
      previous && 'xml' in previous
        ? windowOf(previous.xml)
        : await lines.window(ids.subarray(Math.max(0, at - BLOCK_ROWS), at), before.blocks[k - 1]);
    if (previous && 'kept' in previous && crc32(window) !== previous.block.tail) return null;
    const { xml, sums } = await lines.block(rows);
    if (sums) blocks.push(sums);
    parts.push({ xml, window });
    sameWindow = block !== null && crc32(windowOf(xml)) === block.tail;
  }
  const { opening, close } = frameOf(form);
  const sums = sumOf(blocks);
  const content: FileContent = { head: opening(sums.namespaces), parts, close: Buffer.from(close) };
  const bytes = parts.reduce((all, part) => all + bytesOf(part), content.head.length + close.length);
  const spent = ownMemory(parts);
  return { ...sums, urls: ids.length, ids, blocks, content, bytes, spent, release: () => undefined };
}

/** What a block is packed with that begins its file. */
const NO_TAIL = crc32('');

function tailOf(part: FreshPart | KeptPart): number {
  return 'xml' in part ? crc32(windowOf(part.xml)) : part.block.tail;
}

/** The memory that nothing else lies in. Small buffers share theirs. */
function ownMemory(parts: readonly (FreshPart | KeptPart)[]): ArrayBuffer[] {
  const buffers = parts.flatMap((part) =>
    'xml' in part ? [part.xml.buffer, part.window.buffer] : [part.kept.buffer],
  );
  return [...new Set(buffers)].filter(
    (buffer) => buffer instanceof ArrayBuffer && buffer.byteLength > Buffer.poolSize,
  ) as ArrayBuffer[];
}

/** The block at this place, where it has just these rows. */
function blockOfRows({ ids, blocks }: Patched['before'], k: number, rows: Uint32Array): FileBlock | null {
  const block = blocks[k];
  const at = k * BLOCK_ROWS;
  if (block?.urls !== rows.length) return null;
  for (let i = 0; i < rows.length; i++) if (ids[at + i] !== rows[i]) return null;
  return block;
}
