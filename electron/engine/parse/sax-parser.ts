// sax set up for hostile documents, and the insides of it that its types do not show. It reads nothing itself.
import sax from 'sax';

const XMLNS = 'http://www.w3.org/2000/xmlns/';
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
  tagName: string;
  entity: string;
  error: Error | null;
  ENTITIES: Record<string, string>;
  ns: Record<string, string>;
}

/** Those of sax's states that matter here. */
export const STATES = (
  sax as unknown as {
    STATE: Readonly<Record<'TEXT' | 'BEGIN' | 'COMMENT' | 'ATTRIB_VALUE_QUOTED', number>>;
  }
).STATE;

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
