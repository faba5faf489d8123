// Reads a source file's content: plain, or gzip whatever its name says, with a cap on the unpacked bytes.
import { DEFAULT_MAX_UNPACKED_BYTES } from '../../../../../shared/model/import/unpacked-limit.ts';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import type { PartDamage } from './archive-part.ts';
import { isBomb } from './archive-limits.ts';
import { ByteQueue } from '../byte-queue.ts';
import { gunzipMembers, inflateZlib, type GzipDamage } from './gunzip-members.ts';
import { isWebInput } from '../../../../../shared/protocol/web-input.ts';
import { sizeText } from '../size-text.ts';
import type { SourceFile } from '../source-file.ts';

/** True for a problem that says that the file goes on: what is incomplete at its end must not be used. */
export function isCut({ code }: Problem): boolean {
  return CUT_CODES.has(code);
}

const CUT_CODES: ReadonlySet<string> = new Set<GzipDamage | PartDamage | 'too-large'>([
  'too-large',
  'gzip-truncated',
  'gzip-damaged',
  'zip-truncated',
  'zip-damaged',
]);

export interface ReadOptions {
  /** Unpacked bytes that the file may have. */
  readonly maxBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the bytes read from disk since the last call. */
  readonly onBytes?: (bytes: number) => void;
  /** True: a file beyond the cap ends there, which `onProblem` tells. Default: it throws. */
  readonly endAtCap?: boolean | undefined;
  /** Told of each layer that is unpacked, at its beginning. */
  readonly onPacked?: () => void;
  /** Told of a truncated or damaged gzip stream; what came before was yielded. */
  readonly onProblem?: (problem: Problem) => void;
}

/**
 * The file's unpacked bytes. Unpacks gzip and zlib by their first bytes, and one within the other once more. Throws "too-large" beyond
 * the cap where it is not to end there, "unreadable-source" for gzip in gzip in gzip, what the file's open() throws, and the signal's reason.
 */
export async function* readUnpacked(file: SourceFile, options: ReadOptions): AsyncGenerator<Uint8Array> {
  const limit = options.maxBytes ?? DEFAULT_MAX_UNPACKED_BYTES;
  const transport = file.transportGzip ? 1 : 0;
  let packed = 0;
  let content: AsyncIterable<Uint8Array> = watched(file, options);
  let isTold = false;
  /** A bomb is stopped where it shows to be one, not where it reaches the cap: an archive may have many of them. */
  const explodes = (unpacked: number): boolean => isBomb(unpacked, packed);
  const isSpent = (_: number, more: number): boolean =>
    file.budget !== undefined && (file.budget.left -= more) < 0;
  const beyond = (why: 'bomb' | 'large'): void => {
    const path = file.location;
    const told =
      why === 'bomb'
        ? reason('packed-bomb', { path })
        : reason('packed-too-large', { path, size: sizeText(limit) });
    if (options.endAtCap !== true) throw new AppError('too-large', told);
    if (!isTold) options.onProblem?.({ reason: told, severity: 'error', code: 'too-large', file: path });
    isTold = true;
  };
  for (let level = 0; ; level++) {
    const input = new ByteQueue(content);
    const before = blanksBeforeGzip(await input.peek(MAX_BLANKS));
    if (before > 0) {
      await input.take(before);
      options.onProblem?.(warning('gzip-leading-bytes', file.location));
    }
    const start = await input.peek(3);
    const zlib = isZlib(start);
    if (!zlib && !isGzip(start)) {
      if (level === 0 && start.length > 0 && isNamedAsPacked(file)) {
        options.onProblem?.({ ...warning('gzip-not-packed', file.location), severity: 'info' });
      }
      yield* capped(input.rest(), limit, beyond, isSpent);
      return;
    }
    if (level === 2 + transport) {
      await input.close();
      throw new AppError('unreadable-source', reason('gzip-too-deep', { path: file.location }));
    }
    const onDamage = (damage: GzipDamage) => options.onProblem?.(damageProblem(damage, file.location));
    options.onPacked?.();
    if (level === 1 + transport) options.onProblem?.(warning('gzip-nested', file.location));
    if (zlib) options.onProblem?.(warning('zlib-packed', file.location));
    // What was packed twice is measured by the outer layer.
    const taken = level > 0 ? input.rest() : inPieces(input.rest(), (bytes) => (packed += bytes));
    content = capped((zlib ? inflateZlib : gunzipMembers)(taken, onDamage), limit, beyond, explodes);
  }
}

/** On the web, a server may have unpacked what it sends. */
function isNamedAsPacked({ location }: SourceFile): boolean {
  return /\.gz$/i.test(location) && !isWebInput(location);
}

function isGzip(start: Uint8Array): boolean {
  return start[0] === 0x1f && start[1] === 0x8b && (start[2] === 8 || start.length === 2);
}

/** The headers that zlib writes, but for the one that is also the text "x^". Source: RFC 1950 section 2.2. */
function isZlib([method = 0, flags = 0]: Uint8Array): boolean {
  return method === 0x78 && [0x01, 0x9c, 0xda].includes(flags);
}

/** Scripts print white space or a byte order mark before what they send. */
const MAX_BLANKS = 64;

/** Bytes before gzip data that hold nothing; 0 where no gzip data follows them. */
function blanksBeforeGzip(start: Uint8Array): number {
  let at = 0;
  while ([9, 10, 13, 32, 0xef, 0xbb, 0xbf].includes(start[at] ?? 0)) at++;
  return isGzip(start.subarray(at, at + 3)) ? at : 0;
}

async function* watched(file: SourceFile, options: ReadOptions): AsyncGenerator<Uint8Array> {
  const onDamage = (damage: PartDamage) => options.onProblem?.(damageProblem(damage, file.location));
  for await (const chunk of file.open(onDamage)) {
    options.signal?.throwIfAborted();
    options.onBytes?.(chunk.length);
    yield chunk;
  }
}

/** Packed bytes that are taken at once: of a bomb, so many times more than is known of it yet. */
const PIECE_BYTES = 32_768;

async function* inPieces(
  chunks: AsyncIterable<Uint8Array>,
  onTaken: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      const piece = chunk.subarray(at, at + PIECE_BYTES);
      onTaken(piece.length);
      yield piece;
    }
}

/** The chunks up to the limit, or to where they show to be a bomb; what comes after is told of, once. */
async function* capped(
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
  beyond: (why: 'bomb' | 'large') => void,
  isTooMuch: (bytes: number, more: number) => boolean,
): AsyncGenerator<Uint8Array> {
  let left = limit;
  for await (const chunk of chunks) {
    if (chunk.length > left) {
      beyond('large');
      if (left > 0) yield chunk.subarray(0, left);
      return;
    }
    left -= chunk.length;
    if (isTooMuch(limit - left, chunk.length)) {
      beyond('bomb');
      return;
    }
    yield chunk;
  }
}

function warning(
  code: 'gzip-leading-bytes' | 'gzip-nested' | 'zlib-packed' | 'gzip-not-packed',
  file: string,
): Problem {
  return { reason: reason(code, { path: file }), severity: 'warning', code, file };
}

function damageProblem(code: GzipDamage | PartDamage, file: string): Problem {
  const severity = code === 'gzip-trailing-bytes' ? 'warning' : 'error';
  return { reason: reason(code, { path: file }), severity, code, file };
}
