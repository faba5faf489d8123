// Appends rows with given locs. As with imports, a loc that is not valid is kept as it is and flagged.
import type { EditTarget, Judges } from './edit-target.ts';

/** The source of rows that no file brought. */
const BY_HAND = 0;

/** Appends a row a loc, in order, and returns their ids. */
export function addRows(target: EditTarget, locs: readonly string[], judges: Judges): Uint32Array {
  const loc = locs.map((text) => {
    const value = judges.normalise('loc', text.toWellFormed());
    return value !== null && typeof value === 'object' ? value.invalid : String(value ?? '');
  });
  const none = loc.map(() => null);
  const zeros = loc.map(() => 0);
  return target.insert({
    source: BY_HAND,
    batch: {
      count: loc.length,
      loc,
      hash: loc.map((text) => judges.hash(text)),
      lastmod: none,
      changefreq: none,
      priority: none,
      ext: none,
      line: zeros,
    },
    issues: zeros,
  });
}
