// Reads the beginning of a file that may be an ordinary urlset, as one of its own that ends behind a record. It judges nothing
// and reads no more than that.
import { open } from 'node:fs/promises';
import { constants, gunzipSync } from 'node:zlib';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import { isGzip } from './read-whole.ts';

/** As they are stored: some thousand records of a packed file, some hundred of another. */
const START_BYTES = 32 << 10;
/** What so few bytes are unpacked to at most. */
const MAX_UNPACKED = 4 << 20;

const RECORD_END = Buffer.from('</url>');
const ROOT_END = '</urlset>';

interface FileStart {
  readonly bytes: Buffer;
  /** True where there is no more. */
  readonly whole: boolean;
}

/** null where it can not be read, or has no whole record there. */
export async function readStart(file: SourceFile): Promise<FileStart | null> {
  if (file.size === 0 || file.transportGzip) return null;
  const stored = await readStored(file).catch(() => null);
  const bytes = stored && (isGzip(stored.bytes) ? unpack(stored.bytes) : stored.bytes);
  if (!bytes || isGzip(bytes)) return null;
  if (stored.whole) return { bytes, whole: true };
  const end = bytes.lastIndexOf(RECORD_END);
  if (end < 0) return null;
  const start = bytes.subarray(0, end + RECORD_END.length);
  return { bytes: Buffer.concat([start, Buffer.from(ROOT_END)]), whole: false };
}

async function readStored(file: SourceFile): Promise<FileStart> {
  if (file.part) return collect(file);
  const handle = await open(file.path ?? file.location);
  try {
    const bytes = Buffer.allocUnsafe(START_BYTES);
    const { bytesRead } = await handle.read(bytes, 0, START_BYTES, 0);
    return { bytes: bytes.subarray(0, bytesRead), whole: bytesRead < START_BYTES };
  } finally {
    await handle.close();
  }
}

async function collect(file: SourceFile): Promise<FileStart> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file.open()) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= START_BYTES) break;
  }
  return { bytes: Buffer.concat(chunks), whole: false };
}

/** What of it can be unpacked. */
function unpack(bytes: Buffer): Buffer | null {
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_UNPACKED });
  } catch {
    return null;
  }
}
