// Finds the entries of a ZIP archive without its directory, by the headers that stand before each, as in one that was
// cut. It keeps nothing of what it unpacks; entries that can't be measured are told as such.
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { getFileNameLowLevel } from 'yauzl';
import { refusalOf, ZIP_DEFLATED, ZIP_STORED, type ArchiveEntry, type Refusal } from './archive-entry.ts';
import { budgetOf, type ArchiveLimits } from './archive-limits.ts';
import { ByteQueue } from '../byte-queue.ts';
import { inflateMember, type MemberState } from './gunzip-members.ts';

export interface FoundEntries {
  readonly entries: readonly ArchiveEntry[];
  /** Where the first of them begins. */
  readonly start: number;
}

/** Source: APPNOTE.TXT 4.3.7 and 4.3.9. */
const LOCAL_SIGNATURE = Buffer.from('PK\x03\x04', 'latin1');
const DIRECTORY_SIGNATURE = Buffer.from('PK\x01\x02', 'latin1');
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const LOCAL_HEADER = 30;
const [ENCRYPTED, STREAMED] = [1, 8];
/** The sizes stand in an extra field. Source: APPNOTE.TXT 4.5.3. */
const ZIP64 = 0xffff_ffff;
const ZIP64_FIELD = 1;
const SEARCH_BYTES = 65_536;

interface Header {
  readonly name: string;
  readonly method: number;
  readonly flags: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** Where its data begins. */
  readonly data: number;
}

/** All entries that are found, one more than the most that there may be at most. Memory: the entries. */
export async function findZipEntries(
  path: string,
  size: number,
  limits: ArchiveLimits,
): Promise<FoundEntries> {
  const file = await open(path);
  try {
    const entries: ArchiveEntry[] = [];
    let start = -1;
    let budget = budgetOf(size, limits);
    let at = await nextHeader(file, 0, size);
    while (at !== null && entries.length <= limits.maxEntries) {
      limits.signal?.throwIfAborted();
      const header = await readHeader(file, at, size);
      if (header === null) {
        at = await nextHeader(file, at + LOCAL_SIGNATURE.length, size);
        continue;
      }
      if (start < 0) start = at;
      const maxBytes = Math.min(limits.maxBytes, budget);
      const measured = await measure(path, header, size, { ...limits, maxBytes });
      budget = Math.max(0, budget - (measured.refusal === TOO_LARGE ? maxBytes : measured.size));
      const { length, end, crc, refusal } = measured;
      const zip = { deflated: header.method === ZIP_DEFLATED, size: measured.size, crc };
      entries.push({ name: header.name, part: { path, offset: at, length, zip }, refusal });
      at = await nextHeader(file, end, size);
    }
    return { entries, start: Math.max(start, 0) };
  } finally {
    await file.close();
  }
}

/** Where the next header begins from a place on, or null where the directory comes first, or the end. */
async function nextHeader(file: FileHandle, from: number, size: number): Promise<number | null> {
  const buffer = Buffer.alloc(SEARCH_BYTES);
  for (let at = from; at + LOCAL_HEADER <= size; at += SEARCH_BYTES - 3) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
    const seen = buffer.subarray(0, bytesRead);
    const found = seen.indexOf(LOCAL_SIGNATURE);
    const directory = seen.indexOf(DIRECTORY_SIGNATURE);
    if (found >= 0 && (directory < 0 || found < directory)) return at + found;
    if (directory >= 0) return null;
  }
  return null;
}

/** The header at a place, or null where it is none, or the file ends in it. */
async function readHeader(file: FileHandle, at: number, end: number): Promise<Header | null> {
  const fixed = Buffer.alloc(LOCAL_HEADER);
  await file.read(fixed, 0, LOCAL_HEADER, at);
  const [nameLength, extraLength] = [fixed.readUInt16LE(26), fixed.readUInt16LE(28)];
  const data = at + LOCAL_HEADER + nameLength + extraLength;
  const method = fixed.readUInt16LE(8);
  // No version and no method beyond 99 is known.
  if (nameLength === 0 || data > end || fixed.readUInt16LE(4) % 256 > 99 || method > 99) return null;
  const rest = Buffer.alloc(nameLength + extraLength);
  await file.read(rest, 0, rest.length, at + LOCAL_HEADER);
  const flags = fixed.readUInt16LE(6);
  const name = getFileNameLowLevel(flags, rest.subarray(0, nameLength), [], false);
  const long = zip64Sizes(rest.subarray(nameLength));
  const [packed, size] = [fixed.readUInt32LE(18), fixed.readUInt32LE(22)];
  return {
    name,
    method,
    flags,
    crc: fixed.readUInt32LE(14),
    packed: packed === ZIP64 ? (long?.packed ?? packed) : packed,
    size: size === ZIP64 ? (long?.size ?? size) : size,
    data,
  };
}

function zip64Sizes(extra: Buffer): { readonly size: number; readonly packed: number } | null {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== ZIP64_FIELD || at + 20 > extra.length) continue;
    return { size: Number(extra.readBigUInt64LE(at + 4)), packed: Number(extra.readBigUInt64LE(at + 12)) };
  }
  return null;
}

interface Measured {
  readonly length: number;
  readonly size: number;
  readonly crc: number;
  /** Behind the data. */
  readonly end: number;
  readonly refusal: Refusal | null;
}

/** How long the data is; a part of it where the file ends before. */
async function measure(path: string, header: Header, end: number, limits: ArchiveLimits): Promise<Measured> {
  const { data, packed, size, crc, flags, method } = header;
  const refusal = refusalOf((flags & ENCRYPTED) !== 0, method);
  const known = (flags & STREAMED) === 0 || packed > 0;
  if (known)
    return { length: Math.min(packed, end - data), size, crc, end: Math.min(data + packed, end), refusal };
  if (refusal) return { length: 0, size: 0, crc, end: data, refusal };
  if (method === ZIP_STORED) return { length: 0, size: 0, crc, end: data, refusal: UNMEASURED };
  const state: MemberState = { crc: 0, length: 0, end: 'truncated' };
  const input = new ByteQueue(createReadStream(path, { start: data }) as AsyncIterable<Uint8Array>);
  try {
    for await (const _ of inflateMember(input, state)) {
      limits.signal?.throwIfAborted();
      if (state.length > limits.maxBytes) return { length: 0, size: 0, crc, end: data, refusal: TOO_LARGE };
    }
    const after = Buffer.from(await input.peek(8));
    const descriptor = after.length === 8 && after.readUInt32LE(0) === DESCRIPTOR_SIGNATURE;
    const length = state.end === 'ended' ? (state.packed ?? 0) : end - data;
    // What was cut says so when it is read: it has less than its size.
    const whole = state.end === 'ended' ? state.length : state.length + 1;
    return {
      length,
      size: whole,
      crc: descriptor ? after.readUInt32LE(4) : state.crc,
      // Behind damage the next header may stand anywhere.
      end: state.end === 'damaged' ? data : data + length,
      refusal,
    };
  } finally {
    await input.close();
  }
}

const UNMEASURED: Refusal = {
  code: 'unreadable-source',
  key: 'entry-unmeasured',
};

const TOO_LARGE: Refusal = {
  code: 'too-large',
  key: 'entry-too-large',
};
