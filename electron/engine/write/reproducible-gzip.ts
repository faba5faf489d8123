// Gzip that depends on nothing but the content: no time, no name, a fixed system byte.
import { constants, createGunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const gzipAsync = promisify(gzip);

const USUAL_LEVEL = 6;
const CHUNK = 1024 * 1024;

/** Position of the system byte in the header, and its value "unknown". Source: RFC 1952, 2.3.1. */
const OS_BYTE = 9;
const OS_UNKNOWN = 255;

/** Packs on zlib's threads; the same content and level (1 to 9) give the same bytes on every system. */
export async function packGzip(content: Buffer, level = USUAL_LEVEL): Promise<Buffer> {
  const packed = await gzipAsync(content, {
    level,
    chunkSize: CHUNK,
    strategy: constants.Z_DEFAULT_STRATEGY,
  });
  packed[OS_BYTE] = OS_UNKNOWN;
  return packed;
}

/** True where the packed bytes, their checksum included, unpack to exactly this content. Memory: one chunk. */
export async function unpacksTo(packed: Buffer, content: Buffer): Promise<boolean> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  gunzip.end(packed);
  let at = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      if (!chunk.equals(content.subarray(at, at + chunk.length))) return false;
      at += chunk.length;
    }
  } catch {
    return false;
  }
  return at === content.length;
}
