// sax's error messages → problems in the user's words. It is a table and decides nothing else.
import { reason, type ErrorKey, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import type { Severity } from '../../../../../shared/model/problem.ts';

export interface XmlError {
  readonly severity: Severity;
  readonly code: string;
  readonly why: ErrorReason;
  /** What it is about, where that is told once a file. */
  readonly once?: string;
}

/** What sax does not tell and the reader does, in words as sax has them. */
export const REPAIRS = {
  lessThan: 'Unencoded <',
  lessInAttribute: 'Less-than in attribute',
  outside: 'Text data outside of root node',
  repeatedAttribute: 'Repeated attribute',
  unclosedAttribute: 'Unclosed attribute',
  cdataEnd: 'End of CDATA in text',
  secondDeclaration: 'Second XML declaration',
  oddDeclaration: 'Odd XML declaration',
  comment: 'Malformed comment',
} as const;

/** By the start of sax's message; sax has no error codes. */
const TABLE: readonly (readonly [start: string, severity: Severity, code: string, key: ErrorKey])[] = [
  ['Invalid character in entity name', 'warning', 'xml-bare-ampersand', 'xml-bare-ampersand'],
  ['Invalid character reference', 'warning', 'xml-invalid-reference', 'xml-invalid-reference'],
  ['End of CDATA in text', 'info', 'xml-cdata-end', 'xml-cdata-end'],
  ['Repeated attribute', 'warning', 'xml-attribute', 'xml-attribute-repeated'],
  ['Unclosed attribute', 'warning', 'xml-attribute', 'xml-attribute-unclosed'],
  ['Second XML declaration', 'warning', 'xml-declaration', 'xml-declaration-inside'],
  ['Unencoded <', 'warning', 'xml-bare-less-than', 'xml-bare-less-than'],
  ['Less-than in attribute', 'warning', 'xml-bare-less-than', 'xml-less-than-in-attribute'],
  ['Unexpected close tag', 'warning', 'xml-mismatched-tag', 'xml-mismatched-tag'],
  ['Unmatched closing tag', 'warning', 'xml-mismatched-tag', 'xml-unmatched-tag'],
  ['Text data outside of root node', 'warning', 'xml-text-outside', 'xml-text-outside'],
  ['Non-whitespace before first tag', 'warning', 'xml-text-outside', 'xml-text-before'],
  ['Capital X in character reference', 'info', 'xml-reference-case', 'xml-reference-case'],
  ['Odd XML declaration', 'warning', 'xml-declaration-odd', 'xml-declaration-odd'],
  ['Malformed comment', 'info', 'xml-comment', 'xml-comment'],
  ['Inappropriately located doctype', 'warning', 'xml-malformed', 'xml-doctype-misplaced'],
  ['Attribute without value', 'warning', 'xml-attribute', 'xml-attribute-no-value'],
  ['Unquoted attribute value', 'warning', 'xml-attribute', 'xml-attribute-unquoted'],
  ['Invalid attribute name', 'warning', 'xml-attribute', 'xml-attribute-name'],
  ['No whitespace between attributes', 'warning', 'xml-attribute', 'xml-attribute-space'],
  ['Forward-slash in opening tag', 'warning', 'xml-malformed', 'xml-slash-in-tag'],
  ['Invalid character in tag name', 'warning', 'xml-malformed', 'xml-tag-name'],
  ['Invalid characters in closing tag', 'warning', 'xml-malformed', 'xml-closing-tag'],
  ['Invalid tagname in closing tag', 'warning', 'xml-malformed', 'xml-closing-tag'],
  ['Weird empty close tag', 'warning', 'xml-malformed', 'xml-closing-tag'],
  ['Unclosed root tag', 'warning', 'xml-malformed', 'xml-end'],
  ['Unexpected end', 'warning', 'xml-malformed', 'xml-end'],
  ['xml: prefix must be bound', 'warning', 'xml-malformed', 'xml-reserved-prefix'],
  ['xmlns: prefix must be bound', 'warning', 'xml-malformed', 'xml-reserved-prefix'],
];

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

const ENTITY = /^(Invalid character entity|Entity of HTML)(?:: (.*))?$/s;

const OTHER_ATTRIBUTE = /attribut/i;

/** The problem behind an error of sax. */
export function describeXmlError(message: string): XmlError {
  const prefix = /^Unbound namespace prefix: "?([^":]*)/.exec(message)?.[1];
  if (prefix !== undefined) {
    const why = reason('xml-undeclared-prefix', { prefix });
    return { severity: 'warning', code: 'xml-undeclared-prefix', why, once: `xmlns:${prefix}` };
  }
  const entity = ENTITY.exec(message);
  if (entity) {
    const [, start, name = ''] = entity;
    const key = start === 'Entity of HTML' ? 'xml-html-entity' : 'xml-unknown-entity';
    return { severity: 'warning', code: 'xml-unknown-entity', why: reason(key, { name: name.slice(0, 60) }) };
  }
  const known = TABLE.find(([start]) => message.startsWith(start));
  if (known) {
    const [, severity, code, key] = known;
    return { severity, code, why: reason(key, { declaration: DECLARATION }) };
  }
  return OTHER_ATTRIBUTE.test(message)
    ? { severity: 'warning', code: 'xml-attribute', why: reason('xml-attribute-malformed') }
    : { severity: 'warning', code: 'xml-malformed', why: reason('xml-malformed') };
}

/** How errors of sax begin that are mended. */
export const UNMATCHED = 'Unmatched closing tag: ';
export const UNEXPECTED = 'Unexpected close tag';
export const UNBOUND = /^Unbound namespace prefix: "?([^":]*)/;
