// English sentences of errors about XML that is not as it should be.

export const XML_TEXTS = {
  'xml-unknown-entity':
    "An entity is not one of XML's own five (such as &nbsp;). It was kept as it stands; write the character itself.",
  'xml-bare-ampersand': 'An & stands alone. It was kept; in XML it must be written as &amp;.',
  'xml-invalid-reference':
    'A character reference (such as &#0;) stands for no character that XML has. It was kept as it stands.',
  'xml-cdata-end': 'There is ]]> in a text, which XML forbids. It was kept; write ]]&gt;.',
  'xml-attribute-repeated': 'A tag has the same attribute twice. The first one was kept.',
  'xml-attribute-unclosed':
    "An attribute's closing quote is missing. It was taken to end where its tag does.",
  'xml-declaration-inside':
    'An XML declaration stands inside the document; it belongs at its start. It was ignored.',
  'xml-bare-less-than': 'A < stands alone. Write it as &lt;.',
  'xml-less-than-in-attribute':
    'A < stands in the value of an attribute, where XML forbids it. It was kept; write it as &lt;.',
  'xml-mismatched-tag':
    'A closing tag does not belong to the element that is open. The open elements were taken as closed.',
  'xml-unmatched-tag': 'A closing tag closes nothing. It was ignored.',
  'xml-text-outside': 'There is text outside of the root element. It was ignored.',
  'xml-text-before': 'There is text before the first tag. It was ignored.',
  'xml-reference-case':
    'A character reference is written with a capital X, which XML does not know. It was read; write &#x.',
  'xml-declaration-odd':
    'The XML declaration is not as XML has it. The file was still read; write {declaration}.',
  'xml-comment': 'A comment has -- in it, which XML forbids.',
  'xml-doctype-misplaced': 'A document type declaration stands in the wrong place. It was ignored.',
  'xml-attribute-malformed': 'An attribute is not well-formed ({cause}).',
  'xml-malformed': 'The XML is not well-formed ({cause}).',
  'xml-undeclared-prefix':
    'The namespace prefix "{prefix}" is not declared. It was taken for what it usually means; add xmlns:{prefix}.',
} as const;
