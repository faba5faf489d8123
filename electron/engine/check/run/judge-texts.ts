// Asks about one address after the other. It knows neither what is asked nor who wants to know.
import type { LocReader } from '../robots/loc-reader.ts';

/** The answer for each of the addresses, which end at `ends`, with one byte between. */
export function judgeTexts(
  judge: LocReader,
  { text, ends }: { readonly text: Uint8Array; readonly ends: Uint32Array },
): Float64Array {
  const values = new Float64Array(ends.length);
  for (let place = 0, from = 0; place < ends.length; place++) {
    const to = ends[place] ?? 0;
    values[place] = judge(text, from, to);
    from = to + 1;
  }
  return values;
}
