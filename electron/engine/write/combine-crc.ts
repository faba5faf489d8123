// The CRC-32 of texts in a row; see assembly/combine-crc.ts.
import { assembly } from './assembly.ts';

/** The CRC-32 of the first text followed by the second, which has `bytes` bytes: less than 4 GB. */
export function combineCrc(first: number, second: number, bytes: number): number {
  return assembly().combineCrc(first, second, bytes) >>> 0;
}

/** Texts that follow each other, column by column. */
export interface TextSums {
  readonly bytes: Uint32Array;
  readonly crc: Uint32Array;
}

/** The CRC-32 of what stands before each of the texts, and behind the last. `first`: that of what stands before all. */
export function sumsAlong(first: number, { bytes, crc }: TextSums): Uint32Array {
  const maker = assembly();
  const most = maker.mostCrcs();
  const columns = new Uint32Array(maker.bytes.buffer, maker.crcColumns(), 3 * most);
  const sums = new Uint32Array(crc.length + 1);
  let sum = first;
  for (let from = 0; from < crc.length; from += most) {
    const some = crc.subarray(from, from + most);
    columns.set(some);
    columns.set(bytes.subarray(from, from + most), most);
    sum = maker.combineColumns(sum, some.length);
    sums.set(columns.subarray(2 * most, 2 * most + some.length), from);
  }
  sums[crc.length] = sum;
  return sums;
}
