// English: what is told of whole files and their encodings.

export const READING_TEXTS = {
  'loc-cut':
    'The URL “{end}” has no end: the next entry, or the end of the list, is where it should continue. The row was kept, but not included. If the URL is whole, include the row; if not, correct it.',
  'encoding-invalid-loc':
    'A URL has bytes that are not valid in the file’s encoding. Its entry was left out. Save the file as UTF-8, or choose its encoding.',
  'encoding-invalid-sitemap':
    'The URL of a sitemap has bytes that are not valid in the file’s encoding. It was left out. Save the file as UTF-8, or choose its encoding.',
  'encoding-invalid-value':
    '{column}: a value has bytes that are not valid in the file’s encoding. What could not be read shows as �. Save the file as UTF-8, or choose its encoding.',
  'encoding-invalid-extensions':
    'The extension data has bytes that are not valid in the file’s encoding. What could not be read shows as �. Save the file as UTF-8, or choose its encoding.',
  'control-character': 'The entry has control characters, which XML forbids. Remove them.',
  'reading-stuck': 'Reading made no progress for {seconds} s. The rest of the file was left out.',
  'packed-file':
    '“{path}” is packed as {format}, which can’t be read here. Unpack it, then import what is in it.',
  'packed-office':
    '“{path}” is a ZIP archive, perhaps an office document, which can’t be read here. Unpack it, or save it in another format, then import that.',
  'packed-empty': '“{path}” is an empty ZIP archive: it has no files.',
  'encoding-mismatch':
    'The file declares the encoding {declared}, but its first bytes say {found}. It was read as {found}.',
  'encoding-not-declared':
    'The file declares the encoding {declared} but is not in it. It was read as UTF-8.',
  'encoding-not-ascii':
    'The file declares the encoding ASCII but has other characters. It was read as UTF-8.',
  'encoding-unknown':
    'The file is in the encoding {name}, which Mapwright can’t read. Save it as UTF-8 and import it again.',
  'encoding-otherwise':
    'Lines that are not UTF-8 were read as {name}, which the file does not declare. Save the file as UTF-8.',
  'encoding-doubtful':
    'The file was read as {name}, as it declares, but all its letters beyond ASCII would also be valid UTF-8. If they look wrong, correct the encoding that it declares.',
  'html-page':
    '“{path}” is an HTML page, not a sitemap: perhaps an error page. Get the sitemap itself, or extract the links from HTML.',
  'empty-file': '“{path}” is empty, or has only white space.',
  'unknown-format': '“{path}” is not a sitemap, list of URLs, table, feed or robots.txt that can be read.',
  'unknown-xml': '“{path}” is XML, but neither a sitemap nor a feed.',
  'no-entries': 'The file has no entries.',
  'json-file':
    '“{path}” is JSON, which can’t be read. Save its URLs as a list, one per line, or as a CSV table, and import that.',
  'loc-trimmed':
    'There is white space or an invisible character around a URL ({name}, {code}). It was left out. Remove it.',
  'encoding-mark':
    'The file starts with the mark of {found}, but its text is in one byte per character. The mark was ignored. Remove the first two bytes.',
  'encoding-other':
    'The file is in {name}. A sitemap has to be in UTF-8, whatever it declares. It was read as {name}.',
} as const;
