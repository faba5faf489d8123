// English: what is told of links of pages and feeds.

export const PAGES_TEXTS = {
  'html-cut': 'The page was cut. The links before the cut were read. Get the file again.',
  'html-unclosed': 'The page has no proper end, so it may have been cut. The links in it were read.',
  'html-invalid-reference': 'A link refers to a character that does not exist. It was left out.',
  'html-link-in-template': 'A link is in a <template>, which is not part of the page. It was left out.',
  'html-link-too-long': 'A link is longer than {max} characters. It was left out.',
  'html-other-scheme':
    'A link does not lead to a web page (mailto:, javascript: and the like). It was left out.',
  'html-link-repeated': 'The page links to the same URL again. It was added once.',
  'html-fragment-removed': 'A link leads to a place in a page. Its URL was added without the part from # on.',
  'html-link-relative':
    'The link “{text}” is relative, and the page does not say to what. It was added as it is.',
  'html-no-content': '{max} tags and texts contain no new link. The page was not read any further.',
  'html-too-many-links': 'The page has more than {max} links. It was not read any further.',
  'feed-entry-without-link': 'An entry of the feed has no link to a page. It was left out.',
  'feed-link-text': 'The link is written as text, but Atom has an href attribute for it. It was still read.',
  'feed-link-resolved': 'The link “{text}” is relative. It was completed with the feed’s xml:base or URL.',
} as const;
