// Spreads URLs evenly over the files that they need, where a split would fill all but the last. It never sees the XML.
import type { SplitPlan } from './split-plan.ts';

/** What a split of the same URLs in the same order found. */
export interface SplitTotals {
  readonly files: number;
  readonly urls: number;
  /** Of the lines alone. */
  readonly bytes: number;
  /** True where bytes, not the number of URLs, decided how many files there are. */
  readonly byBytes: boolean;
}

/**
 * The plan's `place`, which begins each next file where its share of all is reached. The limits of the plan hold: where
 * large URLs come in a row, there may be more files than a split would need.
 */
export function placeBalanced(plan: SplitPlan, totals: SplitTotals): SplitPlan['place'] {
  const all = totals.byBytes ? totals.bytes : totals.urls;
  let placed = 0;
  let begun = 0;
  return (bytes, namespaces, loc) => {
    const early = begun > 0 && begun < totals.files && placed >= (all * begun) / totals.files;
    const begins = plan.place(bytes, namespaces, loc, early);
    if (begins) begun++;
    placed += totals.byBytes ? bytes : 1;
    return begins;
  };
}
