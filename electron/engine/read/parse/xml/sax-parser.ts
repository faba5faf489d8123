// sax set up for hostile documents, and the insides of it that its types do not show. It reads nothing itself.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import sax from 'sax';

/** The namespace of declarations, which nothing else may have. */
export const XMLNS = 'http://www.w3.org/2000/xmlns/';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** strictEntities is not in sax's types. */
const SAX_OPTIONS: sax.SAXOptions & { strictEntities: boolean } = {
  xmlns: true,
  position: false,
  strictEntities: true,
};

/** The fields of sax's parser that are not in its types. */
export interface SaxState {
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
  attribList: readonly unknown[];
  attribName: string;
  attribValue: string;
  /** The quote around the value that is being read. */
  q: string;
  tagName: string;
  entity: string;
  error: Error | null;
  ENTITIES: Record<string, string>;
  ns: Record<string, string>;
}

/** Those of sax's states that matter here. */
export const STATES = (
  sax as unknown as {
    STATE: Readonly<
      Record<
        | 'TEXT'
        | 'BEGIN'
        | 'BEGIN_WHITESPACE'
        | 'COMMENT'
        | 'PROC_INST_BODY'
        | 'OPEN_TAG'
        | 'ATTRIB_VALUE_QUOTED'
        | 'ATTRIB_VALUE_ENTITY_U',
        number
      >
    >;
  }
).STATE;

/** Characters of a comment, an attribute or a name that sax may hold. */
const MAX_BUFFER = 65_536;
/** Characters of a declaration that is none, such as "<!a": sax goes through all of it again with each character. */
const MAX_DECLARATION = 4_096;
/** Attributes of one tag; a root with all known vocabularies has some ten. */
const MAX_ATTRIBUTES = 1_000;

/** A strict parser that knows XML's own entities and prefixes, and no others. */
export function createSax(): sax.SAXParser {
  const parser = sax.parser(true, SAX_OPTIONS);
  const state = saxState(parser);
  // sax looks names up in objects with a prototype, where "constructor" is a hit.
  state.ENTITIES = Object.assign(Object.create(null) as Record<string, string>, {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
  });
  state.ns = Object.assign(Object.create(null) as Record<string, string>, { xml: XML, xmlns: XMLNS });
  return parser;
}

/** The parser's own state. */
export function saxState(parser: sax.SAXParser): SaxState {
  return parser as unknown as SaxState;
}

/** Hands on long texts, forgets what nobody reads, and tells what is too long to be read; null where all is well. */
export function boundBuffers(parser: sax.SAXParser): ErrorReason | null {
  const state = saxState(parser);
  if (state.textNode.length > MAX_BUFFER || state.cdata.length > MAX_BUFFER) {
    const { textNode, cdata } = state;
    state.textNode = '';
    state.cdata = '';
    parser.ontext(textNode + cdata);
  }
  if (state.comment.length > MAX_BUFFER) state.comment = '';
  if (state.procInstBody.length > MAX_BUFFER) state.procInstBody = '';
  if (state.doctype !== true && state.doctype.length > MAX_BUFFER) state.doctype = '[';
  // sax looks each attribute up among all before it.
  if (state.attribList.length > MAX_ATTRIBUTES) return reason('xml-many-attributes', { max: MAX_ATTRIBUTES });
  if (state.sgmlDecl.length > MAX_DECLARATION) return reason('xml-too-long', { max: MAX_DECLARATION });
  const { attribName, attribValue, tagName, procInstName, entity } = state;
  const held = [attribName, attribValue, tagName, procInstName, entity];
  if (!held.some((text) => text.length > MAX_BUFFER)) return null;
  return reason('xml-too-long', { max: MAX_BUFFER });
}

/**
 * Characters that sax reads before its buffers are looked at: attributes, and what a declaration has that is none, cost it
 * the square of their number.
 */
const SLICE = 4_096;

/** Writes a piece of any size; `goesOn` is asked between its parts. */
export function writeSlices(parser: sax.SAXParser, piece: string, goesOn: () => boolean): void {
  if (piece.length <= SLICE) {
    parser.write(piece);
    return;
  }
  for (let at = 0; at < piece.length && (at === 0 || goesOn()); at += SLICE)
    parser.write(piece.slice(at, at + SLICE));
}

/** Ends the attribute that is being read and its tag, before the > that was taken for a part of the value. */
export function endAttribute(parser: sax.SAXParser): void {
  const state = saxState(parser);
  const end = state.attribValue.lastIndexOf('>');
  const close = end > 0 && state.attribValue[end - 1] === '/' ? '/>' : '>';
  if (end >= 0) state.attribValue = state.attribValue.slice(0, end - close.length + 1);
  parser.write(state.q + close);
}

/** Gives attributes without a value, which sax keeps as mere texts, what all others have. */
export function completeAttributes(tag: sax.Tag | sax.QualifiedTag): void {
  const ns: Readonly<Record<string, string>> = 'ns' in tag ? tag.ns : {};
  for (const [name, found] of Object.entries(tag.attributes)) {
    if (typeof found !== 'string') continue;
    const colon = name.indexOf(':');
    const prefix = colon < 0 ? (name === 'xmlns' ? name : '') : name.slice(0, colon);
    // As sax does it, what follows a second colon is no part of the name.
    const local = prefix === name ? '' : (name.split(':')[colon < 0 ? 0 : 1] ?? '');
    const value = { name, value: found, prefix, local, uri: prefix === '' ? '' : (ns[prefix] ?? prefix) };
    Object.defineProperty(tag.attributes, name, { value });
  }
}

/** True where a piece has a < within a tag; `state` is the parser's before it. In CDATA, comments and the like it is none. */
export function hasLessInTag(piece: string, state: number): boolean {
  if (state >= STATES.OPEN_TAG && state <= STATES.ATTRIB_VALUE_ENTITY_U) return piece.includes('<');
  if (state !== STATES.TEXT && state !== STATES.BEGIN && state !== STATES.BEGIN_WHITESPACE) return false;
  return !/^\s*<[!?]/.test(piece) && piece.indexOf('<', piece.indexOf('<') + 1) >= 0;
}

/** True where an attribute has a < in its value. */
export function hasLessThan({ attributes }: sax.Tag | sax.QualifiedTag): boolean {
  const values: readonly (string | { readonly value: string })[] = Object.values(attributes);
  return values.some((found) => (typeof found === 'string' ? found : found.value).includes('<'));
}
