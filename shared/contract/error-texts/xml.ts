// English sentences of errors about XML that is not as it should be.

export const XML_TEXTS = {
  'xml-unknown-entity':
    'The entity &{name}; is not one that XML has. It was kept as it is; write the character itself.',
  'xml-bare-ampersand': 'An & is not escaped. It was kept; in XML it must be written as &amp;.',
  'xml-invalid-reference':
    'A character reference (such as &#0;) stands for no character that XML has. It was kept as it is.',
  'xml-cdata-end': 'There is ]]> in a text, which XML forbids. It was kept; write ]]&gt;.',
  'xml-attribute-repeated': 'A tag has the same attribute twice. The first one was kept.',
  'xml-attribute-unclosed':
    'An attribute’s closing quote is missing. It was taken to end where its tag does.',
  'xml-declaration-inside':
    'An XML declaration is inside the document; it belongs at its start. It was ignored.',
  'xml-bare-less-than': 'A < is not escaped. Write it as &lt;.',
  'xml-less-than-in-attribute':
    'A < is in the value of an attribute, where XML forbids it. It was kept; write it as &lt;.',
  'xml-mismatched-tag':
    'A closing tag does not belong to the element that is open. The open elements were taken as closed.',
  'xml-unmatched-tag': 'A closing tag closes nothing. It was ignored.',
  'xml-text-outside': 'There is text outside of the root element. It was ignored.',
  'xml-text-before': 'There is text before the first tag. It was ignored.',
  'xml-reference-case':
    'A character reference is written with a capital X, which XML does not know. It was read; write &#x.',
  'xml-declaration-odd': 'The XML declaration is not valid. The file was still read; write {declaration}.',
  'xml-comment': 'A comment has -- in it, which XML forbids.',
  'xml-doctype-misplaced': 'A document type declaration is in the wrong place. It was ignored.',
  'xml-attribute-malformed': 'An attribute is not well-formed.',
  'xml-malformed': 'The XML is not well-formed.',
  'xml-undeclared-prefix':
    'The namespace prefix “{prefix}” is not declared. It was taken for what it usually means; add xmlns:{prefix}.',
  'xml-too-deep': 'Elements are nested more than {max} levels deep. The file was not read any further.',
  'xml-no-content': '{max} tags and texts contain no URL. The file was not read any further.',
  'xml-too-damaged': 'The XML is not well-formed in {errors} places. The file was not read any further.',
  'xml-many-attributes': 'A tag has more than {max} attributes. The file was not read any further.',
  'xml-too-long':
    'A name, tag or attribute is longer than {max} characters. The file was not read any further.',
  'xml-extension-too-long':
    'An entry has more than 4 MiB of extension data. The file was not read any further.',
  'xml-doctype':
    'The file has a document type declaration (DOCTYPE). It was ignored, with everything it declares.',
  'xml-namespace-case':
    'The namespace “{uri}” has capital letters, which the sitemap namespace does not. The file was still read.',
  'xml-unknown-namespace': '“{uri}” is not the sitemap namespace. The file was still read as a sitemap.',
  'xml-wrong-case': '<{tag}> is written in the wrong case. It was read as <{expected}>.',
  'xml-closed-otherwise':
    '<{tag}> is closed by </{closing}>, but opening and closing tags must match in case. It was taken as closed.',
  'xml-truncated': 'The file ends before its last closing tag: it was cut. Get the file again.',
  'xml-truncated-in-entry':
    'The file ends before its last closing tag: it was cut. The entry that was open there can’t be read. Get the file again.',
  'xml-stray-text': 'There is text between the elements: “{text}”. It was ignored.',
  'xml-element-in-value': '<{tag}> is inside a value, which can hold only text. Write the value without it.',
  'xml-second-root': 'A second root element <{tag}> follows the first. It was also read. Split the file.',
  'xml-no-root': 'The file has no root element: it starts with <{tag}>. Put its entries into a <urlset>.',
  'xml-no-namespace': 'The root element has no namespace. It was read as a sitemap. Add xmlns.',
  'xml-no-atom-namespace': 'The root element has no namespace. It was read as an Atom feed. Add xmlns.',
  'xml-unknown-root':
    'The root element is <{tag}>, not <urlset> or <sitemapindex>. Any entries in it were read.',
  'xml-no-entry': 'A <loc> is outside any entry. It was read as one. Put it into a <{tag}>.',
  'xml-mixed': 'The file mixes URLs and sitemaps. Both were read, but a file should have only one kind.',
  'xml-unclosed': '<{tag}> is not closed before <{next}>. It was taken as closed.',
  'xml-unclosed-entry': '<{tag}> is not closed before the next entry. It was taken as closed.',
  'xml-nameless': 'An element or attribute has a name that XML does not allow. It was left out.',
  'xml-attribute-same-name': 'Two attributes of a tag have the same full name. The first one was kept.',
  'xml-misplaced': '<{tag}> is outside any entry. It was left out.',
  'xml-repeated': 'The entry has a second <{tag}>, “{text}”. The first one was kept.',
  'xml-value-unclear':
    'The <{tag}> has text beside and inside elements (“{text}”). It was kept as it is. Correct it.',
  'xml-feed-value-unclear':
    'A value has text beside and inside elements (“{text}”). It was kept as it is. Correct it.',
  'xml-value-too-long': 'A <{tag}> is longer than {max} characters. It was left out.',
  'xml-loc-too-long': 'A <loc> is longer than {max} characters. Its entry was left out.',
  'xml-attribute-left-out': '<{tag}> has the attribute “{name}”, which sitemaps don’t have. It is not kept.',
  'xml-comment-left-out': 'There is a comment inside an extension. It is not kept.',
  'xml-instruction-left-out': 'There is a processing instruction inside an extension. It is not kept.',
  'xml-extension-namespace':
    '<{tag}> does not have the namespace that search engines look for. It is kept as it is. Declare {declaration} and write <{right}>.',
  'xml-before': 'There is other text before the XML. It was ignored. Remove it.',
  'xml-space-before': 'There is white space before the XML declaration, which XML forbids. It was ignored.',
  'xml-attribute-no-value': 'An attribute has no value. Write one in quotes, or remove the attribute.',
  'xml-attribute-unquoted': 'The value of an attribute is not in quotes. Add them.',
  'xml-attribute-name': 'An attribute does not have a valid name. Correct it.',
  'xml-attribute-space': 'There is no space between two attributes. Add one.',
  'xml-slash-in-tag': 'A tag has a slash that is not followed by >. Remove it.',
  'xml-tag-name': 'A tag has a character in its name that XML does not allow. Correct the name.',
  'xml-closing-tag': 'A closing tag is not valid. Correct it.',
  'xml-end': 'The XML ends before it is complete. Get the file again.',
  'xml-reserved-prefix':
    'The prefix xml or xmlns is bound to a namespace that is not its own. Remove that declaration.',
  'xml-unreadable': 'The XML can’t be read from here on ({cause}). The file was not read any further.',
  'xml-namespace-variant':
    'The namespace “{uri}” is not exactly the sitemap namespace, and readers compare it letter by letter. The file was still read. Write {right}.',
  'xml-extension-variant':
    'The namespace “{uri}” of <{tag}> is not the one that search engines look for. It was read as {right}, which an export writes.',
  'xml-unknown-element':
    '<{tag}> is not an element of the sitemap protocol. It is kept as it is; search engines ignore it. Remove it.',
  'xml-loc-again':
    'The entry has a second <{tag}>, “{text}”. It was read as an entry of its own. Write one <{tag}> per entry.',
  'xml-text-as-loc': 'The URL “{text}” is directly in <{tag}>. It was read. Put it into a <loc>.',
  'xml-html-entity':
    'The entity &{name}; is one of HTML, which XML does not have: strict readers refuse the file. It was read; write the character itself.',
  'xml-doctype-entities':
    'The document type declaration (DOCTYPE) declares entities ({names}), which are not read, so that no file can fill the memory. Where they are used, they stay as they are. Write their texts instead.',
  'hreflang-half-link': 'A link to a language version has no {name}, so search engines ignore it. Add it.',
  'hreflang-other-rel':
    'A link to a language version has rel={rel} instead of rel=alternate, so search engines ignore it. Write rel=alternate.',
} as const;
