// Where the same four bytes stood before: chains of positions with the same hash, as 16-bit distances. Filled eight
// positions at a time, ahead of the search for matches, which then hashes nothing itself.

const HASH_BITS: u32 = 15;
const HASH_MULTIPLIER: u32 = 0x9e3779b1;

/** Farther back than any match may reach: there is no position before. An empty `head`, which is 0, gives it too. */
const NONE: u32 = 65535;

/** By hash, the last position that has it. */
const head = memory.data(4 << 15, 16);

/** By position modulo 65,536, the distance to the one before with its hash. */
const deltas = memory.data(2 << 16, 16);

/** Forgets all positions. Those that are entered then must be above 65,535. */
export function clearChains(): void {
  memory.fill(head, 0, 4 << HASH_BITS);
}

/** The distance from a position to the one before it with the same hash; where there is none, more than 32,768. */
export function distanceBefore(position: usize): u32 {
  return load<u16>(deltas + ((position & 65535) << 1));
}

/** Enters the positions from `from` to before `to`, each in its order. Reads up to 15 bytes behind them. */
export function enter(from: usize, to: usize): void {
  let at = from;
  for (; at < to && (at & 7) !== 0; at++) enterOne(at);
  for (; at + 8 <= to; at += 8) {
    const bytes = v128.load(at);
    const first = i8x16.shuffle(bytes, bytes, 0, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 5, 3, 4, 5, 6);
    const second = i8x16.shuffle(bytes, bytes, 4, 5, 6, 7, 5, 6, 7, 8, 6, 7, 8, 9, 7, 8, 9, 10);
    // What is above 65,535 becomes that.
    const distances = i16x8.narrow_i32x4_u(enterFour(first, at), enterFour(second, at + 4));
    v128.store(deltas + ((at & 65535) << 1), distances);
  }
  for (; at < to; at++) enterOne(at);
}

function enterOne(position: usize): void {
  const slot = head + (((load<u32>(position) * HASH_MULTIPLIER) >> (32 - HASH_BITS)) << 2);
  const distance = <u32>position - load<u32>(slot);
  store<u32>(slot, <u32>position);
  store<u16>(deltas + ((position & 65535) << 1), <u16>min(distance, NONE));
}

/** Enters four positions whose bytes are these lanes; their distances to the ones before. */
function enterFour(lanes: v128, position: usize): v128 {
  const hashes = i32x4.shr_u(i32x4.mul(lanes, i32x4.splat(HASH_MULTIPLIER)), 32 - HASH_BITS);
  const slots = i32x4.shl(hashes, 2);
  const low = i64x2.extract_lane(slots, 0);
  const high = i64x2.extract_lane(slots, 1);
  // One after the other: their hashes may be the same.
  let before = v128.load_zero<u32>(head + <u32>low);
  store<u32>(head + <u32>low, <u32>position);
  before = v128.load_lane<u32>(head + <u32>(low >> 32), before, 1);
  store<u32>(head + <u32>(low >> 32), <u32>position + 1);
  before = v128.load_lane<u32>(head + <u32>high, before, 2);
  store<u32>(head + <u32>high, <u32>position + 2);
  before = v128.load_lane<u32>(head + <u32>(high >> 32), before, 3);
  store<u32>(head + <u32>(high >> 32), <u32>position + 3);
  return i32x4.sub(i32x4.add(i32x4.splat(<i32>position), i32x4(0, 1, 2, 3)), before);
}
