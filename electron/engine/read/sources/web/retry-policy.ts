// When a failed request is worth another try, and how long to wait before it. It neither waits nor asks.

/** Tries for one address, the first included. */
export const MAX_TRIES = 5;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** A server that wants us to come back later than this is left alone. */
export const LONGEST_PAUSE_MS = 300_000;

/** Answers that may be different next time. Source: RFC 9110 section 15, RFC 6585; 520–524 are those of a large CDN. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);

export function isPassing(status: number): boolean {
  return PASSING.has(status);
}

/** Milliseconds before try n + 1: twice as long each time, and by chance up to half of it less, so that many clients spread. */
export function backOff(tries: number, random: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
  return Math.round(longest * (1 - random / 2));
}

/** Milliseconds that a Retry-After header asks for (seconds, or a date), or null. Source: RFC 9110 section 10.2.3. */
export function retryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  if (!/^[A-Za-z]{3,9},? /.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
