// Reads a source file's content: plain, or gzip whatever its name says, with a cap on the unpacked bytes.
import { DEFAULT_MAX_UNPACKED_BYTES } from '../../../shared/model/unpacked-limit.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { Problem } from '../../../shared/model/problem.ts';
import type { PartDamage } from './archive-part.ts';
import { isBomb } from './archive-limits.ts';
import { ByteQueue } from './byte-queue.ts';
import { gunzipMembers, inflateZlib, type GzipDamage } from './gunzip-members.ts';
import { sizeText } from './size-text.ts';
import type { SourceFile } from './source-file.ts';

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
    const message = why === 'bomb' ? bomb(file.location) : tooLarge(file.location, limit);
    if (options.endAtCap !== true) throw new AppError('too-large', message);
    if (!isTold) options.onProblem?.({ severity: 'error', code: 'too-large', message, file: file.location });
    isTold = true;
  };
  for (let level = 0; ; level++) {
    const input = new ByteQueue(content);
    const before = blanksBeforeGzip(await input.peek(MAX_BLANKS));
    if (before > 0) {
      await input.take(before);
      options.onProblem?.(blanksProblem(file.location));
    }
    const start = await input.peek(3);
    const zlib = isZlib(start);
    if (!zlib && !isGzip(start)) {
      yield* capped(input.rest(), limit, beyond, isSpent);
      return;
    }
    if (level === 2 + transport) {
      await input.close();
      throw new AppError(
        'unreadable-source',
        `"${file.location}" is gzip inside gzip inside gzip. Unpack it first, then import what is in it.`,
      );
    }
    const onDamage = (damage: GzipDamage) => options.onProblem?.(damageProblem(damage, file.location));
    options.onPacked?.();
    if (level === 1 + transport) options.onProblem?.(nestedProblem(file.location));
    if (zlib) options.onProblem?.(zlibProblem(file.location));
    // What was packed twice is measured by the outer layer.
    const taken = level > 0 ? input.rest() : inPieces(input.rest(), (bytes) => (packed += bytes));
    content = capped((zlib ? inflateZlib : gunzipMembers)(taken, onDamage), limit, beyond, explodes);
  }
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

function bomb(location: string): string {
  return `"${location}" unpacks to many times its size, as no honest file does; reading stopped there. Check where it comes from.`;
}

function tooLarge(location: string, limit: number): string {
  return (
    `"${location}" holds more than ${sizeText(limit)} once unpacked; reading stopped there. ` +
    'A sitemap may have 50 MiB at most: split the file, allow larger ones, or check where it comes from.'
  );
}

function nestedProblem(file: string): Problem {
  const message = `"${file}" was packed with gzip twice. It was unpacked twice; pack it once.`;
  return { severity: 'warning', code: 'gzip-nested', message, file };
}

function blanksProblem(file: string): Problem {
  const message = `"${file}" has white space or a byte order mark before its gzip data, which most programs can't read then. It was passed over; write the data alone.`;
  return { severity: 'warning', code: 'gzip-leading-bytes', message, file };
}

function zlibProblem(file: string): Problem {
  const message = `"${file}" is packed with zlib, which other programs don't take for a sitemap. It was unpacked; pack it with gzip.`;
  return { severity: 'warning', code: 'zlib-packed', message, file };
}

function damageProblem(code: GzipDamage | PartDamage, file: string): Problem {
  const severity = code === 'gzip-trailing-bytes' ? 'warning' : 'error';
  return { severity, code, message: `"${file}" ${DAMAGE_TEXT[code]}`, file };
}

const DAMAGE_TEXT: Readonly<Record<GzipDamage | PartDamage, string>> = {
  'gzip-truncated':
    'ends in the middle of its gzip data: it was cut, perhaps by a broken download. What came before can be read; get the file again.',
  'gzip-damaged':
    'has damaged gzip data and could be unpacked only in part. What came before can be read; get the file again.',
  'gzip-checksum': 'does not match its gzip checksum: some of its bytes have changed. Get the file again.',
  'zip-truncated':
    'ends in the middle: its archive was cut. What came before can be read; get the archive again.',
  'zip-damaged':
    'is damaged in its archive and could be unpacked only in part. What came before can be read; get the archive again.',
  'zip-checksum':
    'does not match the checksum in its archive: some of its bytes have changed. Get the archive again.',
  'gzip-trailing-bytes': 'has other bytes after the end of its gzip data. They were ignored.',
};
