// An HTML page as a source: the pages that it links to, each once. It reads no text, runs no script, and follows nothing.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { decodeHTMLAttribute } from 'entities';
import { Tokenizer } from 'htmlparser2';
import { trimXml } from '../../white-space.ts';
import { countLines } from './count-lines.ts';
import { hasOddCharacters, type ParseOutput } from '../parse-output.ts';
import { resolveAddress } from '../resolve-address.ts';
import type { TextParser } from './text-parser.ts';

/** Links at most; no page that people read has nearly as many. */
const MAX_LINKS = 1_000_000;
/** Characters of a name or a value that are looked at. */
const MAX_VALUE = 65_536;
/** Tags, attributes and texts since the last new link; an honest page has some thousands. */
const MAX_PARTS_WITHOUT_LINK = 500_000;
/** Characters of a comment, a script or the like that are held while it goes on. */
const MAX_HELD = 1_048_576;

export class HtmlLinks implements TextParser {
  readonly #out: ParseOutput;
  readonly #tokenizer: Tokenizer;
  readonly #seen = new Set<string>();
  /** The text that the tokenizer may still refer to, and where it begins. */
  #text = '';
  #start = 0;
  /** Position up to which lines were counted, and the line there. */
  #counted = 0;
  #line = 1;
  #base: string;
  #hasBase = false;
  #tag = '';
  #name = '';
  #value = '';
  #valueTooLong = false;
  #href: string | null = null;
  #hrefTooLong = false;
  #partsWithoutLink = 0;
  #stopped = false;
  #used = 0;
  #page: 'none' | 'open' | 'closed' = 'none';
  /** Templates within each other that are open: what stands in them is no part of the page. */
  #templates = 0;

  /** `base` = where the page was found, '' where that is not known. */
  constructor(out: ParseOutput, base: string) {
    this.#out = out;
    this.#base = base;
    out.setFormat('html');
    const ignore = () => undefined;
    this.#tokenizer = new Tokenizer(
      // References matter in links only; looking for them in all text would cost three times as much.
      { xmlMode: false, decodeEntities: false },
      {
        onopentagname: (start, end) => this.#openTag(start, end),
        onopentagend: (end) => this.#closeOpenTag(end),
        onselfclosingtag: (end) => this.#closeOpenTag(end),
        onclosetag: (start, end) => this.#closeTag(start, end),
        onattribname: (start, end) => {
          this.#partsWithoutLink++;
          this.#name = this.#slice(start, end).toLowerCase();
          this.#value = '';
          this.#valueTooLong = false;
        },
        onattribdata: (start, end) => {
          this.#valueTooLong ||= end - start > MAX_VALUE;
          this.#addValue(this.#slice(start, end));
        },
        onattribentity: ignore,
        onattribend: () => this.#endAttribute(),
        oncomment: ignore,
        oncdata: ignore,
        ondeclaration: ignore,
        onprocessinginstruction: ignore,
        ontext: (_, end) => {
          this.#partsWithoutLink++;
          this.#used = end;
        },
        ontextentity: ignore,
        onend: ignore,
      },
    );
  }

  write(text: string): void {
    if (!this.#out.odd && hasOddCharacters(text)) this.#out.odd = true;
    if (this.#stopped) return;
    this.#text += text;
    this.#tokenizer.write(text);
    if (this.#partsWithoutLink > MAX_PARTS_WITHOUT_LINK)
      this.#stop(reason('html-no-content', { max: MAX_PARTS_WITHOUT_LINK }));
    const end = this.#start + this.#text.length;
    this.#forget(end - this.#used > MAX_HELD ? end : this.#used);
  }

  end(truncated: boolean): void {
    this.#tokenizer.end();
    this.#countTo(this.#start + this.#text.length);
    const rest = this.#text.substring(this.#used - this.#start);
    if (this.#stopped) return;
    if (!truncated && this.#page !== 'open' && !/<[a-z]/i.test(rest)) return;
    const why = reason(truncated ? 'html-cut' : 'html-unclosed');
    this.#out.problem(truncated ? 'error' : 'info', 'html-unclosed', why, { line: this.#line });
  }

  #openTag(start: number, end: number): void {
    this.#partsWithoutLink++;
    this.#countTo(start);
    this.#tag = this.#slice(start, end).toLowerCase();
    this.#href = null;
    this.#hrefTooLong = false;
    this.#used = end;
    if (this.#tag === 'html') this.#page = 'open';
    if (this.#tag === 'template') this.#templates++;
  }

  #closeTag(start: number, end: number): void {
    const name = this.#slice(start, end).toLowerCase();
    if (name === 'html') this.#page = 'closed';
    if (name === 'template' && this.#templates > 0) this.#templates--;
    this.#used = end;
  }

  #addValue(text: string): void {
    if (this.#value.length < MAX_VALUE) this.#value += text;
    else this.#valueTooLong = true;
  }

  /** The first of two attributes of a name counts. Source: HTML, parse error duplicate-attribute. */
  #endAttribute(): void {
    if ((this.#name !== 'href' && this.#name !== 'xlink:href') || this.#href !== null) return;
    this.#href = trimXml(decodeHTMLAttribute(this.#value));
    this.#hrefTooLong = this.#valueTooLong;
    if (!this.#href.includes('\uFFFD') || this.#value.includes('\uFFFD')) return;
    this.#href = null;
    this.#out.problem('error', 'html-invalid-reference', reason('html-invalid-reference'), {
      line: this.#line,
    });
  }

  #closeOpenTag(end: number): void {
    this.#used = end;
    const href = this.#href?.replace(/[\t\n\r]/g, '') ?? null;
    this.#href = null;
    if (href === null || href === '') return;
    if (this.#templates > 0) {
      this.#out.problem('info', 'html-link-in-template', reason('html-link-in-template'), {
        line: this.#line,
      });
      return;
    }
    if (this.#hrefTooLong) {
      const why = reason('html-link-too-long', { max: MAX_VALUE });
      this.#out.problem('error', 'value-too-long', why, { line: this.#line });
      return;
    }
    if (this.#tag === 'a' || this.#tag === 'area') this.#link(href);
    else if (this.#tag === 'base' && !this.#hasBase) {
      this.#hasBase = true;
      this.#base = resolveAddress(href, this.#base);
    }
  }

  #link(href: string): void {
    const line = this.#line;
    if (this.#stopped) return;
    // A place in the page itself is no other page.
    if (href.startsWith('#')) return;
    const resolved = resolveAddress(this.#out.address(href, line), this.#base);
    const hash = resolved.indexOf('#');
    const loc = hash < 0 ? resolved : resolved.slice(0, hash);
    if (/^[a-z][a-z\d+.-]*:/i.test(loc) && !/^https?:/i.test(loc)) {
      const where = { line, loc: loc.slice(0, 2_048) };
      this.#out.problem('info', 'html-other-scheme', reason('html-other-scheme'), where);
      return;
    }
    if (this.#seen.has(loc)) {
      this.#out.problem('info', 'html-link-repeated', reason('html-link-repeated'), { line, loc });
      return;
    }
    if (hash >= 0) {
      const where = { line, loc: resolved };
      this.#out.problem('info', 'html-fragment-removed', reason('html-fragment-removed'), where);
    }
    if (!/^https?:/i.test(loc)) {
      const why = reason('html-link-relative', { text: loc.slice(0, 60) });
      this.#out.problem('warning', 'html-link-relative', why, { line, loc });
    }
    this.#seen.add(loc);
    this.#out.addEntry({ loc, lastmod: null, changefreq: null, priority: null, ext: null, line });
    this.#partsWithoutLink = 0;
    if (this.#seen.size >= MAX_LINKS) this.#stop(reason('html-too-many-links', { max: MAX_LINKS }));
  }

  #stop(why: ErrorReason): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#out.problem('error', why.key, why, { line: this.#line });
  }

  /** '' where a name was so long that its beginning is forgotten. */
  #slice(start: number, end: number): string {
    if (start < this.#start) return '';
    return this.#text.substring(start - this.#start, Math.min(end, start + MAX_VALUE) - this.#start);
  }

  #countTo(position: number): void {
    this.#line += countLines(this.#text, this.#counted - this.#start, position - this.#start);
    this.#counted = position;
  }

  #forget(position: number): void {
    this.#countTo(Math.max(position, this.#counted));
    this.#text = this.#text.substring(this.#counted - this.#start);
    this.#start = this.#counted;
  }
}
