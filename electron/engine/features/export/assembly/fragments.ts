// The extension fragments of a batch's lines once more, each with a zero behind it: what they mean for their file is told by
// their text, see ../lines/ready-lines.ts.
import { putBytes } from './texts';

/** Lines hold their fragments and more, so that these take no more room. */
const BYTES = 4 << 20;

/** Copies write up to seven bytes more. */
const fragments = memory.data(BYTES + 8, 16);
let end: usize = fragments;

export function fragmentsOutput(): usize {
  return fragments;
}

export function fragmentBytes(): u32 {
  return <u32>(end - fragments);
}

/** To be called before the first fragment. */
export function beginFragments(): void {
  end = fragments;
}

export function keepFragment(from: usize, length: u32): void {
  end = putBytes(end, from, length);
  store<u8>(end++, 0);
}
