// The slots of a hash table with open addressing. Who uses them decides what stands in one.

/** All 0; their number is a power of two that leaves at least a third of them free. */
export function slotsFor(count: number): Int32Array {
  return new Int32Array(1 << Math.ceil(Math.log2(Math.max(16, count * 1.5))));
}
