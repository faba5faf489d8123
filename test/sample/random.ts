// A small seeded random source, so that every sample is the same for the same seed. Not for anything secret.

export interface Random {
  /** 0 ≤ value < 1. */
  readonly next: () => number;
  /** An integer, 0 ≤ value < limit. */
  readonly below: (limit: number) => number;
  /** True with the given chance (0…1). */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
}

/** A random source for one seed and one index (mulberry32 over a mixed state): rows can be made in any order. */
export function randomFor(seed: number, index: number): Random {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[below(list.length)];
    if (item === undefined) throw new RangeError('pick() needs a list with at least one item.');
    return item;
  };
  return { next, below, chance: (share) => next() < share, pick };
}
