// Raw deflate for text that repeats itself line by line, as the rows of a sitemap do. The same bytes come out on every
// system: they follow from the window, the bytes and the level alone. Source: RFC 1951.
import { alignBits, beginAt, endOfBits, putBits } from './bits';
import { enterFrom, findMatches, setEffort } from './find-matches';
import { clearChains } from './hash-chains';
import { LONGEST } from './tokens';
import { writeBlock } from './write-block';

/** Bytes of windows and of what is packed: one piece behind the other, so that each finds its window where it is. */
const INPUT_BYTES = 1 << 20;

/** Bytes that are packed in one call at most. */
const PIECE = 1 << 18;

/** What is read behind the end, its value being of no matter. */
const BEHIND = 64;

const input = memory.data(INPUT_BYTES + BEHIND, 16);

/** No more than the piece itself in stored blocks, and how it ends. */
const output = memory.data(PIECE + (PIECE >> 10) * 6 + BEHIND, 16);

/** Where what was packed last ends, and where its window began. */
let packedEnd: usize = 0;
let packedWindow: usize = 0;

export function deflateInput(): usize {
  return input;
}

export function mostDeflateInput(): u32 {
  return INPUT_BYTES;
}

export function mostDeflated(): u32 {
  return PIECE;
}

/** Where the packed bytes are, until the next call. */
export function deflateOutput(): usize {
  return output;
}

/** To be called when bytes of the input are others. */
export function forgetWindow(): void {
  packedEnd = 0;
}

/**
 * Packs bytes of the input, at offsets `from` to before `to`, with the window before them; how many bytes come out. They end
 * at the border of a byte, so that others can follow, or with `last` as a stream ends.
 */
export function deflate(window: u32, from: u32, to: u32, level: i32, last: bool): u32 {
  const start = input + window;
  const begin = input + from;
  const end = input + to;
  setLevel(level, isPercentEncoded(begin, end));
  // Positions before the window, which the chains may have still, are too far away for all that follows.
  if (begin !== packedEnd || start < packedWindow) {
    clearChains();
    enterFrom(start);
  }
  packedWindow = start;
  packedEnd = end;
  beginAt(output);
  for (let at = begin; at < end;) {
    const next = findMatches(start, at, end);
    writeBlock(at, next);
    at = next;
  }
  if (last) {
    // A block of fixed codes that ends at once.
    putBits(3, 10);
    alignBits();
  } else {
    // A stored block of no bytes.
    putBits(0, 3);
    alignBits();
    putBits(0xffff0000, 32);
  }
  return <u32>(endOfBits() - output);
}

/** More candidates than this are of use in percent-encoded text only where all are looked at. */
const MOST_ENCODED = 64;

/** As levels of zlib: from fast to small. */
function setLevel(level: i32, percentEncoded: bool): void {
  let steps = 2048;
  if (level <= 2) steps = 1;
  else if (level === 3) steps = 2;
  else if (level <= 5) steps = 3;
  else if (level === 6) steps = 8;
  else if (level === 7) steps = 16;
  else if (level === 8) steps = 32;
  if (percentEncoded) steps = max(steps, min(8 * steps, MOST_ENCODED));
  setEffort(steps, level < 8 ? 128 : LONGEST);
}

/** Such text has few different runs of four bytes ("%D0%"), and so long chains with few longer matches. */
function isPercentEncoded(from: usize, to: usize): bool {
  let count: u32 = 0;
  for (let at = from; at + 16 <= to; at += 16)
    count += popcnt(i8x16.bitmask(i8x16.eq(v128.load(at), i8x16.splat(0x25))));
  return count > <u32>(to - from) / 16;
}
