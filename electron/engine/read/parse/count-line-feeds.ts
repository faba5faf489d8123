// Counts line feeds in bytes, four bytes at a time: that is faster than finding one after the other.

const LF = 0x0a;

/** Of fewer bytes a view would take longer than to count. */
const FEW_BYTES = 1_024;

/** Line feeds from `from` up to `to`. */
export function countLineFeeds(bytes: Uint8Array, from: number, to: number): number {
  if (to - from < FEW_BYTES) return countBytes(bytes, from, to);
  // A view of words has to begin at one; bytes before and behind them are counted one by one.
  const start = Math.min(to, from + (-(bytes.byteOffset + from) & 3));
  const words = (to - start) >>> 2;
  return (
    countBytes(bytes, from, start) +
    countWords(new Int32Array(bytes.buffer, bytes.byteOffset + start, words)) +
    countBytes(bytes, start + words * 4, to)
  );
}

function countBytes(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (bytes[at] === LF) count++;
  return count;
}

/** Words whose line feeds fit into the four bytes that count them. */
const WORDS_AT_ONCE = 255;

function countWords(words: Int32Array): number {
  // Constants of the function become part of its code; those of the module would be loaded for each word.
  const lowBits = 0x7f7f7f7f;
  let count = 0;
  for (let from = 0; from < words.length; from += WORDS_AT_ONCE) {
    const to = Math.min(from + WORDS_AT_ONCE, words.length);
    let sums = 0;
    for (let i = from; i < to; i++) {
      const word = (words[i] ?? 0) ^ 0x0a0a0a0a;
      // A one in each byte that is 0.
      sums = (sums + (~(((word & lowBits) + lowBits) | word | lowBits) >>> 7)) | 0;
    }
    count += (sums & 255) + ((sums >>> 8) & 255) + ((sums >>> 16) & 255) + (sums >>> 24);
  }
  return count;
}
