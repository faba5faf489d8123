// English: what is told of the sitemaps that an index or a robots.txt lists.

export const REFERENCES_TEXTS = {
  'sitemap-no-loc': 'A <sitemap> has no <loc>. It was left out.',
  'sitemap-extra': 'A <sitemap> has elements other than <loc> and <lastmod>. They were ignored.',
  'sitemap-loc-cut':
    'The URL “{end}” of a sitemap has no end: other text begins where it should continue. It was left out. Correct it in the index.',
  'sitemap-other-scheme':
    '“{loc}” is not an http or https URL, as a sitemap needs. Correct it where the sitemap is listed.',
  'sitemap-not-absolute':
    '“{loc}” is not a full URL, as a sitemap needs. Write it with https:// and its host.',
  'sitemap-loc-invalid': '“{loc}” is not a valid URL. Correct it where the sitemap is listed.',
  'sitemap-repeated': 'The sitemap “{loc}” is listed more than once. It is read once.',
  'sitemap-lastmod-invalid':
    'The last modified “{text}” of a sitemap is not a W3C date. It was kept as it is.',
  'sitemap-line-empty': 'A Sitemap line has no URL. It was left out.',
  'sitemap-line-split': 'The Sitemap line has {parts} URLs. All of them were read. Write one per line.',
  'sitemap-unwrapped':
    'There are quotes, brackets or invisible characters around the URL in {text}. They were left out.',
  'robots-many-lines': 'The file has more than {max} lines. The others were not read.',
  'robots-mark':
    'There is a byte order mark before this line, so search engines ignore it. Its sitemap was still read. Remove the mark.',
  'robots-line-beyond':
    'This line ends beyond {size} KiB, where search engines stop reading. Rules from here on don’t count. Sitemaps were still read. Shorten the file.',
  'robots-url-line':
    'There is a URL without a field in the robots.txt. It was left out. If it is a sitemap, write “Sitemap:” before it.',
  'robots-no-sitemaps': 'The robots.txt lists no sitemap.',
} as const;
