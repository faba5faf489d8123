// Whether a robots.txt lets a crawler fetch an address, and which line decides. RFC 9309; where that leaves room,
// google/robotstxt's documented behaviour. It fetches nothing.
import { robotsRecords, type RobotsLine } from './robots-lines.ts';

export interface RobotsVerdict {
  readonly allowed: boolean;
  /** The deciding line, 1-based, or null where no rule matches. */
  readonly line: number | null;
  /** That line's record as it stands in the file. */
  readonly rule: string | null;
}

interface Best {
  /** Length of the longest matching pattern; -1 = none. */
  length: number;
  record: RobotsLine | null;
}

/** The best matches among the groups that name the agent, or among those for "*". */
interface Matches {
  readonly allow: Best;
  readonly disallow: Best;
}

/**
 * The verdict for a crawler's product token ("Googlebot"; a version behind it, as in "Googlebot/2.1", is ignored). Groups
 * for the same agent count as one; groups for "*" count only where none names the agent. The longest matching pattern
 * decides, and allow wins a tie.
 */
export function robotsVerdict(content: string, agent: string, url: string): RobotsVerdict {
  const token = agentToken(agent);
  const path = robotsPath(url);
  if (path === '/robots.txt') return { allowed: true, line: null, rule: null };
  const own = noMatches();
  const global = noMatches();
  let named = false;
  let inOwn = false;
  let inGlobal = false;
  let groupClosed = false;
  for (const record of robotsRecords(content)) {
    if (record.key === 'user-agent') {
      if (groupClosed) inOwn = inGlobal = groupClosed = false;
      if (namesAll(record.value)) inGlobal = true;
      else if (token !== '' && namedToken(record.value) === token) inOwn = named = true;
    } else if ((record.key === 'allow' || record.key === 'disallow') && (inOwn || inGlobal)) {
      groupClosed = true;
      consider(record, path, (inOwn ? own : global)[record.key]);
    } else if (record.key === 'allow' || record.key === 'disallow') {
      groupClosed = true;
    }
  }
  return decide(named ? own : global);
}

/** Path, parameters and query of an address, percent-encoded where RFC 9309 asks for it; "/" where there are none. */
export function robotsPath(url: string): string {
  const from = url.startsWith('//') ? 2 : 0;
  const scheme = url.indexOf('://', from);
  const early = indexOfAny(url, from);
  const afterScheme = scheme >= 0 && (early < 0 || early > scheme) ? scheme + 3 : from;
  const start = indexOfAny(url, afterScheme);
  const hash = url.indexOf('#', from);
  if (start < 0 || (hash >= 0 && hash < start)) return '/';
  const path = url.slice(start, hash < 0 ? undefined : hash);
  return encodePattern(path.startsWith('/') ? path : `/${path}`);
}

/** Position of the first "/", "?" or ";", or -1. */
function indexOfAny(url: string, from: number): number {
  const at = url.slice(from).search(/[/?;]/);
  return at < 0 ? -1 : from + at;
}

function decide({ allow, disallow }: Matches): RobotsVerdict {
  // An empty pattern matches, but rules nothing: "Disallow:" allows all.
  if (allow.length <= 0 && disallow.length <= 0) return { allowed: true, line: null, rule: null };
  const allowed = allow.length >= disallow.length;
  const record = (allowed ? allow : disallow).record;
  return { allowed, line: record?.line ?? null, rule: record?.text ?? null };
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
  const plain = /^[^*$]{0,16}/.exec(pattern)?.[0] ?? '';
  if (!path.startsWith(plain)) return false;
  let ends = [0];
  for (let i = 0; i < pattern.length; i++) {
    const unit = pattern[i];
    if (unit === '$' && i === pattern.length - 1) return ends.at(-1) === path.length;
    if (unit === '*') {
      const first = ends[0] ?? 0;
      if (i === pattern.length - 1) return true;
      ends = Array.from({ length: path.length - first + 1 }, (_, k) => first + k);
    } else {
      ends = ends.filter((end) => path[end] === unit).map((end) => end + 1);
      if (ends.length === 0) return false;
    }
  }
  return true;
}

/** Percent-encodes what is not ASCII and writes the digits of escapes in upper case; nothing is decoded. */
export function encodePattern(pattern: string): string {
  // Most have neither.
  if (!/[%\x80-\uffff]/.test(pattern)) return pattern;
  return pattern
    .replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase())
    .replace(/[^\0-\x7f]+/g, (text) => encodeURIComponent(text.toWellFormed()));
}

/** What a User-agent line names: the letters before a version or anything else, in lower case. */
export function namedToken(value: string): string {
  return (/^[a-z_-]*/i.exec(value)?.[0] ?? '').toLowerCase();
}

/** What a crawler goes by, in lower case; a version behind it is ignored, and "" is a name that no line can have. */
export function agentToken(agent: string): string {
  return /^([a-z_-]+)(?:\/.*)?$/i.exec(agent)?.[1]?.toLowerCase() ?? '';
}

/** True for a User-agent line that means all crawlers that no group names. */
export function namesAll(value: string): boolean {
  return /^\*(?:\s|$)/.test(value);
}

function noMatches(): Matches {
  return { allow: { length: -1, record: null }, disallow: { length: -1, record: null } };
}
