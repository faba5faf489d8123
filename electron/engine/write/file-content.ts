// The content of one sitemap in parts: what stands around its rows, and their lines block by block, made now or taken
// over from the file that is there. It packs and writes nothing.
import { crc32 } from 'node:zlib';
import type { FileBlock } from '../../../shared/model/exported-file.ts';
import { combineCrc } from './combine-crc.ts';
import type { EncodedFile } from './row-encoder.ts';

/** Bytes before a block that it is packed with. Source: RFC 1951, 2: the window of deflate. */
export const WINDOW = 32 * 1024;

/** Lines that were made now. */
export interface FreshPart {
  readonly xml: Buffer;
  /** The end of the block before it, with which it is packed; empty for the first. */
  readonly window: Buffer;
}

/** A block as it stands in a file: in the old one, or made by itself. */
export interface KeptPart {
  readonly kept: Buffer;
  readonly block: Pick<FileBlock, 'bytes' | 'crc' | 'tail'>;
}

export interface FileContent {
  readonly head: Buffer;
  readonly parts: readonly (FreshPart | KeptPart)[];
  readonly close: Buffer;
}

const NONE = Buffer.alloc(0);

/** The parts of a file that was made as a whole; they share its memory. */
export function contentOf({ xml, start, blocks }: EncodedFile): FileContent {
  let at = start;
  let window: Buffer = NONE;
  const parts = blocks.map(({ bytes }) => {
    const part: FreshPart = { xml: xml.subarray(at, at + bytes), window };
    window = windowOf(part.xml);
    at += bytes;
    return part;
  });
  return { head: xml.subarray(0, start), parts, close: xml.subarray(at) };
}

/** What is known of a file beside its bytes. */
export type FileFacts = Omit<EncodedFile, 'xml' | 'start' | 'next' | 'release'> & { readonly bytes: number };

export function factsOf({ xml, urls, ids, namespaces, lastmod, leftOut, blocks }: EncodedFile): FileFacts {
  return { urls, ids, namespaces, lastmod, leftOut, blocks, bytes: xml.length };
}

/** A file that was made as a whole, as it goes on its way. */
export function whole(file: EncodedFile): FileFacts & {
  readonly content: FileContent;
  readonly memory: ArrayBuffer | undefined;
  readonly release: EncodedFile['release'];
} {
  const { buffer } = file.xml;
  const memory = buffer instanceof ArrayBuffer ? buffer : undefined;
  return { ...factsOf(file), content: contentOf(file), memory, release: file.release };
}

/** What the block after these lines is packed with. */
export function windowOf(lines: Buffer): Buffer {
  return lines.subarray(Math.max(0, lines.length - WINDOW));
}

/** True where these are all lines that a window can hold, or more. */
export function fillsWindow(lines: Buffer): boolean {
  return lines.length >= WINDOW;
}

/** True where nothing is left to pack but what stands around the rows. */
export function isPacked({ parts }: FileContent): boolean {
  return parts.every((part) => 'kept' in part);
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
    else crc = combineCrc(crc, part.block.crc, part.block.bytes);
    bytes += bytesOf(part);
  }
  return { bytes: bytes + close.length, crc: crc32(close, crc) };
}

/** The CRC-32 of the lines of a file alone. */
export function crcOfLines({ parts }: FileContent): number {
  return parts.reduce(
    (crc, part) => ('xml' in part ? crc32(part.xml, crc) : combineCrc(crc, part.block.crc, part.block.bytes)),
    0,
  );
}

/** The same of a file that was written. */
export function crcOfBlocks(blocks: readonly Pick<FileBlock, 'bytes' | 'crc'>[]): number {
  return blocks.reduce((sum, { crc, bytes }) => combineCrc(sum, crc, bytes), 0);
}

/** Uncompressed. */
export function bytesOf(part: Pick<FreshPart, 'xml'> | KeptPart): number {
  return 'xml' in part ? part.xml.length : part.block.bytes;
}

/** The whole as it stands in a file that is not packed. */
export function plainBytes({ head, parts, close }: FileContent): Buffer<ArrayBuffer> {
  return Buffer.concat([head, ...parts.map((part) => ('xml' in part ? part.xml : part.kept)), close]);
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

export function withBuffer({ kept, block }: KeptPart): KeptPart {
  return { kept: asBuffer(kept), block };
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
