// Drives sax over XML of any quality: counts lines, turns sax's errors into problems, and bounds depth and buffers.
// It knows nothing of sitemaps, processes no DTD and resolves no entity but XML's own five and character references.
import sax from 'sax';
import type { ParseOutput } from './parse-output.ts';
import { describeXmlError } from './xml-errors.ts';

export interface XmlAttribute {
  readonly name: string;
  readonly value: string;
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
}

export interface XmlTag {
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, XmlAttribute>>;
}

/** What is told of a document; every open has its close, unless the file ends before. */
export interface XmlHandler {
  open(tag: XmlTag, line: number): void;
  close(line: number): void;
  text(text: string, line: number): void;
}

/** Elements within each other at most. A sitemap needs 5. */
const MAX_DEPTH = 100;
/** Characters of a comment, an attribute or a name that sax may hold; texts have their own bound. */
const MAX_BUFFER = 65_536;
const XMLNS = 'http://www.w3.org/2000/xmlns/';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** strictEntities is not in sax's types. */
const SAX_OPTIONS: sax.SAXOptions & { strictEntities: boolean } = {
  xmlns: true,
  position: false,
  strictEntities: true,
};

/** The fields of sax's parser that are not in its types. */
interface SaxState {
  state: number;
  closedRoot: boolean;
  tags: { name: string }[];
  textNode: string;
  comment: string;
  cdata: string;
  doctype: string | true;
  sgmlDecl: string;
  procInstBody: string;
  procInstName: string;
  attribName: string;
  attribValue: string;
  tagName: string;
  entity: string;
  error: Error | null;
  ENTITIES: Record<string, string>;
  ns: Record<string, string>;
}

const STATES = (
  sax as unknown as {
    STATE: { readonly TEXT: number; readonly BEGIN: number; readonly ATTRIB_VALUE_QUOTED: number };
  }
).STATE;

/** An & that begins no entity and no character reference. */
const BARE_AMPERSAND = /&(?!(?:#\d+|#[xX][\da-fA-F]+|[A-Za-z_:][\w.:-]*);)/g;

export class XmlReader {
  /** 1-based line of what is being read. */
  line = 1;
  /** True after an error that nothing can follow; what is written then is ignored. */
  stopped = false;
  readonly #parser = sax.parser(true, SAX_OPTIONS);
  readonly #state = this.#parser as unknown as SaxState;
  readonly #out: ParseOutput;
  #errors: string[] = [];
  /** Repairs that are told once a file: by prefix, and by pair of tags. */
  readonly #told = new Set<string>();

  constructor(handler: XmlHandler, out: ParseOutput) {
    this.#out = out;
    const parser = this.#parser;
    // sax looks names up in objects with a prototype, where "constructor" is a hit.
    this.#state.ENTITIES = Object.assign(Object.create(null) as Record<string, string>, {
      amp: '&',
      lt: '<',
      gt: '>',
      quot: '"',
      apos: "'",
    });
    this.#state.ns = Object.assign(Object.create(null) as Record<string, string>, { xml: XML, xmlns: XMLNS });
    parser.onopentag = (tag) => {
      // sax takes all text of a second root element for text outside of the first.
      this.#state.closedRoot = false;
      if (this.#state.tags.length > MAX_DEPTH)
        this.stop('xml-too-deep', `Elements lie more than ${MAX_DEPTH} deep.`);
      else handler.open(tag as unknown as XmlTag, this.line);
    };
    parser.onclosetag = () => {
      if (!this.stopped) handler.close(this.line);
    };
    parser.ontext = (text) => {
      if (!this.stopped) handler.text(text, this.line);
    };
    parser.oncdata = (text) => {
      if (!this.stopped) handler.text(text, this.line);
    };
    parser.ondoctype = () => {
      const message = 'The file has a document type declaration. It was ignored, with all that it declares.';
      out.problem('info', 'xml-doctype', message, { line: this.line });
    };
    parser.onerror = (error) => {
      this.#errors.push(error.message);
      parser.error = null as unknown as Error;
    };
  }

  /** True where sax stands between the children of the root and holds nothing back. */
  get betweenRootChildren(): boolean {
    const { state, tags, textNode } = this.#state;
    return state === STATES.TEXT && tags.length === 1 && textNode === '';
  }

  /** Reads a piece of the document of any size; a long one may end anywhere but inside an entity. */
  write(piece: string): void {
    let at = 0;
    while (at < piece.length && !this.stopped) {
      const inTag = piece.charCodeAt(at) === LESS_THAN;
      const next = inTag ? piece.indexOf('>', at) + 1 : piece.indexOf('<', at);
      const end = next > at ? next : piece.length;
      this.#writePart(piece.substring(at, end));
      at = end;
    }
  }

  /** Reads text up to a "<", or from there up to a ">". */
  #writePart(part: string): void {
    const piece = this.#escapeAmpersands(part);
    const start = Math.max(piece.search(/[^ \t\r\n]/), 0);
    this.line += countLines(piece, 0, start);
    try {
      this.#parser.write(piece);
      if (this.#errors.length > 0) this.#repair();
    } catch (error) {
      this.stop('xml-malformed', `The XML can't be read on from here (${String(error)}).`);
    }
    this.line += countLines(piece, start, piece.length);
    this.#boundBuffers();
  }

  /** sax takes the character after a bare & and its letters for a part of them, even the < of the next tag. */
  #escapeAmpersands(part: string): string {
    if (!part.includes('&')) return part;
    const { state } = this.#state;
    const text = state === STATES.TEXT && (part[0] !== '<' || /^<[^!?]/.test(part));
    if (!text && state !== STATES.ATTRIB_VALUE_QUOTED) return part;
    const escaped = part.replace(BARE_AMPERSAND, '&amp;');
    if (escaped !== part) this.#errors.push('Invalid character in entity name');
    return escaped;
  }

  /** True where the document may end here: no element, tag or comment is open. */
  get complete(): boolean {
    const { state, tags } = this.#state;
    return (state === STATES.TEXT || state === STATES.BEGIN) && tags.length === 0;
  }

  #repair(): void {
    let errors = this.#errors;
    this.#errors = [];
    const unmatched = errors.find((message) => message.startsWith(UNMATCHED))?.slice(UNMATCHED.length);
    if (unmatched !== undefined && this.#closeIgnoringCase(unmatched)) {
      errors = errors.filter((message) => !message.startsWith(UNMATCHED) && !message.startsWith(UNEXPECTED));
    }
    const told = new Set<string>();
    for (const message of errors) {
      const { severity, code, text, once } = describeXmlError(message);
      if (told.has(code) || (once && this.#told.has(text))) continue;
      told.add(code);
      if (once) this.#told.add(text);
      this.#out.problem(severity, code, text, { line: this.line });
    }
  }

  /** sax made text of a closing tag that closes nothing; it may differ from an open one by case alone. */
  #closeIgnoringCase(name: string): boolean {
    const state = this.#state;
    const asText = `</${name}>`;
    if (state.textNode.endsWith(asText)) state.textNode = state.textNode.slice(0, -asText.length);
    const open = state.tags.findLast((tag) => tag.name.toLowerCase() === name.toLowerCase());
    if (!open) return false;
    this.#parser.write(`</${open.name}>`);
    this.#errors = [];
    if (this.#told.has(open.name + asText)) return true;
    this.#told.add(open.name + asText);
    const message = `<${open.name}> is closed by ${asText}: tags must not differ in case. It was taken as closed.`;
    this.#out.problem('warning', 'xml-wrong-case', message, { line: this.line });
    return true;
  }

  #boundBuffers(): void {
    const state = this.#state;
    if (state.textNode.length > MAX_BUFFER || state.cdata.length > MAX_BUFFER) {
      const { textNode, cdata } = state;
      state.textNode = '';
      state.cdata = '';
      this.#parser.ontext(textNode + cdata);
    }
    if (state.comment.length > MAX_BUFFER) state.comment = '';
    if (state.procInstBody.length > MAX_BUFFER) state.procInstBody = '';
    if (state.doctype !== true && state.doctype.length > MAX_BUFFER) state.doctype = '[';
    const held = [
      state.attribName,
      state.attribValue,
      state.tagName,
      state.procInstName,
      state.sgmlDecl,
      state.entity,
    ];
    if (held.some((text) => text.length > MAX_BUFFER)) {
      this.stop('xml-malformed', `A name, a tag or an attribute is longer than ${MAX_BUFFER} characters.`);
    }
  }

  /** Reads no further and says why. */
  stop(code: string, message: string): void {
    if (this.stopped) return;
    this.stopped = true;
    this.#out.problem('error', code, `${message} The file was not read any further.`, { line: this.line });
  }
}

const LESS_THAN = 60;
const UNMATCHED = 'Unmatched closing tag: ';
const UNEXPECTED = 'Unexpected close tag';

/** Line ends from `from` up to `to`. */
export function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
