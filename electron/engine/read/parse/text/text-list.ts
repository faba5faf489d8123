// A text sitemap: one absolute address a line. Lines that are none are reported by number and left out.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import { trimXml } from '../../white-space.ts';
import { CutWatch } from '../xml/cut-watch.ts';
import { LineSplitter } from './line-splitter.ts';
import { splitAddresses } from '../table/split-addresses.ts';
import { hasOddCharacters, type ParseOutput } from '../parse-output.ts';
import type { TextParser } from './text-parser.ts';
import { stripEnds } from '../../../../../shared/protocol/strip-ends.ts';

/** Blanks that are none in XML but that come along: no-break and zero-width spaces, byte order marks, padding, old end marks. */
const OUTER_BLANKS = /[\s\u200b\u2060\0-\x1f]/;

/** What stands before each item of a list that was written for people. */
const BULLET = /^(?:[-*+>\u2022\u2013\u2014\u00b7]\s+|\(?\d{1,7}[.):]\s*)(?=["'<]?https?:\/\/)/i;

/** The code of the problem that names an address which is kept but not included, as it may have been cut. */
const HELD = 'text-last-line-held';
/** The code of a last line that holds no whole address. */
const CUT = 'text-truncated';

/** Lines without an address; a list with more is no list. */
const MAX_ODD_LINES = 1_000_000;

export class TextList implements TextParser {
  readonly #out: ParseOutput;
  readonly #lines: LineSplitter;
  readonly #watch = new CutWatch();
  #odd = 0;

  constructor(out: ParseOutput) {
    this.#out = out;
    out.setFormat('text');
    this.#lines = new LineSplitter((text, line, tooLong) => this.#line(text, line, tooLong));
  }

  write(text: string): void {
    if (!this.#out.odd && hasOddCharacters(text)) this.#out.odd = true;
    if (this.#odd < MAX_ODD_LINES) this.#lines.write(text);
  }

  end(truncated: boolean, sealed: boolean): void {
    const last = this.#lines.last;
    if (!last) return;
    const loc = addressOf(trimXml(last.text));
    if (truncated || (isCutAddress(loc) && !this.#watch.knowsHost(loc))) {
      this.#lines.drop();
      if (truncated) this.#out.problem('error', CUT, reason('text-truncated'), { line: last.line });
      else
        this.#out.problem('warning', CUT, reason('text-looks-cut', { end: loc.slice(-60) }), {
          line: last.line,
        });
      return;
    }
    const looksCut = !sealed && isAddress(loc) && this.#watch.looksCut(loc);
    this.#lines.end();
    if (!looksCut) return;
    this.#out.excludeLast();
    const why = reason('text-maybe-cut', { end: loc.slice(-60) });
    this.#out.problem('warning', HELD, why, { line: last.line, loc });
  }

  #line(text: string, line: number, tooLong: boolean): void {
    if (this.#odd >= MAX_ODD_LINES) return;
    const trimmed = trimXml(text);
    if (trimmed === '') return;
    const loc = addressOf(trimmed);
    if (!tooLong && isAddress(loc)) {
      if (loc !== trimmed) {
        const why = reason('text-line-trimmed');
        this.#out.problem('warning', 'text-line-trimmed', why, { line, loc });
      }
      this.#watch.saw(loc);
      for (const one of this.#split(loc, line)) {
        this.#out.addEntry({ loc: one, lastmod: null, changefreq: null, priority: null, ext: null, line });
      }
      return;
    }
    const shown = visible(trimmed.length > 60 ? `${trimmed.slice(0, 60)}…` : trimmed);
    const why = reason(tooLong ? 'text-line-too-long' : 'text-line-odd', { text: shown });
    this.#out.problem('warning', 'text-line-odd', why, { line });
    if (++this.#odd < MAX_ODD_LINES) return;
    this.#out.problem('error', 'text-no-list', reason('text-no-list', { max: MAX_ODD_LINES }), { line });
  }

  /** Several whole addresses on one line are as many entries; anything else is one. */
  #split(loc: string, line: number): readonly string[] {
    const parts = splitAddresses(loc);
    if (parts.length === 1) return parts;
    const why = reason('text-line-split', { parts: parts.length });
    this.#out.problem('warning', 'text-line-split', why, { line });
    return parts;
  }
}

/** The address among a list's problems that was kept without including it, if any. */
export function heldAddress(problems: readonly Problem[]): string | undefined {
  return problems.find(({ code }) => code === HELD)?.loc;
}

/** Control characters as the signs that Unicode has for them. */
function visible(text: string): string {
  return text.replace(/[\0-\x1f]/g, (character) => String.fromCodePoint(0x2400 + character.charCodeAt(0)));
}

/** What of a line is the address, where it has one. */
function addressOf(line: string): string {
  return isAddress(line) ? trimRight(line) : unwrap(stripEnds(line, OUTER_BLANKS).replace(BULLET, ''));
}

/** The address within quotes or angle brackets; any other text as it is. */
function unwrap(text: string): string {
  const inner = /^(?:"([^"<>]*)"|'([^'<>]*)'|<([^"<>]*)>)[,;]?$/.exec(text);
  return inner ? stripEnds(inner[1] ?? inner[2] ?? inner[3] ?? '', OUTER_BLANKS) : text;
}

function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/** True where the text ends before its host does: within "https://", in a host's first label, behind a dot or hyphen. */
function isCutAddress(text: string): boolean {
  const lower = text.toLowerCase();
  if (lower === '') return false;
  const host = /^https?:\/\/([^/?#:@[\]]+)$/.exec(lower)?.[1];
  if (host !== undefined && host !== 'localhost') return !host.includes('.') || /[.-]$/.test(host);
  return 'https://'.startsWith(lower) || 'http://'.startsWith(lower);
}

/** Most addresses end in a character that is no blank of any kind; only the others need a search. */
function trimRight(loc: string): string {
  const last = loc.charCodeAt(loc.length - 1);
  return last < 0x80 && last >= 0x20 ? loc : stripEnds(loc, OUTER_BLANKS);
}
