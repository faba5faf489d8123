// Unpacks a stream of gzip members (RFC 1952) as a stream. It stops at damage, tells it, and never throws for it.
import { once } from 'node:events';
import { crc32, createInflateRaw, inflateRawSync, type InflateRaw } from 'node:zlib';
import { ByteQueue } from '../byte-queue.ts';

/** What was odd about the packing; the codes are those of the problems that users see. */
export type GzipDamage =
  | 'gzip-truncated' // the stream ends inside a member
  | 'gzip-damaged' // a member does not unpack
  | 'gzip-checksum' // a member unpacks, but to other bytes than were packed
  | 'gzip-trailing-bytes'; // something that is not gzip follows the last member

/** zlib's default of 16 KiB costs 2.5 times as much. */
const OUTPUT_CHUNK_BYTES = 262_144;

/** Bytes, packed and unpacked, up to which a member counts as small: it is unpacked at once, which is much cheaper. */
const SMALL_PACKED_BYTES = 16_384;
const SMALL_BYTES = 65_536;
/** zlib holds one such piece for each member until it is collected: thousands of the default 16 KiB are a gigabyte. */
const SMALL_OUTPUT_BYTES = 1_024;

/** Yields what all members hold, one after the other; `onDamage` tells why it stopped early or what was ignored. */
export async function* gunzipMembers(
  chunks: AsyncIterable<Uint8Array>,
  onDamage: (damage: GzipDamage) => void,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of eachMember(chunks, onDamage)) {
      held.push(chunk);
      bytes += chunk.length;
      if (bytes < SMALL_BYTES) continue;
      yield held.length === 1 ? chunk : Buffer.concat(held);
      held = [];
      bytes = 0;
    }
  } catch (error) {
    if (bytes > 0) yield Buffer.concat(held);
    throw error;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

async function* eachMember(
  chunks: AsyncIterable<Uint8Array>,
  onDamage: (damage: GzipDamage) => void,
): AsyncGenerator<Uint8Array> {
  const input = new ByteQueue(chunks);
  try {
    for (let member = 0; ; member++) {
      const header = await readHeader(input);
      if (header === 'end' && member > 0) return;
      if (header !== 'ok') {
        const damage = await headerDamage(header, member, input);
        if (damage) onDamage(damage);
        return;
      }
      const state: MemberState = { crc: 0, length: 0, end: 'truncated' };
      yield* inflateMember(input, state);
      const damage =
        state.end === 'ended' ? await trailerDamage(input, state) : (`gzip-${state.end}` as const);
      if (damage) onDamage(damage);
      if (damage && damage !== 'gzip-checksum') return;
    }
  } finally {
    await input.close();
  }
}

/** What a deflate stream held, so far and at its end. */
export interface MemberState {
  crc: number;
  length: number;
  end: 'ended' | 'truncated' | 'damaged';
  /** Packed bytes that it took, once it has ended. */
  packed?: number;
}

async function headerDamage(
  header: 'end' | 'short' | 'other',
  member: number,
  input: ByteQueue,
): Promise<GzipDamage | null> {
  if (header !== 'other') return 'gzip-truncated';
  if (member === 0) return 'gzip-damaged';
  // Zeros after the last member are padding that tapes and some tools add.
  return (await onlyZeros(input)) ? null : 'gzip-trailing-bytes';
}

async function trailerDamage(input: ByteQueue, state: MemberState): Promise<GzipDamage | null> {
  const trailer = await input.take(8);
  if (trailer.length < 8) return 'gzip-truncated';
  const view = new DataView(trailer.buffer, trailer.byteOffset, 8);
  const same = view.getUint32(0, true) === state.crc && view.getUint32(4, true) === state.length >>> 0;
  return same ? null : 'gzip-checksum';
}

const FHCRC = 2;
const FEXTRA = 4;
const FNAME = 8;
const FCOMMENT = 16;

/** Consumes a member's header. 'other' consumes nothing: the bytes are not gzip. */
async function readHeader(input: ByteQueue): Promise<'ok' | 'end' | 'short' | 'other'> {
  const start = await input.peek(10);
  if (start.length === 0) return 'end';
  if (start[0] !== 0x1f || (start.length > 1 && start[1] !== 0x8b)) return 'other';
  if (start.length > 2 && start[2] !== 8) return 'other';
  if (start.length < 10) return 'short';
  const flags = start[3] ?? 0;
  if ((flags & 0xe0) !== 0) return 'other';
  await input.take(10);
  if (flags & FEXTRA) {
    const size = await input.take(2);
    const length = (size[0] ?? 0) + (size[1] ?? 0) * 256;
    if ((await input.take(length)).length < length) return 'short';
  }
  if (flags & FNAME && !(await input.skipPast(0))) return 'short';
  if (flags & FCOMMENT && !(await input.skipPast(0))) return 'short';
  if (flags & FHCRC && (await input.take(2)).length < 2) return 'short';
  return 'ok';
}

async function onlyZeros(input: ByteQueue): Promise<boolean> {
  for (let chunk = await input.next(); chunk; chunk = await input.next()) {
    if (chunk.some((byte) => byte !== 0)) return false;
  }
  return true;
}

/** A deflate stream's content; its state tells how it ended. What it did not need goes back to the input. */
export async function* inflateMember(input: ByteQueue, state: MemberState): AsyncGenerator<Uint8Array> {
  const small = await inflateSmall(input, state);
  if (small === null) yield* inflateLarge(input, state);
  else if (small.length > 0) yield small;
}

async function* inflateLarge(input: ByteQueue, state: MemberState): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: OUTPUT_CHUNK_BYTES });
  const fed = feed(inflate, input);
  try {
    for await (const chunk of inflate) {
      const piece = chunk as Uint8Array;
      state.crc = crc32(piece, state.crc);
      state.length += piece.length;
      yield piece;
    }
    state.end = await fed;
    state.packed = inflate.bytesWritten;
  } catch (error) {
    inflate.destroy();
    const how = await fed;
    if (!isZlibError(error)) throw error;
    state.end = how === 'truncated' ? 'truncated' : 'damaged';
  } finally {
    inflate.destroy();
    await fed;
  }
}

/** Unpacks a zlib stream (RFC 1950), which some tools write for gzip. Its checksum is not looked at. */
export async function* inflateZlib(
  chunks: AsyncIterable<Uint8Array>,
  onDamage: (damage: GzipDamage) => void,
): AsyncGenerator<Uint8Array> {
  const input = new ByteQueue(chunks);
  try {
    await input.take(2);
    const state: MemberState = { crc: 0, length: 0, end: 'truncated' };
    yield* inflateMember(input, state);
    if (state.end !== 'ended') onDamage(`gzip-${state.end}`);
    else if ((await input.take(4)).length < 4) onDamage('gzip-truncated');
    else if (!(await onlyZeros(input))) onDamage('gzip-trailing-bytes');
  } finally {
    await input.close();
  }
}

/** A whole small member at once; null, and nothing consumed, where it is large, cut or damaged. */
async function inflateSmall(input: ByteQueue, state: MemberState): Promise<Buffer | null> {
  const packed = await input.peek(SMALL_PACKED_BYTES);
  try {
    const { buffer, engine } = inflateRawSync(packed, {
      info: true,
      maxOutputLength: SMALL_BYTES,
      chunkSize: SMALL_OUTPUT_BYTES,
    }) as unknown as Inflated;
    await input.take(engine.bytesWritten);
    state.packed = engine.bytesWritten;
    state.crc = crc32(buffer);
    state.length = buffer.length;
    state.end = 'ended';
    return buffer;
  } catch (error) {
    if (isZlibError(error) || error instanceof RangeError) return null;
    throw error;
  }
}

/** What zlib gives where its info is asked for; its types don't know. */
interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

/** Writes the input to the inflater until that has seen the stream's last block, and gives the surplus back. */
async function feed(inflate: InflateRaw, input: ByteQueue): Promise<'ended' | 'truncated'> {
  let written = 0;
  for (;;) {
    let chunk: Uint8Array | null;
    try {
      chunk = await input.next();
    } catch (error) {
      inflate.destroy(error instanceof Error ? error : new Error(String(error)));
      return 'truncated';
    }
    if (!chunk || inflate.destroyed) return await finish(inflate);
    written += chunk.length;
    await writeOne(inflate, chunk);
    if (hasEnded(inflate) || inflate.bytesWritten < written) {
      const surplus = Math.min(chunk.length, written - inflate.bytesWritten);
      if (surplus > 0) input.giveBack(chunk.subarray(chunk.length - surplus));
      return 'ended';
    }
  }
}

function hasEnded(inflate: InflateRaw): boolean {
  return inflate.destroyed || inflate.readableEnded;
}

async function finish(inflate: InflateRaw): Promise<'ended' | 'truncated'> {
  if (inflate.destroyed) return 'truncated';
  inflate.end();
  try {
    await once(inflate, 'end', { signal: closedSignal(inflate) });
    return 'ended';
  } catch {
    return 'truncated';
  }
}

/** Aborts when the stream closes without an end: its reader has left. */
function closedSignal(inflate: InflateRaw): AbortSignal {
  const abort = new AbortController();
  inflate.once('close', () => abort.abort());
  return abort.signal;
}

/** Resolves once the inflater has taken the chunk, or wants no more: then zlib never calls the write's callback. */
function writeOne(inflate: InflateRaw, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      inflate.off('close', done);
      inflate.off('end', done);
      resolve();
    };
    inflate.once('close', done);
    inflate.once('end', done);
    inflate.write(chunk, done);
  });
}
