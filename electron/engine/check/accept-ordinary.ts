// Recognises ordinary values that no rule has anything against, many times faster than asking the rules. It may refuse
// what is fine, and then the rules are asked; it must never accept what a rule finds.
import { lastmodForm } from '../../../shared/protocol/lastmod.ts';
import { MAX_IMAGES_PER_URL, MAX_LOC_LENGTH, MIN_LOC_LENGTH } from '../../../shared/protocol/limits.ts';
import { ruleMask, type RuleMask } from '../rows/rule-sets.ts';
import { surelyPastBefore } from './future.ts';
import { scopeDirectory } from './loc-url.ts';
import { parameterPattern, SESSION_NAMES, TRACKING_NAMES } from './parameters.ts';
import type { CheckContext } from './rule-definition.ts';

/** Scheme, authority and the first slash. */
const ORIGIN = /^https?:\/\/[^/?#\\]+\//i;

/**
 * Behind the origin: a character that a URI can't hold as it is, a "%" that is wrong or doubled, an entity, and what may
 * be a dot segment, two slashes or a session id of ASP.NET.
 */
const ODD =
  /[^!$-;=?-[\]_a-z~]|%(?![0-9A-Fa-f]{2})|%25|%2[Ee]|&(?:#|amp|lt|gt|quot|apos)|\/(?:[./]|\([A-Za-z]\()/g;

/** Rules about origins that no directory can be asked of. */
const ELSEWHERE = ruleMask('loc-other-host', 'loc-other-scheme');

/** Scheme, host and the first slash of a loc, as they are written; null where it has none. */
export function originStart(loc: string): string | null {
  return ORIGIN.exec(loc)?.[0] ?? null;
}

/**
 * A function that gives what an ordinary loc breaks by its origin alone (mostly nothing), or null where the rules have
 * to be asked. Each origin is judged once.
 */
export function acceptLoc(
  context: CheckContext,
  askOrigin: (origin: string) => RuleMask | null,
): (loc: string) => RuleMask | null {
  const { scope, active } = context;
  const directory = scope === null ? null : (scopeDirectory(scope)?.href ?? null);
  const { names: trackingNames = TRACKING_NAMES } = active?.params['loc-tracking-parameter'] ?? {};
  const { names: sessionNames = SESSION_NAMES } = active?.params['loc-session-id'] ?? {};
  const tracking = parameterPattern(trackingNames);
  const session = parameterPattern(sessionNames);
  const known = new Map<string, RuleMask | null>();
  let origin = '\0';
  let found: RuleMask | null = null;
  return (loc) => {
    if (!loc.startsWith(origin)) {
      const start = ORIGIN.exec(loc)?.[0];
      if (start === undefined) return null;
      if (!known.has(start)) known.set(start, askOrigin(start));
      found = known.get(start) ?? null;
      origin = start;
    }
    if (found === null || loc.length > MAX_LOC_LENGTH || loc.length < MIN_LOC_LENGTH) return null;
    // The slash of the origin belongs to the path.
    ODD.lastIndex = origin.length - 1;
    if (ODD.test(loc)) return null;
    if (loc.includes('?') || loc.includes(';')) {
      if (isFound(tracking, loc) || isFound(session, loc)) return null;
    }
    if (directory !== null && (found & ELSEWHERE) === 0n && !isPlainlyWithin(loc, directory)) return null;
    return found;
  };
}

function isFound(pattern: RegExp | null, loc: string): boolean {
  if (!pattern) return false;
  pattern.lastIndex = 0;
  return pattern.test(loc);
}

/** True only where no dot segment, plain or encoded, could lead out of the directory again. */
function isPlainlyWithin(loc: string, directory: string): boolean {
  return loc.startsWith(directory) && !/[/\\](?:\.|%2e)/i.test(loc.slice(directory.length - 1));
}

/** Of 2025-01-31; the valid forms that are shorter name no day. */
const DAY_LENGTH = 10;

const OLDEST = 1995;

/** A function that is true for a lastmod that is surely valid, complete, past and not too old. */
export function acceptLastmod({ now, active }: CheckContext): (lastmod: string) => boolean {
  const { year = OLDEST } = active?.params['lastmod-too-old'] ?? {};
  // As texts compare: below the one it is surely past, and from the other on not too old.
  const [past, oldest] = [surelyPastBefore(now), String(Number(year)).padStart(4, '0')];
  return (lastmod) => {
    if (lastmod >= past || lastmod < oldest || lastmod.length < DAY_LENGTH) return false;
    const form = lastmodForm(lastmod);
    return form !== null && form !== 'minute';
  };
}

const ADDRESS = /^https?:\/\/(?:[a-wyz0-9][a-z0-9-]*\.)+[a-z]+\/[!$%&'-;=?-Z_a-z~]*$/;

/** True for a text that is surely a usable web address; parsing one takes ten times as long. */
export function isPlainAddress(text: string): boolean {
  return ADDRESS.test(text);
}

const IMAGE =
  /^(?:<image:image><image:loc>https?:\/\/(?:[a-wyz0-9][a-z0-9-]*\.)+[a-z]+\/(?:[!$%'-;=?-Z_a-z~]|&amp;)*<\/image:loc><\/image:image>)+$/;

/** A fragment so short has not too many images. */
const FEW_IMAGES_LENGTH = MAX_IMAGES_PER_URL * '<image:image><image:loc></image:loc></image:image>'.length;

/** True for a fragment of nothing but images with ordinary addresses. */
export function acceptPlainImages(ext: string): boolean {
  return ext.startsWith('<image:image><image:loc>') && ext.length < FEW_IMAGES_LENGTH && IMAGE.test(ext);
}
