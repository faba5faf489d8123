// Drives sax over XML of any quality: counts lines, turns sax's errors into problems, and bounds depth and buffers.
// It knows nothing of sitemaps, processes no DTD and resolves no entity but XML's own five and character references.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { countLines } from '../text/count-lines.ts';
import type { XmlAttribute, XmlHandler, XmlTag } from './xml-handler.ts';
import type { ParseOutput } from '../parse-output.ts';
import {
  STATES,
  boundBuffers,
  completeAttributes,
  createSax,
  endAttribute,
  hasLessInTag,
  hasLessThan,
  saxState,
  writeSlices,
} from './sax-parser.ts';
import { Doctype } from './doctype.ts';
import { WorkBounds } from '../work-bounds.ts';
import { REPAIRS, UNBOUND, UNEXPECTED, UNMATCHED, describeXmlError } from './xml-errors.ts';
import {
  bareLessThan,
  endsInHyphens,
  isOddDeclaration,
  isSitemapTag,
  isTextValue,
  withPlainEnd,
} from '../scan/tag-starts.ts';
import { protectReferences, resolveReferences } from './xml-references.ts';

/** Elements within each other at most. A sitemap needs 5. */
const MAX_DEPTH = 100;
/** Undeclared prefixes that are bound, and errors of a piece that are kept; each takes the longer the more there are. */
const MAX_BOUND = 100;

export class XmlReader {
  /** 1-based line of what is being read. */
  line = 1;
  /** True after an error that nothing can follow; what is written then is ignored. */
  stopped = false;
  readonly #parser = createSax();
  readonly #state = saxState(this.#parser);
  readonly #out: ParseOutput;
  #errors: string[] = [];
  readonly #bounds = new WorkBounds();
  /** Elements that the closing tag of another one closes. */
  #forced = 0;
  #bound = 0;
  readonly #doctype = new Doctype();
  #declared = false;
  /** The attributes of the tag that is being read, each by its first occurrence; sax keeps the last. */
  readonly #attributes = new Map<string, XmlAttribute>();
  #repeated = false;
  /** True where the tag that is being read has a < in it, which only a value can have. */
  #lessInTag = false;
  /** True where an attribute has no value: sax then knows neither its prefix nor its namespace. */
  #incomplete = false;
  /** Repairs that are told once a file: by prefix, and by pair of tags. */
  readonly #told = new Set<string>();

  constructor(handler: XmlHandler, out: ParseOutput) {
    this.#out = out;
    const parser = this.#parser;
    parser.onattribute = (attribute) => {
      const known = this.#attributes.has(attribute.name);
      if (!('local' in attribute)) this.#incomplete = true;
      else if (!known) this.#attributes.set(attribute.name, attribute as unknown as XmlAttribute);
      this.#repeated ||= known;
    };
    parser.onopentag = (tag) => {
      if (this.#incomplete) completeAttributes(tag);
      if (this.#repeated) this.#keepFirst(tag.attributes);
      if (this.#lessInTag && hasLessThan(tag)) this.#errors.push(REPAIRS.lessInAttribute);
      this.#incomplete = this.#lessInTag = false;
      this.#attributes.clear();
      // sax takes all text of a second root element for text outside of the first.
      this.#state.closedRoot = false;
      this.#declared = true;
      if (this.#state.tags.length > MAX_DEPTH) {
        const unclosed = handler.forgetUnclosed?.();
        if (unclosed) this.#state.tags.splice(unclosed.from, unclosed.count);
      }
      if (this.#state.tags.length > MAX_DEPTH)
        this.stop('xml-too-deep', reason('xml-too-deep', { max: MAX_DEPTH }));
      else handler.open(tag as unknown as XmlTag, this.line);
    };
    parser.onclosetag = () => {
      const forced = this.#forced > 0;
      if (forced) this.#forced--;
      if (!this.stopped) handler.close(this.line, forced);
    };
    parser.ontext = (text) => {
      if (!this.stopped) handler.text(text, this.line);
    };
    parser.oncdata = (text) => {
      if (!this.stopped) handler.text(text, this.line);
    };
    parser.ondoctype = (doctype) => {
      this.#doctype.tell(doctype, out);
    };
    parser.onprocessinginstruction = ({ name, body }) => {
      if (name.toLowerCase() === 'xml') {
        if (this.#declared) this.#errors.push(REPAIRS.secondDeclaration);
        else if (name !== 'xml' || isOddDeclaration(body)) this.#errors.push(REPAIRS.oddDeclaration);
      }
      this.#declared = true;
      handler.aside?.('instruction', this.line);
    };
    parser.oncomment = () => {
      this.#declared = true;
      handler.aside?.('comment', this.line);
    };
    parser.onerror = ({ message }) => {
      this.#take(message);
    };
  }

  #take(message: string): void {
    this.#errors.push(message);
    this.#bounds.errors++;
    if (message.startsWith(UNEXPECTED)) this.#forced++;
    else if (message.startsWith(UNMATCHED)) this.#forced = 0;
    this.#parser.error = null as unknown as Error;
    const prefix = UNBOUND.exec(message)?.[1];
    // Bound to what sax takes it for anyway, so that it is told once.
    if (prefix !== undefined && ++this.#bound <= MAX_BOUND) this.#state.ns[prefix] = prefix;
  }

  #keepFirst(attributes: object): void {
    this.#repeated = false;
    for (const [name, first] of this.#attributes) Object.defineProperty(attributes, name, { value: first });
    this.#errors.push(REPAIRS.repeatedAttribute);
  }

  /** True where sax stands between the children of the root and holds nothing back. */
  get betweenRootChildren(): boolean {
    const { state, tags, textNode, doctype } = this.#state;
    // Behind a tag within a document type sax is back in that after the next comment.
    const inDoctype = doctype !== true && doctype !== '';
    return state === STATES.TEXT && tags.length === 1 && textNode === '' && !inDoctype;
  }

  /** What alone can end what is open, where that holds nothing for anybody: a comment or an instruction. */
  get passiveUntil(): '--' | '?' | null {
    const { state } = this.#state;
    return state === STATES.COMMENT ? '--' : state === STATES.PROC_INST_BODY ? '?' : null;
  }

  /** Reads a piece of the document of any size; a long one may end anywhere but inside an entity. */
  write(piece: string): void {
    let at = 0;
    while (at < piece.length && !this.stopped) {
      const overdone = this.#bounds.check(this.#out.addresses + this.#out.sitemaps);
      if (overdone) {
        this.stop(overdone.key, overdone);
        return;
      }
      const bare =
        this.#state.state === STATES.TEXT
          ? bareLessThan(piece, at, isTextValue(this.#state.tags.at(-1)?.name))
          : 0;
      if (bare > 0) {
        this.#writeText(piece.substring(at, at + bare), [REPAIRS.lessThan]);
        at += bare;
        continue;
      }
      const inTag = piece[at] === '<';
      if (inTag && this.#state.state === STATES.ATTRIB_VALUE_QUOTED && isSitemapTag(piece, at)) {
        endAttribute(this.#parser);
        this.#errors.push(REPAIRS.unclosedAttribute);
        this.#repair();
      }
      const next = inTag ? piece.indexOf('>', at) + 1 : piece.indexOf('<', at);
      const end = next > at ? next : piece.length;
      const part = piece.substring(at, end);
      if (!inTag && this.#state.state === STATES.TEXT) this.#writeText(part, []);
      else this.#writePart(part);
      at = end;
    }
  }

  /** Reads a part of a text node. sax would be slow at it, and careless with & and <. */
  #writeText(part: string, errors: readonly string[]): void {
    const state = this.#state;
    for (const error of errors) this.#errors.push(error);
    const start = Math.max(part.search(/[^ \t\r\n]/), 0);
    this.line += countLines(part, 0, start);
    if (state.tags.length > 0) {
      state.textNode += part.includes('&') ? resolveReferences(part, this.#tellReference) : part;
    } else if (/[^ \t\r\n]/.test(part)) {
      this.#errors.push(REPAIRS.outside);
    }
    if (part.includes(']]>')) this.#errors.push(REPAIRS.cdataEnd);
    if (this.#errors.length > 0) this.#repair();
    this.line += countLines(part, start, part.length);
    this.#boundBuffers();
  }

  /** Reads from a "<" up to a ">", or what follows where a piece ended before that. */
  #writePart(part: string): void {
    const piece = this.#endComment(this.#escapeAmpersands(part));
    this.#lessInTag ||= hasLessInTag(part, this.#state.state);
    const start = Math.max(piece.search(/[^ \t\r\n]/), 0);
    this.line += countLines(piece, 0, start);
    this.#doctype.watch(piece, start, this.line);
    // sax makes an Error of each oddity; their stacks would cost more than all else.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      writeSlices(this.#parser, piece, () => !this.#boundBuffers());
      if (this.#errors.length > 0) this.#repair();
    } catch (error) {
      this.stop('xml-malformed', reason('xml-unreadable', { cause: String(error) }));
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
    this.line += countLines(piece, start, piece.length);
    this.#boundBuffers();
  }

  /** A comment that ends in more than two hyphens, which sax would never see the end of. */
  #endComment(part: string): string {
    const { state } = this.#state;
    const open = state === STATES.COMMENT ? 0 : state === STATES.TEXT || state === STATES.BEGIN ? 4 : -1;
    if (open < 0 || !endsInHyphens(part, open)) return part;
    this.#errors.push(REPAIRS.comment);
    return withPlainEnd(part);
  }

  readonly #tellReference = (repair: string | null): void => {
    this.#bounds.parts++;
    if (repair === null) return;
    this.#bounds.errors++;
    if (this.#errors.length < MAX_BOUND && !this.#errors.includes(repair)) this.#errors.push(repair);
  };

  /** sax takes the character after a bare & and its letters for a part of them. */
  #escapeAmpersands(part: string): string {
    if (!part.includes('&')) return part;
    const { state } = this.#state;
    const text = state === STATES.TEXT && (part[0] !== '<' || /^<[^!?]/.test(part));
    if (!text && state !== STATES.ATTRIB_VALUE_QUOTED) return part;
    return protectReferences(part, this.#tellReference);
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
      const { severity, code, why, once } = describeXmlError(message);
      if (told.has(code) || (once && this.#told.has(once)) || this.#doctype.declares(message)) continue;
      told.add(code);
      if (once) this.#told.add(once);
      this.#out.problem(severity, code, why, { line: this.line });
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
    const why = reason('xml-closed-otherwise', { tag: open.name, closing: name });
    this.#out.problem('warning', 'xml-mismatched-tag', why, { line: this.line });
    return true;
  }

  /** True where that is the end. */
  #boundBuffers(): boolean {
    const tooLong = boundBuffers(this.#parser);
    if (tooLong !== null) this.stop('xml-malformed', tooLong);
    return this.stopped;
  }

  /** Reads no further and says why. */
  stop(code: string, why: ErrorReason): void {
    if (this.stopped) return;
    this.stopped = true;
    this.#out.problem('error', code, why, { line: this.line });
  }
}
