// Reads the headers of a tar archive (POSIX ustar and pax, GNU, and the old form) and passes over the data, which its
// user may take. Names are names only; nothing is written. Source: POSIX.1-2017, pax; the GNU tar manual.
import type { ByteQueue } from '../byte-queue.ts';

export const TAR_BLOCK = 512;

/** Bytes of a long name or of extended attributes; more is an attack. */
const MAX_EXTENDED = 1_048_576;

export interface TarEntry {
  readonly name: string;
  readonly size: number;
  /** Where its data begins in the archive. */
  readonly offset: number;
  /** 'file' has data of its own; 'sparse' has it in a form that can't be read. */
  readonly kind: 'file' | 'folder' | 'link' | 'device' | 'sparse';
}

/** How the archive ended: as it should, in the middle, with what is no header, or because its reader had enough. */
export type TarEnd = 'complete' | 'truncated' | 'damaged' | 'stopped';

/** What was done with an entry's data; 'cut' = it ended before it should, 'stop' = read no further. */
export type TarAnswer = 'taken' | 'left' | 'cut' | 'stop';

/** True where the bytes begin with a tar header: its checksum says so. */
export function isTarHeader(block: Uint8Array): boolean {
  if (block.length < TAR_BLOCK || block[0] === 0) return false;
  let sum = 0;
  for (let i = 0; i < TAR_BLOCK; i++) sum += i >= 148 && i < 156 ? 32 : (block[i] ?? 0);
  return sum === readNumber(block, 148, 8);
}

/** Calls `onEntry` for each entry; it may take the entry's data from the queue, all or none of it. */
export async function readTar(
  input: ByteQueue,
  onEntry: (entry: TarEntry) => Promise<TarAnswer>,
): Promise<TarEnd> {
  const next: { name: string | null; size: number | null } = { name: null, size: null };
  let position = 0;
  for (;;) {
    const block = await input.take(TAR_BLOCK);
    position += block.length;
    if (block.length < TAR_BLOCK) return 'truncated';
    if (block.every((byte) => byte === 0)) return 'complete';
    if (!isTarHeader(block)) return 'damaged';
    const type = String.fromCharCode(block[156] ?? 0);
    const size = next.size ?? readNumber(block, 124, 12);
    if (!Number.isSafeInteger(size) || size < 0) return 'damaged';
    const padded = Math.ceil(size / TAR_BLOCK) * TAR_BLOCK;
    if (EXTENDED.has(type)) {
      if (size > MAX_EXTENDED) return 'damaged';
      const data = Buffer.from(await input.take(padded));
      position += data.length;
      if (data.length < padded) return 'truncated';
      extend(next, type, data.subarray(0, size));
      continue;
    }
    const entry = { name: next.name ?? readName(block), size, offset: position, kind: kindOf(type) };
    next.name = next.size = null;
    const how = await onEntry(entry);
    if (how === 'stop') return 'stopped';
    if (how === 'cut') return 'truncated';
    // A link's size is that of what it leads to.
    const data = entry.kind === 'link' ? 0 : padded;
    position += data;
    if (!(await skip(input, how === 'taken' ? data - size : data))) return 'truncated';
  }
}

/** Extended headers: pax for one file and for all, GNU's long names. */
const EXTENDED: ReadonlySet<string> = new Set(['x', 'g', 'L', 'K', 'X']);

function kindOf(type: string): TarEntry['kind'] {
  if (type === '0' || type === '\0' || type === '7') return 'file';
  if (type === '5' || type === 'D') return 'folder';
  if (type === '1' || type === '2') return 'link';
  return type === 'S' ? 'sparse' : 'device';
}

function extend(next: { name: string | null; size: number | null }, type: string, data: Buffer): void {
  if (type === 'L') {
    next.name = data.toString('utf8').replace(/\0.*$/s, '');
  } else if (type === 'x' || type === 'X') {
    const attributes = paxAttributes(data);
    next.name = attributes.get('path') ?? next.name;
    const size = attributes.get('size');
    if (size !== undefined && /^\d{1,15}$/.test(size)) next.size = Number(size);
  }
}

/** "length key=value\n" for each; whatever is not of this form ends the reading. */
function paxAttributes(data: Buffer): Map<string, string> {
  const attributes = new Map<string, string>();
  let at = 0;
  while (at < data.length) {
    const length = Number(/^(\d{1,7}) /.exec(data.toString('latin1', at, at + 8))?.[1] ?? 0);
    if (length < 5 || at + length > data.length) break;
    const record = data.toString('utf8', at, at + length);
    const parts = /^\d+ ([^=]+)=(.*)\n$/s.exec(record);
    if (parts) attributes.set(parts[1] ?? '', parts[2] ?? '');
    at += length;
  }
  return attributes;
}

function readName(block: Uint8Array): string {
  const name = readText(block, 0, 100);
  // GNU's old form has other fields where POSIX has the prefix.
  const posix = readText(block, 257, 6) === 'ustar' && block[262] === 0;
  const prefix = posix ? readText(block, 345, 155) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

function readText(block: Uint8Array, start: number, length: number): string {
  const field = Buffer.from(block.subarray(start, start + length));
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end);
}

/** Octal digits, or GNU's base 256 for large numbers; NaN for neither. */
function readNumber(block: Uint8Array, start: number, length: number): number {
  if (((block[start] ?? 0) & 0x80) !== 0) {
    let value = (block[start] ?? 0) & 0x7f;
    for (let i = start + 1; i < start + length; i++) value = value * 256 + (block[i] ?? 0);
    return value;
  }
  const digits = readText(block, start, length).trim();
  return /^[0-7]*$/.test(digits) ? parseInt(digits || '0', 8) : NaN;
}

async function skip(input: ByteQueue, bytes: number): Promise<boolean> {
  for (let left = bytes; left > 0;) {
    const chunk = await input.next();
    if (!chunk) return false;
    if (chunk.length > left) input.giveBack(chunk.subarray(left));
    left -= Math.min(left, chunk.length);
  }
  return true;
}
