// Where the bytes of one entry of an archive lie, and how to read them: a range of a file, stored or deflated. It is
// plain data, so that another thread can read it too.
import { crc32 } from 'node:zlib';
import { ByteQueue } from '../byte-queue.ts';
import { readAt, readRange } from '../file-bytes.ts';
import { inflateMember, type MemberState } from './gunzip-members.ts';

export interface ArchivePart {
  /** The file that holds the bytes. */
  readonly path: string;
  /** Where they begin; of a ZIP entry, where its local header does. */
  readonly offset: number;
  /** Bytes, as they are stored. */
  readonly length: number;
  /** null for bytes that are neither packed nor checked, as in a tar. */
  readonly zip: { readonly deflated: boolean; readonly size: number; readonly crc: number } | null;
}

/** What is wrong with an entry; the codes are those of the problems that users see. */
export type PartDamage =
  | 'zip-truncated' // the file ends inside of the entry
  | 'zip-damaged' // the entry does not unpack, or to more or less than the directory says
  | 'zip-checksum'; // the entry unpacks, but to other bytes than were packed

const LOCAL_HEADER = 30;
const LOCAL_SIGNATURE = 0x04034b50;

/** The entry's unpacked bytes; `onDamage` tells why they end early or can't be trusted. Throws the disk's errors. */
export async function* readArchivePart(
  part: ArchivePart,
  onDamage: (damage: PartDamage) => void,
): AsyncGenerator<Uint8Array> {
  const { zip } = part;
  if (!zip) {
    yield* readRange(part.path, part.offset, part.length);
    return;
  }
  const start = dataStart(part);
  if (start === null) {
    onDamage('zip-damaged');
    return;
  }
  const state: MemberState = { crc: 0, length: 0, end: 'truncated' };
  const stored = readRange(part.path, start, part.length);
  for await (const chunk of zip.deflated ? inflated(stored, state) : counted(stored, state)) {
    // More than the directory says was put there to deceive: who trusts its sizes would be flooded.
    if (state.length > zip.size) break;
    yield chunk;
  }
  if (state.length > zip.size || (state.end === 'ended' && state.length < zip.size)) onDamage('zip-damaged');
  else if (state.end !== 'ended') onDamage(`zip-${state.end}`);
  else if (state.crc !== zip.crc) onDamage('zip-checksum');
}

/** Behind the entry's own header, whose lengths may differ from those in the directory; null where it is none. */
function dataStart({ path, offset }: ArchivePart): number | null {
  const header = readAt(path, offset, LOCAL_HEADER);
  if (header.length < LOCAL_HEADER || header.readUInt32LE(0) !== LOCAL_SIGNATURE) return null;
  return offset + LOCAL_HEADER + header.readUInt16LE(26) + header.readUInt16LE(28);
}

async function* inflated(stored: AsyncIterable<Uint8Array>, state: MemberState): AsyncGenerator<Uint8Array> {
  const input = new ByteQueue(stored);
  try {
    yield* inflateMember(input, state);
  } finally {
    await input.close();
  }
}

async function* counted(stored: AsyncIterable<Uint8Array>, state: MemberState): AsyncGenerator<Uint8Array> {
  for await (const chunk of stored) {
    state.length += chunk.length;
    state.crc = crc32(chunk, state.crc);
    yield chunk;
  }
  state.end = 'ended';
}
