// Reads a file of ordinary size at once and unpacks it, which is faster than piece by piece. What is odd about it, or too
// large, is left to who reads it as a stream.
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { SCAN_PADDING } from '../parse/urlset-scan.ts';
import type { SourceFile } from '../sources/source-file.ts';

/** A sitemap may have 50 MiB. */
const MAX_BYTES = 64 << 20;

export interface WholeContent {
  /** The content, and SCAN_PADDING zeros behind it. */
  readonly bytes: Buffer;
  readonly size: number;
}

/** The unpacked content, or null where it is too large, damaged, or packed more than once. Throws fileErrors. */
export async function readWhole(file: SourceFile): Promise<WholeContent | null> {
  if (file.size === 0 || file.size > MAX_BYTES || file.transportGzip) return null;
  const raw = file.part ? await collect(file) : await readFile(file.path ?? file.location).catch(() => null);
  if (!raw) return null;
  const content = isGzip(raw) ? unpack(raw) : raw;
  if (!content || isGzip(content)) return null;
  const bytes = Buffer.allocUnsafe(content.length + SCAN_PADDING);
  content.copy(bytes);
  bytes.fill(0, content.length);
  return { bytes, size: content.length };
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function unpack(raw: Buffer): Buffer | null {
  try {
    return gunzipSync(raw, { maxOutputLength: MAX_BYTES, chunkSize: 1 << 20 });
  } catch {
    return null;
  }
}

async function collect(file: SourceFile): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const damage: string[] = [];
  for await (const chunk of file.open((found) => damage.push(found))) {
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return damage.length > 0 ? null : Buffer.concat(chunks);
}
