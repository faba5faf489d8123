// sax's error messages → problems in the user's words. It is a table and decides nothing else.
import type { Severity } from '../../../shared/model/problem.ts';

export interface XmlError {
  readonly severity: Severity;
  readonly code: string;
  readonly text: string;
  /** Told once a file for the same message. */
  readonly once?: boolean;
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
const TABLE: readonly (readonly [start: string, error: XmlError])[] = [
  [
    'Invalid character entity',
    {
      severity: 'warning',
      code: 'xml-unknown-entity',
      text: "An entity is not one of XML's own five (such as &nbsp;). It was kept as it stands; write the character itself.",
    },
  ],
  [
    'Invalid character in entity name',
    {
      severity: 'warning',
      code: 'xml-bare-ampersand',
      text: 'An & stands alone. It was kept; in XML it must be written as &amp;.',
    },
  ],
  [
    'Invalid character reference',
    {
      severity: 'warning',
      code: 'xml-invalid-reference',
      text: 'A character reference (such as &#0;) stands for no character that XML has. It was kept as it stands.',
    },
  ],
  [
    'End of CDATA in text',
    {
      severity: 'info',
      code: 'xml-cdata-end',
      text: 'There is ]]> in a text, which XML forbids. It was kept; write ]]&gt;.',
    },
  ],
  [
    'Repeated attribute',
    {
      severity: 'warning',
      code: 'xml-attribute',
      text: 'A tag has the same attribute twice. The first one was kept.',
    },
  ],
  [
    'Unclosed attribute',
    {
      severity: 'warning',
      code: 'xml-attribute',
      text: "An attribute's closing quote is missing. It was taken to end where its tag does.",
    },
  ],
  [
    'Second XML declaration',
    {
      severity: 'warning',
      code: 'xml-declaration',
      text: 'An XML declaration stands inside the document; it belongs at its start. It was ignored.',
    },
  ],
  [
    'Unencoded <',
    { severity: 'warning', code: 'xml-bare-less-than', text: 'A < stands alone. Write it as &lt;.' },
  ],
  [
    'Less-than in attribute',
    {
      severity: 'warning',
      code: 'xml-bare-less-than',
      text: 'A < stands in the value of an attribute, where XML forbids it. It was kept; write it as &lt;.',
    },
  ],
  [
    'Unexpected close tag',
    {
      severity: 'warning',
      code: 'xml-mismatched-tag',
      text: 'A closing tag does not belong to the element that is open. The open elements were taken as closed.',
    },
  ],
  [
    'Unmatched closing tag',
    {
      severity: 'warning',
      code: 'xml-mismatched-tag',
      text: 'A closing tag closes nothing. It was ignored.',
    },
  ],
  [
    'Text data outside of root node',
    {
      severity: 'warning',
      code: 'xml-text-outside',
      text: 'There is text outside of the root element. It was ignored.',
    },
  ],
  [
    'Non-whitespace before first tag',
    {
      severity: 'warning',
      code: 'xml-text-outside',
      text: 'There is text before the first tag. It was ignored.',
    },
  ],
  [
    'Capital X in character reference',
    {
      severity: 'info',
      code: 'xml-reference-case',
      text: 'A character reference is written with a capital X, which XML does not know. It was read; write &#x.',
    },
  ],
  [
    'Odd XML declaration',
    {
      severity: 'warning',
      code: 'xml-declaration-odd',
      text: 'The XML declaration is not as XML has it. The file was read all the same; write <?xml version="1.0" encoding="UTF-8"?>.',
    },
  ],
  [
    'Malformed comment',
    { severity: 'info', code: 'xml-comment', text: 'A comment has -- in it, which XML forbids.' },
  ],
  [
    'Inappropriately located doctype',
    {
      severity: 'warning',
      code: 'xml-doctype',
      text: 'A document type declaration stands in the wrong place. It was ignored.',
    },
  ],
];

const OTHER_ATTRIBUTE = /attribut/i;

/** The problem behind an error of sax. */
export function describeXmlError(message: string): XmlError {
  const prefix = /^Unbound namespace prefix: "?([^":]*)/.exec(message)?.[1];
  if (prefix !== undefined) return undeclaredPrefix(prefix);
  for (const [start, error] of TABLE) if (message.startsWith(start)) return error;
  if (OTHER_ATTRIBUTE.test(message)) {
    return {
      severity: 'warning',
      code: 'xml-attribute',
      text: `An attribute is not well-formed (${message}).`,
    };
  }
  return { severity: 'warning', code: 'xml-malformed', text: `The XML is not well-formed (${message}).` };
}

function undeclaredPrefix(prefix: string): XmlError {
  const text = `The namespace prefix "${prefix}" is not declared. It was taken for what it usually means; add xmlns:${prefix}.`;
  return { severity: 'warning', code: 'xml-undeclared-prefix', text, once: true };
}

/** How errors of sax begin that are mended. */
export const UNMATCHED = 'Unmatched closing tag: ';
export const UNEXPECTED = 'Unexpected close tag';
export const UNBOUND = /^Unbound namespace prefix: "?([^":]*)/;
