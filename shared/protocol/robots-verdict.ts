// Whether a robots.txt lets a crawler fetch an address, and which line decides. RFC 9309; where that leaves room,
// google/robotstxt's documented behaviour. It fetches nothing.
import { groupFor, robotsGroups } from './robots-groups.ts';
import type { RobotsLine } from './robots-lines.ts';

export interface RobotsVerdict {
  readonly allowed: boolean;
  /** The deciding line, 1-based, or null where no rule matches. */
  readonly line: number | null;
  /** That line's record as it stands in the file. */
  readonly rule: string | null;
  /** The group that counts for the crawler, by a name of it ("Googlebot", or "*"); null where none does. */
  readonly group: string | null;
}

interface Best {
  /** Length of the longest matching pattern; -1 = none. */
  length: number;
  record: RobotsLine | null;
}

/**
 * The verdict for a crawler's product token ("Googlebot"; a version behind it, as in "Googlebot/2.1", is ignored). Groups
 * for the same agent count as one; which group counts, groupFor tells. The longest matching pattern decides, and allow wins
 * a tie.
 */
export function robotsVerdict(content: string, agent: string, url: string): RobotsVerdict {
  const path = robotsPath(url);
  if (path === '/robots.txt') return { allowed: true, line: null, rule: null, group: null };
  const { name, rules } = groupFor(robotsGroups(content), agent);
  const allow: Best = { length: -1, record: null };
  const disallow: Best = { length: -1, record: null };
  for (const record of rules) consider(record, path, record.key === 'allow' ? allow : disallow);
  // An empty pattern matches, but rules nothing: "Disallow:" allows all.
  if (allow.length <= 0 && disallow.length <= 0)
    return { allowed: true, line: null, rule: null, group: name };
  const allowed = allow.length >= disallow.length;
  const record = (allowed ? allow : disallow).record;
  return { allowed, line: record?.line ?? null, rule: record?.text ?? null, group: name };
}

/**
 * Path, parameters and query of an address, percent-encoded where RFC 9309 asks for it, with "*" and "$" as they are; "/"
 * where there are none.
 */
export function robotsPath(url: string): string {
  const from = url.startsWith('//') ? 2 : 0;
  const scheme = url.indexOf('://', from);
  const early = indexOfAny(url, from);
  const afterScheme = scheme >= 0 && (early < 0 || early > scheme) ? scheme + 3 : from;
  const start = indexOfAny(url, afterScheme);
  const hash = url.indexOf('#', from);
  if (start < 0 || (hash >= 0 && hash < start)) return '/';
  const path = url.slice(start, hash < 0 ? undefined : hash);
  return literal(encodePattern(path.startsWith('/') ? path : `/${path}`));
}

/** Position of the first "/", "?" or ";", or -1. */
function indexOfAny(url: string, from: number): number {
  const at = url.slice(from).search(/[/?;]/);
  return at < 0 ? -1 : from + at;
}

function consider(record: RobotsLine, path: string, best: Best): void {
  const pattern = encodePattern(record.value);
  let length = matches(path, pattern) ? pattern.length : -1;
  if (length < 0 && record.key === 'allow') {
    // Google reads "Allow: /index.html" as the folder too.
    const folder = /^(.*\/)index\.htm[^/]*$/.exec(pattern)?.[1];
    if (folder !== undefined && matches(path, `${folder}$`)) length = folder.length + 1;
  }
  if (length > best.length) {
    best.length = length;
    best.record = record;
  }
}

/**
 * True where the pattern matches a prefix of the path; "*" stands for any characters, a final "$" for the end.
 * Linear in path × pattern at worst, so that no robots.txt can stall it.
 */
function matches(path: string, pattern: string): boolean {
  // Nearly all patterns fail in their first letters.
  const plain = /^[^*$%]{0,16}/.exec(pattern)?.[0] ?? '';
  if (!path.startsWith(plain)) return false;
  let ends = [0];
  for (let i = 0; i < pattern.length; i++) {
    const unit = pattern[i] ?? '';
    if (unit === '$' && i === pattern.length - 1) return ends.at(-1) === path.length;
    if (unit === '*') {
      const first = ends[0] ?? 0;
      if (i === pattern.length - 1) return true;
      ends = Array.from({ length: path.length - first + 1 }, (_, k) => first + k);
    } else {
      const escaped = unit === '%' ? literal(pattern.slice(i, i + 3)) : '';
      const wanted = escaped.length === 1 ? escaped : unit;
      if (escaped.length === 1) i += 2;
      ends = ends.filter((end) => path[end] === wanted).map((end) => end + 1);
      if (ends.length === 0) return false;
    }
  }
  return true;
}

/**
 * Escapes of the two characters that mean something in patterns, decoded: there they are the way to write the characters
 * themselves (RFC 9309, 2.2.3). For paths and for parts of a pattern without wildcards.
 */
export function literal(text: string): string {
  return text.includes('%2') ? text.replaceAll('%2A', '*').replaceAll('%24', '$') : text;
}

/** Percent-encodes what is not ASCII and writes the digits of escapes in upper case; nothing is decoded. */
export function encodePattern(pattern: string): string {
  // Most have neither.
  if (!/[%\x80-\uffff]/.test(pattern)) return pattern;
  return pattern
    .replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase())
    .replace(/[^\0-\x7f]+/g, (text) => encodeURIComponent(text.toWellFormed()));
}
