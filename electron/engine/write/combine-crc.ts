// The CRC-32 of two texts in a row; see assembly/combine-crc.ts.
import { assembly } from './assembly.ts';

/** The CRC-32 of the first text followed by the second, which has `bytes` bytes: less than 4 GB. */
export function combineCrc(first: number, second: number, bytes: number): number {
  return assembly().combineCrc(first, second, bytes) >>> 0;
}
