// The deciding rule of each group while a path is matched: the lowest rank that was found. Plain numbers, no rules.

/** Stands behind every rank: no rule. */
export const NO_RULE = 0x7fff_ffff;

/** Brings the lowest rank of groups down by pairs: a rank, and the group that it counts for. */
export function noteRanks(pairs: readonly number[], best: Int32Array): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const group = pairs[i + 1] ?? 0;
    const found = pairs[i] ?? NO_RULE;
    if (found < (best[group] ?? 0)) best[group] = found;
  }
}

/** The highest of them: what weighs no more changes nothing any more. */
export function mostOf(best: Int32Array): number {
  let most = 0;
  for (let group = 0; group < best.length; group++) {
    const found = best[group] ?? 0;
    if (found > most) most = found;
  }
  return most;
}
