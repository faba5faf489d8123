// The one place that takes user names and passwords out of addresses, for whatever people or files get to see: messages,
// logs, reports, labels. URLs of rows are the user's data and never go through it.

/** Where an address may begin: what browsers read as http may have any slashes behind it, or none, and paths lose one. */
const SCHEME = /https?:[\\/]*|\b[a-z][a-z0-9+.-]{1,30}:\/{1,2}/gi;

/** A host as it may stand before a path: with a port, or without. */
const HOST = /^(?:\[[0-9a-f:.]*\]|[^:[\]]*)(?::\d*)?$/i;

/** Characters of an address that are looked at for the end of its password. */
const FURTHEST = 2_000;

/**
 * A text in which no address shows who logs in. Of what is no valid address it rather takes too much than too little: a
 * password may hold whatever is typed.
 */
export function withoutSecrets(text: string): string {
  if (!text.includes('@')) return text;
  let shown = '';
  let at = 0;
  for (const { index, 0: scheme } of text.matchAll(SCHEME)) {
    const start = index + scheme.length;
    if (start < at) continue;
    shown += text.slice(at, start);
    at = start + secretLength(text.slice(start, start + FURTHEST));
  }
  return shown + text.slice(at);
}

/** How much of what stands behind a scheme tells who logs in. */
function secretLength(rest: string): number {
  const end = rest.search(/[\s"'<>`/?#\\]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const last = authority.lastIndexOf('@');
  if (last >= 0) return last + 1;
  // No port: the beginning of a password that holds such a character.
  if (HOST.test(authority) || authority.endsWith(':')) return 0;
  const line = /^[^\r\n]*/.exec(rest)?.[0] ?? '';
  return lastSign(line) + 1;
}

/** The "@" that ends a password: the last before the next address. */
function lastSign(line: string): number {
  const next = line.search(/\bhttps?:\/\//i);
  return (next < 0 ? line : line.slice(0, next)).lastIndexOf('@');
}

/** An address as it was typed, as a whole: its password may have white space and quotes in it. */
export function shownAddress(input: string): string {
  const scheme = /^\s*(?:https?:[\\/]*|[a-z][a-z0-9+.-]{1,30}:\/{1,2})/i.exec(input)?.[0];
  if (scheme === undefined) return input;
  const rest = input.slice(scheme.length);
  const last = /^[^/?#\\]*/.exec(rest)?.[0].lastIndexOf('@') ?? -1;
  return withoutSecrets(scheme + rest.slice(last + 1));
}

/** Plain data without passwords in any of its texts; itself where it has none. */
export function shownValue<T>(value: T): T {
  return value !== undefined && JSON.stringify(value).includes('@') ? (shown(value) as T) : value;
}

function shown(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shown);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shown(one)]));
}
