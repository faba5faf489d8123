// Lists as the history keeps them, byte for byte as ../pack-values.ts packs them: runs of equal values.
import { listHashes } from './hash-locs';
import { endOf, MOST_BYTES, MOST_ROWS, startOf } from './texts';

/** What says which kind of value follows. */
const INTEGER: u8 = 1;
const TEXT: u8 = 3;

/** A count, a kind and a length, or a hash, at most. */
const BESIDE_TEXT: u32 = 8;
const HASH_BYTES: u32 = 12;

const MORE: u64 = 128;

const packed = memory.data(MOST_BYTES + BESIDE_TEXT * MOST_ROWS, 16);
const packedNumbers = memory.data(HASH_BYTES * MOST_ROWS, 16);

/** Where packed texts are, until others are packed. */
export function packedTexts(): usize {
  return packed;
}

/** Where packed hashes are, until others are packed. */
export function packedHashes(): usize {
  return packedNumbers;
}

/** Packs the texts of a list; how many bytes. */
export function packTexts(list: u32, rows: u32): u32 {
  let to = packed;
  for (let row: u32 = 0; row < rows;) {
    const start = startOf(list, row);
    const length = endOf(list, row) - start;
    let next = row + 1;
    for (; next < rows; next++) {
      const other = startOf(list, next);
      if (endOf(list, next) - other !== length || memory.compare(start, other, length) !== 0) break;
    }
    to = putNumber(to, next - row);
    store<u8>(to++, TEXT);
    to = putNumber(to, length);
    memory.copy(to, start, length);
    to += length;
    row = next;
  }
  return <u32>(to - packed);
}

/** Packs the hashes of a list; how many bytes. */
export function packHashes(list: u32, rows: u32): u32 {
  const hashes = listHashes(list);
  let to = packedNumbers;
  for (let row: u32 = 0; row < rows;) {
    const hash = load<f64>(hashes + (row << 3));
    let next = row + 1;
    for (; next < rows && load<f64>(hashes + (next << 3)) === hash;) next++;
    to = putNumber(to, next - row);
    store<u8>(to++, INTEGER);
    to = putNumber(to, <u64>hash);
    row = next;
  }
  return <u32>(to - packedNumbers);
}

/** In groups of 7 bits, the lowest first; where the next byte belongs. */
function putNumber(to: usize, value: u64): usize {
  for (; value >= MORE; value >>= 7) store<u8>(to++, <u8>((value & (MORE - 1)) | MORE));
  store<u8>(to, <u8>value);
  return to + 1;
}
