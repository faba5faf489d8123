// Brings the body of an answer onto the disk, with a cap on its bytes, so that it can be read like any file.
// gzip is left packed: reading a file unpacks it by its content. Other encodings of the transport are undone here.
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import type { Duplex } from 'node:stream';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { ByteQueue } from '../byte-queue.ts';
import { sizeText } from '../size-text.ts';
import { readError } from '../../../../files/read-error.ts';
import { WebFailure } from './web-error.ts';

export interface Download {
  /** Bytes on disk. */
  readonly size: number;
  /** Of the bytes on disk, hex. */
  readonly sha256: string;
  /** True where the transport packed it with gzip, which is left as it is. */
  readonly gzip: boolean;
  /** Why the body ended early, or null: then it is whole. */
  readonly failure: WebFailure | null;
}

interface DownloadOptions {
  readonly address: string;
  /** The Content-Encoding header. */
  readonly encoding: string | undefined;
  readonly maxBytes: number;
  /** Told of bytes since the last call. */
  readonly onBytes: (bytes: number) => void;
}

/**
 * Writes the body to a new file at `path`. A body that ends early, or goes on beyond the cap, leaves what came, with its
 * failure. Throws WebFailures for encodings that can't be undone, io errors, and a cancel's reason.
 */
export async function download(
  body: AsyncIterable<Uint8Array>,
  path: string,
  { address, encoding, maxBytes, onBytes }: DownloadOptions,
): Promise<Download> {
  const codings = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  const gzip = codings.length === 1 && /^(?:x-)?gzip$/.test(codings[0] ?? '');
  let failure: WebFailure | null = null;
  const kept = untilFailure(capped(body, address, maxBytes, onBytes), (reason) => (failure = reason));
  let content: AsyncIterable<Uint8Array> = kept;
  if (!gzip) {
    for (const coding of codings.toReversed()) {
      const decoded = capped(decode(content, coding, address), address, maxBytes, () => undefined);
      content = untilFailure(decoded, (reason) => (failure ??= reason));
    }
  }
  const written = await write(content, path);
  return { ...written, gzip, failure };
}

async function write(
  content: AsyncIterable<Uint8Array>,
  path: string,
): Promise<{ readonly size: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx').catch((error: unknown) => {
    throw readError(error, path);
  });
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.length;
      await file.write(chunk).catch((error: unknown) => {
        throw readError(error, path);
      });
    }
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
}

/** Ends where a WebFailure comes, and tells it; all other errors go on. */
async function* untilFailure(
  chunks: AsyncIterable<Uint8Array>,
  tell: (failure: WebFailure) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    if (!(error instanceof WebFailure)) throw error;
    tell(error);
  }
}

async function* capped(
  chunks: AsyncIterable<Uint8Array>,
  address: string,
  limit: number,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    if (total > limit) {
      const rest = chunk.length - (total - limit);
      if (rest > 0) yield chunk.subarray(0, rest);
      throw new WebFailure('too-large', reason('web-too-large', { url: address, size: sizeText(limit) }));
    }
    onBytes(chunk.length);
    yield chunk;
  }
}

async function* decode(
  chunks: AsyncIterable<Uint8Array>,
  coding: string,
  address: string,
): AsyncGenerator<Uint8Array> {
  const input = new ByteQueue(chunks);
  const decoder = decoderFor(coding, await input.peek(2));
  if (!decoder) {
    await input.close();
    throw new WebFailure('web-encoding', reason('web-encoding-unknown', { url: address, coding }));
  }
  const source = Readable.from(input.rest(), { objectMode: false });
  // A failure of the source has to end the decoder; pipe() alone would leave it waiting.
  source.on('error', (error) => decoder.destroy(error));
  try {
    for await (const chunk of source.pipe(decoder)) yield chunk as Uint8Array;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const cause = error instanceof Error ? error.message : String(error);
    const why = reason('web-encoding-damaged', { url: address, coding });
    throw new WebFailure('web-encoding', why, { passing: true, detail: cause });
  } finally {
    source.destroy();
    decoder.destroy();
  }
}

function decoderFor(coding: string, start: Uint8Array): Duplex | null {
  switch (coding) {
    case 'br':
      return createBrotliDecompress();
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'zstd':
      return createZstdDecompress();
    case 'deflate':
      // The standard means zlib's format; some servers send the bare one. Source: RFC 9110 section 8.4.1.2.
      return ((start[0] ?? 0) & 15) === 8 && (((start[0] ?? 0) << 8) | (start[1] ?? 0)) % 31 === 0
        ? createInflate()
        : createInflateRaw();
    default:
      return null;
  }
}
