// The texts of a run in memory: their bytes one after the other, and of each where it begins, its length and its row.

/** Texts at most: their numbers take 16 bits of a sort key. */
export const MOST_TEXTS = 1 << 16;

/** Bytes behind the last text that may be read, and behind what is kept of it that may be written, of whatever value. */
const BEHIND = 16;

const LINE_END: u8 = 0x0a;
const PAGE_BITS = 16;

const starts = memory.data(4 * MOST_TEXTS, 16);
const lengths = memory.data(4 * MOST_TEXTS, 16);
const ids = memory.data(4 * MOST_TEXTS, 16);

let count: u32 = 0;
let end: usize = 0;

/** Forgets all texts and makes room for others, of so many bytes in all; where these belong. The memory may be another one. */
export function beginTexts(bytes: u32): usize {
  count = 0;
  end = __heap_base;
  // Once for the texts, once for what is kept of them.
  const needed = __heap_base + 2 * (bytes + BEHIND);
  const pages = <i32>((needed >> PAGE_BITS) + 1) - memory.size();
  if (pages > 0) memory.grow(pages);
  return __heap_base;
}

/**
 * Takes the next rows, whose ids and lengths stand behind those of the texts so far. Between two texts lie `gap` bytes that
 * belong to none. Rows without a text are left out.
 */
export function addTexts(rows: u32, gap: u32): void {
  const behind = count + rows;
  for (let row = count; row < behind; row++) {
    const length = load<u32>(lengths + (row << 2));
    if (length > 0) {
      const place = count++ << 2;
      store<u32>(starts + place, <u32>end);
      store<u32>(lengths + place, length);
      store<u32>(ids + place, load<u32>(ids + (row << 2)));
    }
    end += length + gap;
  }
}

/** Measures the lines among so many bytes of the texts' memory; false where they are not just so many, each with its end. */
export function lineLengths(bytes: u32, lines: u32): bool {
  const first = __heap_base;
  const behind = first + bytes;
  const lineEnds = i8x16.splat(LINE_END);
  let begin = first;
  let found: u32 = 0;
  for (let at = first; at < behind; at += 16) {
    let hits = i8x16.bitmask(i8x16.eq(v128.load(at), lineEnds));
    for (; hits !== 0; hits &= hits - 1) {
      const place = at + ctz(hits);
      if (place >= behind) break;
      if (found === lines) return false;
      store<u32>(lengths + (found++ << 2), <u32>(place - begin));
      begin = place + 1;
    }
  }
  return found === lines && begin === behind;
}

/** Until others are begun. */
export function textCount(): u32 {
  return count;
}

export function textLengths(): usize {
  return lengths;
}

export function textIds(): usize {
  return ids;
}

export function startOf(text: u32): usize {
  return load<u32>(starts + (text << 2));
}

export function lengthOf(text: u32): u32 {
  return load<u32>(lengths + (text << 2));
}

export function idOf(text: u32): u32 {
  return load<u32>(ids + (text << 2));
}

/** Behind the last text, where what is kept may be written. */
export function behindTexts(): usize {
  return end + BEHIND;
}

/** How many bytes two texts have in common, at most so many; the first `known` are. */
export function commonBytes(a: u32, b: u32, known: u32, most: u32): u32 {
  const startA = startOf(a);
  const startB = startOf(b);
  for (let at = known; at < most; at += 8) {
    const differ = load<u64>(startA + at) ^ load<u64>(startB + at);
    if (differ !== 0) return min(at + <u32>(ctz(differ) >> 3), most);
  }
  return most;
}
