// The content of one sitemap in parts: what stands around its rows, and their lines block by block, made now or taken
// over from the file that is there. It packs and writes nothing.
import { crc32 } from 'node:zlib';
import type { BlockPlaces } from '../../../shared/model/file-blocks.ts';
import { RowIds } from '../../../shared/model/row-ids.ts';
import { combineCrc, sumsAlong, type TextSums } from './combine-crc.ts';
import type { EncodedFile } from './row-encoder.ts';

/**
 * Bytes before a block that it is packed with. Deflate reaches 32 KiB (RFC 1951, 2): the second half makes files 1 %
 * smaller, and more blocks different where a row changes.
 */
export const WINDOW = 16 * 1024;

/** Lines that were made now. */
export interface FreshPart {
  readonly xml: Buffer;
  /** The end of the lines before it in its file, with which it is packed; empty for the first. */
  readonly window: Buffer;
}

/** Blocks one after the other as they stand in a file: in the old one, or one that was made by itself. */
export interface KeptPart {
  readonly kept: Buffer;
  readonly blocks: KeptBlocks;
  /** Length and CRC-32 of all of their lines. */
  readonly bytes: number;
  readonly crc: number;
}

export type KeptBlocks = Omit<BlockPlaces, 'at'>;

/** What is known of the lines of one block. */
export interface BlockSums {
  readonly bytes: number;
  readonly crc: number;
  readonly tail: number;
}

/** A part of one block. `sum`: the CRC-32 of its bytes. */
export function keptBlock(kept: Buffer, { bytes, crc, tail }: BlockSums, sum = crc32(kept)): KeptPart {
  const blocks = {
    size: Uint32Array.of(kept.length),
    sum: Uint32Array.of(sum),
    crc: Uint32Array.of(crc),
    tail: Uint32Array.of(tail),
  };
  return { kept, blocks, bytes, crc };
}

export interface FileContent {
  readonly head: Buffer;
  readonly parts: readonly (FreshPart | KeptPart)[];
  readonly close: Buffer;
}

/** The parts of a file that was made as a whole; they share its memory. */
export function contentOf({ xml, start, blocks }: EncodedFile): FileContent {
  let at = start;
  const parts = Array.from(blocks.bytes, (bytes): FreshPart => {
    const window = windowOf(xml.subarray(start, at));
    at += bytes;
    return { xml: xml.subarray(at - bytes, at), window };
  });
  return { head: xml.subarray(0, start), parts, close: xml.subarray(at) };
}

/** What is known of a file beside its bytes, as a thread can tell it. */
export type FileFacts = Omit<EncodedFile, 'xml' | 'start' | 'next' | 'release'> & { readonly bytes: number };

export function factsOf({ xml, urls, ids, namespaces, lastmod, leftOut, blocks }: EncodedFile): FileFacts {
  return { urls, ids, namespaces, lastmod, leftOut, blocks, bytes: xml.length };
}

/** The same, as a set keeps it. */
export interface SetFacts extends Omit<FileFacts, 'ids'> {
  readonly ids: RowIds;
}

export function setFacts({ ids, ...facts }: FileFacts): SetFacts {
  return { ...facts, ids: RowIds.of(ids) };
}

/** A file that was made as a whole, as it goes on its way. */
export function whole(file: EncodedFile): SetFacts & {
  readonly content: FileContent;
  readonly memory: ArrayBuffer | undefined;
  readonly release: EncodedFile['release'];
} {
  const { buffer } = file.xml;
  const memory = buffer instanceof ArrayBuffer ? buffer : undefined;
  return { ...setFacts(factsOf(file)), content: contentOf(file), memory, release: file.release };
}

/** What a block behind these lines is packed with. */
export function windowOf(lines: Buffer): Buffer {
  return lines.subarray(Math.max(0, lines.length - WINDOW));
}

/** What the block behind a part is packed with: where its lines are few, also with lines before them. */
export function windowBehind({ xml, window }: FreshPart): Buffer {
  return xml.length >= WINDOW ? windowOf(xml) : windowOf(Buffer.concat([window, xml]));
}

/** The CRC-32 of that. */
export function tailOf(part: FreshPart | KeptPart): number {
  return 'xml' in part ? crc32(windowBehind(part)) : (part.blocks.tail.at(-1) ?? 0);
}

/** Bytes of lines that are still to be packed. */
export function freshBytes({ parts }: FileContent): number {
  return parts.reduce((sum, part) => sum + ('xml' in part ? part.xml.length : 0), 0);
}

/** Length and CRC-32 of the whole, uncompressed. */
export function sumsOf({ head, parts, close }: FileContent): {
  readonly bytes: number;
  readonly crc: number;
} {
  let bytes = head.length;
  let crc = crc32(head);
  for (const part of parts) {
    if ('xml' in part) crc = crc32(part.xml, crc);
    else crc = combineCrc(crc, part.crc, part.bytes);
    bytes += bytesOf(part);
  }
  return { bytes: bytes + close.length, crc: crc32(close, crc) };
}

/** The CRC-32 of the lines of a file alone. */
export function crcOfLines({ parts }: FileContent): number {
  return parts.reduce(
    (crc, part) => ('xml' in part ? crc32(part.xml, crc) : combineCrc(crc, part.crc, part.bytes)),
    0,
  );
}

/** The same of a file that was written; of its blocks from one on. */
export function crcOfBlocks({ bytes, crc }: TextSums, from = 0): number {
  return sumsAlong(0, { bytes: bytes.subarray(from), crc: crc.subarray(from) }).at(-1) ?? 0;
}

/** Whether two files of as many bytes have the same lines. */
export function haveSameLines(some: TextSums, others: TextSums): boolean {
  const at = some.crc.findIndex((crc, k) => some.bytes[k] !== others.bytes[k] || crc !== others.crc[k]);
  if (at < 0) return true;
  // Behind the same lines, other lines in the same place; else blocks may end elsewhere.
  return some.bytes[at] !== others.bytes[at] && crcOfBlocks(some, at) === crcOfBlocks(others, at);
}

/** Uncompressed. */
export function bytesOf(part: Pick<FreshPart, 'xml'> | KeptPart): number {
  return 'xml' in part ? part.xml.length : part.bytes;
}

/** The whole as it stands in a file that is not packed. */
export function plainBytes(file: FileContent): Buffer<ArrayBuffer> {
  return Buffer.concat(plainPieces(file));
}

/** The same, piece by piece. */
export function plainPieces({ head, parts, close }: FileContent): Buffer[] {
  return [head, ...parts.map((part) => ('xml' in part ? part.xml : part.kept)), close];
}

/** The same after a way between threads, from which plain arrays come. */
export function withBuffers({ head, parts, close }: FileContent): FileContent {
  return {
    head: asBuffer(head),
    parts: parts.map((part) =>
      'xml' in part ? { xml: asBuffer(part.xml), window: asBuffer(part.window) } : withBuffer(part),
    ),
    close: asBuffer(close),
  };
}

export function withBuffer(part: KeptPart): KeptPart {
  return { ...part, kept: asBuffer(part.kept) };
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
