// Reads the records of an ordinary, well-formed urlset straight from the text: some ten times as fast as an XML parser.
// It takes only records of one exact shape and stops at the first thing it does not know; XML is sax's business.
import { trimXml } from '../../white-space.ts';
import { readFastExtension } from './fast-extensions.ts';
import { OWN_ENTITIES } from './own-entities.ts';
import type { ParseOutput } from '../parse-output.ts';
import type { OrdinaryRecords } from './record-tags.ts';

export interface FastRun {
  /** Where reading stopped: after the last record taken and the white space behind it. */
  position: number;
  /** The line there. */
  line: number;
  /** True where the text ends before the next record does: more of it is needed to decide. */
  unfinished: boolean;
}

/**
 * Takes records from `position` on, as long as each is `<url>` with one `<loc>` first and at most one each of
 * `<lastmod>`, `<changefreq>`, `<priority>` and ordinary elements of the known vocabularies after it, without attributes,
 * comments, CDATA, or entities but XML's five. All core elements have the root's prefix.
 */
export function readFastRecords(
  text: string,
  position: number,
  line: number,
  out: ParseOutput,
  ordinary: OrdinaryRecords,
): FastRun {
  const { open, close } = ordinary.tags.url;
  const cursor = new Cursor(text, position, line);
  for (;;) {
    cursor.skipSpace();
    const start = cursor.at;
    cursor.countLines(start);
    if (!text.startsWith(open, start)) {
      return {
        position: start,
        line: cursor.line,
        unfinished: open.startsWith(text.slice(start, start + open.length)),
      };
    }
    if (!readRecord(cursor, start, out, ordinary)) {
      return { position: start, line: cursor.line, unfinished: text.indexOf(close, start) < 0 };
    }
  }
}

/** Where in the text, and on which line, counted lazily. */
class Cursor {
  readonly text: string;
  at: number;
  line: number;
  #nextLineEnd: number;

  constructor(text: string, at: number, line: number) {
    this.text = text;
    this.at = at;
    this.line = line;
    this.#nextLineEnd = text.indexOf('\n', at);
  }

  countLines(to: number): void {
    while (this.#nextLineEnd >= 0 && this.#nextLineEnd < to) {
      this.line++;
      this.#nextLineEnd = this.text.indexOf('\n', this.#nextLineEnd + 1);
    }
  }

  skipSpace(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 32 && code !== 10 && code !== 9 && code !== 13) return;
      this.at++;
    }
  }

  /** Consumes the literal, or returns false. */
  take(literal: string): boolean {
    if (!this.text.startsWith(literal, this.at)) return false;
    this.at += literal.length;
    return true;
  }

  /** What tells the next tag: a slash, or the first letter of a name with this prefix; NaN for another prefix. */
  letter(prefix: string): number {
    const code = this.text.charCodeAt(this.at + 1);
    if (prefix === '' || code === SLASH) return code;
    return this.text.startsWith(prefix, this.at + 1)
      ? this.text.charCodeAt(this.at + 1 + prefix.length)
      : Number.NaN;
  }

  /** Consumes an ordinary extension element, or returns null. */
  extension(prefixes: ReadonlySet<string>): string | null {
    const found = readFastExtension(this.text, this.at, prefixes);
    if (!found) return null;
    this.at = found.end;
    return found.xml;
  }

  /** The value up to the closing tag, trimmed and unescaped, null for an empty one, undefined for a strange one. */
  value(close: string): string | null | undefined {
    const end = this.text.indexOf('<', this.at);
    if (end < 0 || !this.text.startsWith(close, end)) return undefined;
    const raw = trimXml(this.text.substring(this.at, end));
    this.at = end + close.length;
    if (raw.includes(']]>')) return undefined;
    if (raw.includes('&')) return unescape(raw);
    return raw === '' ? null : raw;
  }
}

function readRecord(cursor: Cursor, start: number, out: ParseOutput, ordinary: OrdinaryRecords): boolean {
  const { tags, prefixes } = ordinary;
  cursor.at = start + tags.url.open.length;
  cursor.skipSpace();
  if (!cursor.take(tags.loc.open)) return false;
  const loc = cursor.value(tags.loc.close);
  if (loc === undefined || loc === null) return false;
  let lastmod: string | null | undefined;
  let changefreq: string | null | undefined;
  let priority: string | null | undefined;
  let ext: string | null = null;
  for (;;) {
    cursor.skipSpace();
    switch (cursor.letter(tags.prefix)) {
      case SLASH:
        if (!cursor.take(tags.url.close)) return false;
        out.add(loc, orNull(lastmod), orNull(changefreq), orNull(priority), ext, cursor.line);
        return true;
      case LETTER_L:
        if (lastmod !== undefined || !cursor.take(tags.lastmod.open)) return false;
        if ((lastmod = cursor.value(tags.lastmod.close)) === undefined) return false;
        break;
      case LETTER_C:
        if (changefreq !== undefined || !cursor.take(tags.changefreq.open)) return false;
        if ((changefreq = cursor.value(tags.changefreq.close)) === undefined) return false;
        break;
      case LETTER_P:
        if (priority !== undefined || !cursor.take(tags.priority.open)) return false;
        if ((priority = cursor.value(tags.priority.close)) === undefined) return false;
        break;
      default: {
        const xml = cursor.extension(prefixes);
        if (xml === null) return false;
        ext = (ext ?? '') + xml;
      }
    }
  }
}

function orNull(value: string | null | undefined): string | null {
  return value ?? null;
}

const SLASH = 47;
const LETTER_L = 108;
const LETTER_C = 99;
const LETTER_P = 112;

/** The text with XML's own entities resolved, or undefined where it has any other. */
function unescape(raw: string): string | undefined {
  let text = '';
  let from = 0;
  for (let at = raw.indexOf('&'); at >= 0; at = raw.indexOf('&', from)) {
    const entity = OWN_ENTITIES.find(([name]) => raw.startsWith(name, at));
    if (!entity) return undefined;
    text += raw.substring(from, at) + entity[1];
    from = at + entity[0].length;
  }
  return text + raw.substring(from);
}
