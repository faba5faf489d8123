// Binary search, once for all who look for a place in something sorted. It knows nothing of what lies there.

/**
 * The first place from `from` on, and before `to`, that `isThere` says yes to; `to` where there is none. After such a place
 * it has to say yes to all. Asks log2(to - from) times.
 */
export function firstPlace(from: number, to: number, isThere: (place: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isThere(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The place of the first of ascending numbers that is not below this one, if it is not before `from`; their count where
 * all are. For loops: it calls nothing.
 */
export function placeOf(numbers: Uint32Array, n: number, from = 0): number {
  let [low, high] = [from, numbers.length];
  // Mostly it is the next one.
  if ((numbers[low] ?? n) >= n) return low;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < n) low = middle + 1;
    else high = middle;
  }
  return low;
}
