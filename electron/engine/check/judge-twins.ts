// Judges rows that share a loc hash: which repeat an address, and which may be one page under another address.
// It sees one group at a time and reads nothing.
import { foldHost, foldLoc, locParts, lowerAscii, type LocParts } from '../rows/fold-loc.ts';
import { normalLoc } from '../rows/normal-loc.ts';
import { ruleMask, type RuleMask } from '../rows/rule-sets.ts';

/** The rules that are judged here. */
export const TWIN_RULES: RuleMask = ruleMask(
  'loc-duplicate',
  'loc-twin-spelling',
  'loc-twin-origin',
  'loc-twin-case',
  'loc-twin-slash',
  'loc-twin-index',
  'loc-twin-query',
);

const DUPLICATE = ruleMask('loc-duplicate');
const SPELLING = ruleMask('loc-twin-spelling');
const ORIGIN = ruleMask('loc-twin-origin');
const CASE = ruleMask('loc-twin-case');
const SLASH = ruleMask('loc-twin-slash');
const INDEX = ruleMask('loc-twin-index');
const QUERY = ruleMask('loc-twin-query');

/**
 * The rules that each row of a group breaks; `locs` in the order of the rows. The first row of an address breaks
 * none of them for that address; a row that repeats one exactly is a duplicate and nothing else.
 */
export function judgeTwins(locs: readonly string[]): RuleMask[] {
  if (locs.length < 2) return locs.map(() => 0n);
  const seen = new Set<string>();
  const firstOfForm = new Map<string, string>();
  const firstOfSpelling = new Map<string, string>();
  return locs.map((loc) => {
    if (seen.has(loc)) return DUPLICATE;
    seen.add(loc);
    // The hash is a hint only: rows of a group can have different forms.
    const form = foldLoc(loc);
    const normal = normalLoc(loc);
    const spelt = firstOfSpelling.get(normal);
    if (spelt === undefined) firstOfSpelling.set(normal, loc);
    else if (!differsInOrigin(spelt, loc)) return SPELLING;
    const first = firstOfForm.get(form);
    if (first === undefined) {
      firstOfForm.set(form, loc);
      return 0n;
    }
    const [a, b] = [partsOf(first), partsOf(loc)];
    return a && b ? differences(a, b) : 0n;
  });
}

/** True where two spellings of one address differ in letter case of scheme or host, or in the port. */
function differsInOrigin(first: string, loc: string): boolean {
  const [a, b] = [locParts(first), locParts(loc)];
  return (
    a?.scheme !== b?.scheme || (a?.host !== b?.host && foldHost(a?.host ?? '') === foldHost(b?.host ?? ''))
  );
}

/** Scheme and host as they are written, all else in its normal spelling. */
function partsOf(loc: string): LocParts | null {
  const written = locParts(loc);
  const normal = locParts(normalLoc(loc));
  return (
    written && normal && { ...normal, scheme: written.scheme, host: written.host, hasSlash: written.hasSlash }
  );
}

function differences(a: LocParts, b: LocParts): RuleMask {
  let mask = 0n;
  if (a.scheme.toLowerCase() !== b.scheme.toLowerCase() || a.host !== b.host) mask |= ORIGIN;
  if (a.path !== b.path) mask |= CASE;
  if ((a.indexFile === '') !== (b.indexFile === '')) mask |= INDEX;
  else if (a.indexFile !== b.indexFile)
    mask |= lowerAscii(a.indexFile) === lowerAscii(b.indexFile) ? CASE : INDEX;
  else if (a.hasSlash !== b.hasSlash) mask |= SLASH;
  if (a.query !== b.query) mask |= QUERY;
  // A scheme in capitals, or a bare "?": nothing of the above, and still another address.
  return mask === 0n ? ORIGIN : mask;
}
