// Reads robots.txt into its records, as RFC 9309 and Google's parser do. It does not match anything.
import { stripEnds } from './strip-ends.ts';

export type RobotsKey = 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'other';

export interface RobotsLine {
  readonly key: RobotsKey;
  readonly value: string;
  /** 1-based. */
  readonly line: number;
  /** The record as it stands in the file, without comment and outer white space. */
  readonly text: string;
  /** True where the line is so long that its end does not count. */
  readonly cut: boolean;
}

/** Bytes of a robots.txt that count. Source: RFC 9309 section 2.5; Google documents 500 KiB. */
export const MAX_ROBOTS_BYTES = 512_000;
/** Bytes of a line that count. Source: google/robotstxt, eight times the longest URL of old browsers. */
const MAX_LINE = 16_663;

/** By the start of the key, as Google's parser compares; the misspellings are those it accepts. */
const KEYS: readonly (readonly [RobotsKey, RegExp])[] = [
  ['user-agent', /^user[- ]?agent/i],
  ['allow', /^allow/i],
  ['disallow', /^(?:disallow|dissallow|dissalow|disalow|diasllow|disallaw)/i],
  ['sitemap', /^site-?map/i],
];

let lastContent: string | null = null;
let lastRecords: readonly RobotsLine[] = [];

/** As robotsLines, all at once; who asks for the same text again gets the same list. */
export function robotsRecords(content: string): readonly RobotsLine[] {
  if (content !== lastContent) {
    lastRecords = [...robotsLines(content)];
    lastContent = content;
  }
  return lastRecords;
}

/** The records in order; comments, blank and unreadable lines are left out. */
export function* robotsLines(content: string): Generator<RobotsLine> {
  const text = firstBytes(content.replace(/^\uFEFF/, ''));
  let line = 0;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    line++;
    const record = readRobotsLine(raw, line);
    if (record) yield record;
  }
}

/** One line's record, or null where it has none. */
export function readRobotsLine(raw: string, line: number): RobotsLine | null {
  const limited = raw.length > MAX_LINE ? raw.slice(0, MAX_LINE) : raw;
  const hash = limited.indexOf('#');
  const text = trimAscii(hash < 0 ? limited : limited.slice(0, hash));
  const colon = text.indexOf(':');
  // People forget the colon: two words, and only two, will do.
  const split = colon >= 0 ? colon : /^\S+[ \t]+\S+$/.test(text) ? text.search(/[ \t]/) : -1;
  const key = trimAscii(text.slice(0, Math.max(split, 0)));
  if (split < 0 || key === '') return null;
  // "Sitemap https://…" and "Sitemap = https://…": the colon is that of the address.
  const forgotten = /^site-?map(?:[ \t]*=[ \t]*|[ \t]+)(https?)$/i.exec(key)?.[1];
  const value = (forgotten === undefined ? '' : `${forgotten}:`) + trimAscii(text.slice(split + 1));
  return {
    key: KEYS.find(([, pattern]) => pattern.test(key))?.[0] ?? 'other',
    value,
    line,
    text,
    cut: hash < 0 && raw.length > MAX_LINE,
  };
}

/**
 * The text up to the byte where search engines stop reading. A line that is cut there is left out: its beginning would be
 * another rule, and a much wider one.
 */
function firstBytes(text: string): string {
  if (text.length * 3 <= MAX_ROBOTS_BYTES) return text;
  let bytes = 0;
  // Without other letters than those of ASCII a character is a byte.
  if (text.length <= MAX_ROBOTS_BYTES && !/[^\0-\x7f]/.test(text)) return text;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > MAX_ROBOTS_BYTES) return wholeLines(text, i);
    if (code >= 0x10000) i++;
  }
  return text;
}

function wholeLines(text: string, end: number): string {
  const next = text[end];
  if (next === '\n' || next === '\r') return text.slice(0, end);
  return text.slice(0, Math.max(text.lastIndexOf('\n', end - 1), text.lastIndexOf('\r', end - 1)) + 1);
}

/** ASCII white space only: other blanks are part of a path. */
function trimAscii(text: string): string {
  return stripEnds(text, /[ \t\v\f\r\n]/);
}
