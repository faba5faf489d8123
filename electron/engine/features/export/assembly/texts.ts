// Texts as bytes, and how bytes are copied: eight at a time. Up to seven more than asked for are read and written, so both
// sides need that room; what comes next is written over them.

const texts = memory.data(1024, 8);
let end = texts;

/** Keeps a text of ASCII characters; place and length in one number, as `put` takes it. */
export function keep(text: string): u64 {
  const place = end;
  for (let i = 0; i < text.length; i++) store<u8>(place + i, <u8>text.charCodeAt(i));
  end += text.length + 8;
  return ((<u64>place) << 32) | text.length;
}

/** Writes a kept text; the place behind it. */
export function put(to: usize, text: u64): usize {
  return putBytes(to, <usize>(text >> 32), <u32>text);
}

/** Copies so many bytes; the place behind them. */
export function putBytes(to: usize, from: usize, length: u32): usize {
  for (let i: u32 = 0; i < length; i += 8) store<u64>(to + i, load<u64>(from + i));
  return to + length;
}
