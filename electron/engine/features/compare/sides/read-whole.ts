// Reads a file of ordinary size at once and unpacks it, which is faster than piece by piece. What is odd about it, or too
// large, is left to who reads it as a stream.
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { letGo } from '../../../threads/let-go.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';

/** A sitemap may have 50 MiB. */
const MAX_BYTES = 64 << 20;

/** A gzip file's header and trailer, and the length of its content at the end. Source: RFC 1952, 2.3. */
const GZIP_BYTES = 18;

/** The unpacked content, or null where it is too large, damaged, or packed more than once. To be let go. Throws fileErrors. */
export async function readWhole(file: SourceFile): Promise<Buffer | null> {
  if (file.size === 0 || file.size > MAX_BYTES || file.transportGzip) return null;
  const raw = file.part ? await collect(file) : await readFile(file.path ?? file.location).catch(() => null);
  if (!raw) return null;
  const content = isGzip(raw) ? unpack(raw) : raw;
  if (content !== raw) letGo(raw);
  return !content || isGzip(content) ? null : content;
}

/** By their first two. Source: RFC 1952, 2.3.1. */
function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function unpack(raw: Buffer): Buffer | null {
  if (raw.length < GZIP_BYTES) return null;
  // The length is that of the last member, and a lie costs time only: a right one saves copying pieces together.
  const expected = raw.readUInt32LE(raw.length - 4);
  if (expected > MAX_BYTES) return null;
  try {
    return gunzipSync(raw, { maxOutputLength: MAX_BYTES, chunkSize: Math.max(expected + 1, 1 << 16) });
  } catch {
    return null;
  }
}

async function collect(file: SourceFile): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  const damage: string[] = [];
  let size = 0;
  for await (const chunk of file.open((found) => damage.push(found))) {
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return damage.length > 0 ? null : Buffer.concat(chunks);
}
