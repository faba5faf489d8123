// Finds the values of an ordinary, well-formed urlset in its bytes, without making a text of them. It takes only records of
// one shape, and says so at the first thing that it does not know; whoever uses it then reads that by the XML parser.
import { isAscii, isUtf8 } from 'node:buffer';
import { countLineFeeds } from '../count-line-feeds.ts';
import { ScannedRecord } from './scanned-record.ts';
import { LiteralBytes } from './literal-bytes.ts';
import { NextMark } from './next-mark.ts';
import { isOrdinaryHead } from './urlset-head.ts';
import {
  COMMENT,
  firstRecord,
  hasNoCharacters,
  hasOuterBlanks,
  isBlank,
  RECORD_CLOSE,
  RECORD_OPEN,
  tagBytes,
  type TagBytes,
} from './urlset-records.ts';

/**
 * record: `from`, `to` and the ranges tell of it; plain: it has to be read as text, and whether `to` is its end is only
 * sure where that finds one whole record; odd: the whole file has to be read.
 */
export type ScanStep = 'record' | 'plain' | 'end' | 'odd';

const [LF, CR, AMPERSAND] = [10, 13, 38] as const;
const [SPACE, TILDE] = [32, 126] as const;
const [LESS, GREATER, SLASH, BANG, LETTER_C, LETTER_L, LETTER_P] = [60, 62, 47, 33, 99, 108, 112] as const;

const FOUR_LESS = 0x3c3c3c3c;

const ROOT_CLOSE = new LiteralBytes('</urlset');
const CDATA = new LiteralBytes('<![CDATA[');
const CDATA_END = ']]>';

const LOC = tagBytes('loc');
const LASTMOD = tagBytes('lastmod');
const CHANGEFREQ = tagBytes('changefreq');
const PRIORITY = tagBytes('priority');

export class UrlsetScan extends ScannedRecord {
  /** What stands before the first record, with the root's tag. */
  headEnd = 0;
  #at = 0;
  /** Where it is; an address with a line end is for who reads it as text. */
  #line = 1;
  #commented = false;
  readonly #ampersands = new NextMark(AMPERSAND);
  readonly #brackets = new NextMark(CDATA_END);
  readonly #returns = new NextMark(CR);
  readonly #closes = new NextMark(RECORD_CLOSE.bytes.toString());
  readonly #tagEnds = new NextMark(GREATER);
  #valueFrom = 0;
  #valueTo = 0;

  /**
   * A scan of a file's content; null where it does not begin as an ordinary urlset does, or its encoding is not surely UTF-8. Whether values have control characters is not looked at.
   */
  static of(content: Buffer): UrlsetScan | null {
    const first = firstRecord(content);
    if (first < 0 || !isOrdinaryHead(content.toString('utf8', 0, first))) return null;
    if (!isUtf8(content) || (!isAscii(content) && hasNoCharacters(content))) return null;
    const scan = new UrlsetScan();
    scan.headEnd = first;
    scan.open(content, first);
    return scan;
  }

  /** Goes on in other bytes, or at another place, between two records. */
  open(bytes: Buffer, at: number, line = 1): void {
    if (bytes !== this.bytes) {
      this.bytes = bytes;
      this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      const marks = [this.#ampersands, this.#brackets, this.#returns, this.#closes, this.#tagEnds];
      for (const mark of marks) mark.open(bytes);
    }
    this.#at = at;
    this.#line = line;
  }

  /** True where the bytes have the end of a record, or of the urlset, behind the last step. */
  get hasWhole(): boolean {
    return this.#tagEnds.from(this.#closes.from(this.from)) < this.bytes.length;
  }

  /** Goes to the next record. After 'plain' the next call goes on behind it; after 'end' and 'odd' there is none. */
  next(): ScanStep {
    this.#skipBlanks();
    this.#begin();
    while (COMMENT.isAt(this.view, this.#at)) {
      const end = this.bytes.indexOf('--', this.#at + COMMENT.length);
      if (end < 0 || this.bytes[end + 2] !== GREATER) return 'odd';
      this.#line += countLineFeeds(this.bytes, this.#at, end);
      this.#at = end + 3;
      this.#skipBlanks();
      this.#begin();
    }
    const opened = this.#tagEnd(RECORD_OPEN, this.#at);
    if (opened < 0) return this.#isEnd() ? 'end' : 'odd';
    this.#at = opened;
    this.#clear();
    return this.#record();
  }

  #begin(): void {
    this.from = this.#at;
    this.fromLine = this.#line;
  }

  #record(): ScanStep {
    this.#skipBlanks();
    if (!this.#value(LOC) || this.#valueFrom === this.#valueTo) return this.#plain();
    this.locFrom = this.#valueFrom;
    this.locTo = this.#valueTo;
    if (hasOuterBlanks(this.bytes, this.locFrom, this.locTo)) return this.#plain();
    this.escaped = !this.verbatim && (this.#commented || this.#hasAmpersand(this.locTo));
    for (;;) {
      this.#skipBlanks();
      if (this.bytes[this.#at] !== LESS) return this.#plain();
      switch (this.bytes[this.#at + 1]) {
        case SLASH:
          return this.#close(this.#at, 'record');
        case LETTER_L:
          if (this.lastmodFrom > 0 || !this.#shortValue(LASTMOD)) return this.#plain();
          this.lastmodFrom = this.#valueFrom;
          this.lastmodTo = this.#valueTo;
          break;
        case LETTER_C:
          if (this.changefreqFrom > 0 || !this.#shortValue(CHANGEFREQ)) return this.#plain();
          this.changefreqFrom = this.#valueFrom;
          this.changefreqTo = this.#valueTo;
          break;
        case LETTER_P:
          if (this.priorityFrom > 0 || !this.#shortValue(PRIORITY)) return this.#plain();
          this.priorityFrom = this.#valueFrom;
          this.priorityTo = this.#valueTo;
          break;
        case BANG:
          return this.#plain();
        default:
          return this.#extensions();
      }
    }
  }

  /** Extensions come last, as the schema has it; core elements behind them are for the slow way. */
  #extensions(): ScanStep {
    this.extFrom = this.#at;
    this.extTo = this.#closes.from(this.#at);
    this.#line += countLineFeeds(this.bytes, this.extFrom, this.extTo);
    return this.#close(this.extTo, 'record');
  }

  /** Ends the record at its closing tag, which begins here. */
  #close(at: number, step: 'record' | 'plain'): ScanStep {
    const end = this.#tagEnd(RECORD_CLOSE, at);
    if (end < 0) return 'odd';
    this.#at = end;
    this.to = end;
    return this.#hasBrackets(end) ? 'plain' : step;
  }

  #clear(): void {
    this.verbatim = this.#commented = false;
    this.lastmodFrom = this.lastmodTo = 0;
    this.changefreqFrom = this.changefreqTo = 0;
    this.priorityFrom = this.priorityTo = 0;
    this.extFrom = 0;
  }

  /** The record as a whole is left to the reader of texts. */
  #plain(): ScanStep {
    return this.#close(this.#closes.from(this.from), 'plain');
  }

  #isEnd(): boolean {
    if (!ROOT_CLOSE.isAt(this.view, this.#at)) return false;
    const rest = this.bytes.toString('latin1', this.#at + ROOT_CLOSE.length);
    return /^[ \t\r\n]*>(?:[ \t\r\n]|<!--(?:-?[^-])*-->)*$/.test(rest);
  }

  #skipBlanks(): void {
    const bytes = this.bytes;
    let at = this.#at;
    for (; isBlank(bytes[at]); at++) if (bytes[at] === LF) this.#line++;
    this.#at = at;
  }

  /** The place behind a tag without attributes, of which `start` is all but its ">" and blanks before that; or -1. */
  #tagEnd(start: LiteralBytes, at: number): number {
    if (!start.isAt(this.view, at)) return -1;
    let end = at + start.length;
    for (; isBlank(this.bytes[end]); end++) if (this.bytes[end] === LF) this.#line++;
    return this.bytes[end] === GREATER ? end + 1 : -1;
  }

  /** Takes an element of text alone; false where it is another. */
  #value({ open, close }: TagBytes): boolean {
    const from = this.#tagEnd(open, this.#at);
    if (from < 0) return false;
    if (CDATA.isAt(this.view, from)) return this.#cdata(from + CDATA.length, close);
    let end = this.#nextTag(from);
    while (end >= 0 && COMMENT.isAt(this.view, end)) {
      const behind = this.#commentEnd(end);
      if (behind < 0) return false;
      this.#line += countLineFeeds(this.bytes, end, behind);
      this.#commented = true;
      end = this.#nextTag(behind);
    }
    return this.#ends(from, end, close);
  }

  /** The place behind a comment; -1 where it is none, or has what would be taken for the end of the record. */
  #commentEnd(from: number): number {
    const end = this.bytes.indexOf('--', from + COMMENT.length);
    if (end < 0 || this.bytes[end + 2] !== GREATER) return -1;
    return this.#closes.from(from) < end ? -1 : end + 3;
  }

  /** Takes a value that is one CDATA section as a whole; what is in it stands for itself. */
  #cdata(from: number, close: LiteralBytes): boolean {
    const end = this.bytes.indexOf(CDATA_END, from);
    const closed = end < 0 ? -1 : this.#tagEnd(close, end + CDATA_END.length);
    if (closed < 0) return false;
    // Where a record ends is told by what stands there for itself.
    if (this.#closes.from(from) < end) return false;
    this.verbatim = true;
    this.#valueFrom = from;
    this.#valueTo = end;
    this.#at = closed;
    this.#trim();
    return !this.#hasReturn(this.#valueTo);
  }

  /** As #value, for values of some bytes of visible ASCII, which are no references: a date with a blank may be another form. */
  #shortValue({ open, close }: TagBytes): boolean {
    const from = this.#tagEnd(open, this.#at);
    if (from < 0) return false;
    let end = from;
    for (let code = this.bytes[end]; code !== LESS && code !== undefined; code = this.bytes[end]) end++;
    if (!this.#ends(from, end, close)) return false;
    for (let at = this.#valueFrom; at < this.#valueTo; at++) {
      const code = this.bytes[at] ?? 0;
      if (code <= SPACE || code > TILDE || code === AMPERSAND) return false;
    }
    return true;
  }

  /** The first "<" from a place on, or -1: four bytes at a time, as values are too short for asking somebody else. */
  #nextTag(from: number): number {
    const { view } = this;
    const size = view.byteLength;
    let at = from;
    for (; at + 4 <= size; at += 4) {
      const differing = view.getInt32(at, true) ^ FOUR_LESS;
      // The high bit of the first byte that does not differ.
      if (((differing - 0x01010101) & ~differing & 0x80808080) !== 0) break;
    }
    while (at < size && this.bytes[at] !== LESS) at++;
    return at < size ? at : -1;
  }

  #ends(start: number, end: number, close: LiteralBytes): boolean {
    const closed = end < 0 ? -1 : this.#tagEnd(close, end);
    if (closed < 0) return false;
    this.#valueFrom = start;
    this.#valueTo = end;
    this.#at = closed;
    this.#trim();
    // A line end in a value becomes another one in the text.
    return !this.#hasReturn(this.#valueTo);
  }

  #trim(): void {
    const { bytes } = this;
    let [from, to] = [this.#valueFrom, this.#valueTo];
    for (; from < to && isBlank(bytes[from]); from++) if (bytes[from] === LF) this.#line++;
    for (; to > from && isBlank(bytes[to - 1]); to--) if (bytes[to - 1] === LF) this.#line++;
    this.#valueFrom = from;
    this.#valueTo = to;
  }

  /** True where there is an "&" between the value's start and this place. */
  #hasAmpersand(to: number): boolean {
    return this.#ampersands.from(this.#valueFrom) < to;
  }

  #hasReturn(to: number): boolean {
    return this.#returns.from(this.#valueFrom) < to;
  }

  /** XML forbids "]]>" in texts, so it is either an error or part of a CDATA section. */
  #hasBrackets(to: number): boolean {
    return this.#brackets.from(this.verbatim ? this.locTo + CDATA_END.length : this.from) < to;
  }
}
