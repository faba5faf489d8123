// The Sitemap lines of a robots.txt: keeps them in step with an export. It changes no other byte, and no rule.
import { MAX_ROBOTS_BYTES, readRobotsLine } from '../../../../../shared/protocol/robots-lines.ts';
import { append } from '../../../../../shared/model/large-lists.ts';
import { stripEnd } from '../../../../../shared/protocol/strip-ends.ts';

/** Bytes as text that becomes the same bytes again, whatever they are. */
interface Lossless {
  readonly text: string;
  /** What comes before the first line: a byte order mark. */
  readonly mark: string;
  /** The value of a record, as it is meant. */
  readonly read: (value: string) => string;
  readonly write: (value: string) => string;
  readonly bytes: (text: string) => Uint8Array;
}

/**
 * The robots.txt with exactly these addresses in its Sitemap lines. Lines that name one of them stay as they are, to the
 * byte; other Sitemap lines make room, unless `isOurs` says of their address that this export has no say about it. New
 * lines come where a line made room, and keep the comments of those that did, else after the last Sitemap line, else at the end; where that lies beyond the bytes
 * that search engines read, at the top. All other lines, comments, line ends and invalid bytes stay. Doing it twice
 * changes nothing more.
 */
export function withSitemapLines(
  robots: Uint8Array,
  urls: readonly string[],
  isOurs: (url: string) => boolean = () => true,
): Uint8Array {
  const file = lossless(robots);
  const lines = splitLines(file.text.slice(file.mark.length));
  const named = new Set(urls.map(keyOf));
  const wanted = new Map(urls.map((url) => [keyOf(url), url]));
  const kept: string[] = [];
  const comments: string[] = [];
  let at = 0;
  let room = -1;
  let last = -1;
  for (const line of lines) {
    at += line.length;
    const read = at <= MAX_ROBOTS_BYTES;
    const url = sitemapOf(line, file);
    const key = url === null ? '' : keyOf(url);
    if (url === null || (read && wanted.delete(key)) || (!named.has(key) && !isOurs(url))) {
      kept.push(line);
      if (url !== null && read) last = kept.length;
    } else {
      const comment = commentOf(line);
      if (comment !== undefined) comments.push(comment);
      if (room < 0 && read) room = kept.length;
    }
  }
  if (kept.length === lines.length && wanted.size === 0) return robots;
  const fresh = [...wanted.values()].map((url, i) => `Sitemap: ${file.write(url)}${comments[i] ?? ''}`);
  // Of lines that nothing takes the place of, what people wrote stays on its own.
  append(
    fresh,
    comments.slice(fresh.length).map((comment) => comment.trimStart()),
  );
  const end = lengthOf([...kept, ...fresh]) <= MAX_ROBOTS_BYTES ? kept.length : 0;
  const place = room >= 0 ? room : last >= 0 ? last : end;
  return file.bytes(file.mark + insertLines(kept, fresh, place, file.text));
}

/** The addresses of its Sitemap lines, as they stand there. */
export function sitemapAddresses(robots: Uint8Array): string[] {
  const file = lossless(robots);
  const lines = splitLines(file.text.slice(file.mark.length));
  return lines.flatMap((line) => sitemapOf(line, file) ?? []);
}

/** Those of them that name none of these addresses, each once. */
export function otherSitemaps(robots: Uint8Array, urls: readonly string[]): string[] {
  return sitemapsThat(robots, urls, false);
}

/** Those of them that name one of these addresses, each once. */
export function namedSitemaps(robots: Uint8Array, urls: readonly string[]): string[] {
  return sitemapsThat(robots, urls, true);
}

function sitemapsThat(robots: Uint8Array, urls: readonly string[], areNamed: boolean): string[] {
  const named = new Set(urls.map(keyOf));
  return [...new Set(sitemapAddresses(robots).filter((address) => named.has(keyOf(address)) === areNamed))];
}

/** True where nothing but Sitemap lines, comments and white space stands in it. */
export function hasNoRules(robots: Uint8Array): boolean {
  const file = lossless(withSitemapLines(robots, []));
  return splitLines(file.text.slice(file.mark.length)).every((line) => /^\s*(?:#|$)/.test(line));
}

/** Whether two files differ in nothing but Sitemap lines and line ends at the end. */
export function sameButSitemaps(a: Uint8Array, b: Uint8Array): boolean {
  const rest = (robots: Uint8Array): string =>
    Buffer.from(withSitemapLines(robots, [])).toString('latin1').trimEnd();
  return rest(a) === rest(b);
}

/** The lines as one text; a file without a last line end stays one without. */
function insertLines(kept: readonly string[], fresh: readonly string[], place: number, text: string): string {
  const before = kept.slice(0, place).join('');
  const after = kept.slice(place).join('');
  if (fresh.length === 0) return before + after;
  const end = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const open = after === '' && text !== '' && !/[\r\n]$/.test(text);
  return `${before}${/[^\r\n]$/.test(before) ? end : ''}${fresh.join(end)}${open ? '' : end}${after}`;
}

/** As long as they are with a line end each. */
function lengthOf(lines: readonly string[]): number {
  return lines.reduce((n, line) => n + line.length + 2, 0);
}

/** The comment at the end of a line, with the blanks before it. */
function commentOf(line: string): string | undefined {
  const hash = line.indexOf('#');
  if (hash < 0) return undefined;
  const before = stripEnd(line.slice(0, hash), /[ \t]/);
  return stripEnd(line.slice(before.length), /[\r\n]/);
}

/** The address of a Sitemap line, as it stands there; null for any other line. */
function sitemapOf(line: string, file: Lossless): string | null {
  const record = readRobotsLine(stripEnd(line, /[\r\n]/), 0);
  if (record?.key !== 'sitemap') return null;
  return file.read(record.value);
}

/** Equal for two ways to write one address. */
export function keyOf(url: string): string {
  return URL.parse(url)?.href ?? url;
}

function splitLines(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}

function lossless(robots: Uint8Array): Lossless {
  const bytes = Buffer.from(robots.buffer, robots.byteOffset, robots.length);
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe && bytes.length % 2 === 0) {
    return {
      text: bytes.toString('utf16le'),
      mark: '\ufeff',
      read: (value) => value,
      write: (value) => value,
      bytes: (text) => Buffer.from(text, 'utf16le'),
    };
  }
  const marked = first === 0xef && second === 0xbb && third === 0xbf;
  return {
    text: bytes.toString('latin1'),
    mark: marked ? '\xef\xbb\xbf' : '',
    read: (value) => Buffer.from(value, 'latin1').toString('utf8'),
    write: (value) => Buffer.from(value, 'utf8').toString('latin1'),
    bytes: (text) => Buffer.from(text, 'latin1'),
  };
}
