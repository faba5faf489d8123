// English sentences of errors about lines of tables and lists of URLs that are read.

export const LISTS_TEXTS = {
  'csv-no-addresses':
    'No column holds addresses. Name one "loc", or choose it when importing the file as a table.',
  'csv-truncated': 'The file was cut in this row. The row was left out. Get the file again.',
  'csv-no-final-line-end':
    'The last row has no line end, so it may have been cut. It was taken as it stands; compare it with the original.',
  'csv-row-too-long':
    'The row is longer than any row of a table. It was left out; look for a quote that is not closed.',
  'csv-row-unclear':
    'The row has {cells} cells instead of {width} and comes after an open quote. It was left out.',
  'csv-stray-quote':
    'Text follows a closing quote. It was taken as a part of the cell; double the quotes inside of it.',
  'csv-quote-unclosed':
    'A quote is opened and never closed. It was taken as a letter, and the rows after it were read as well as they could be.',
  'csv-extensions-invalid': 'The extensions are not well-formed XML elements. They were left out.',
  'csv-alternates-invalid':
    'The alternates are not a language and an address a line, such as "de https://example.com/de". They were left out.',
  'text-truncated': 'The file was cut in this line. The line was left out. Get the file again.',
  'text-looks-cut':
    'The file ends without a line end in "{end}", which looks like a part of an address. It was left out; get the file again, or end the line if it is whole.',
  'text-no-final-line-end': 'The last line has no line end. It was taken as it stands.',
  'text-maybe-cut':
    'The file ends without a line end in "{end}", which may be a part of an address. The row was kept but is not included: if the address is whole, include it or end the line; else get the file again.',
  'text-line-trimmed':
    'There are quotes, brackets, bullets, numbers or invisible characters around the address. They were left out.',
  'text-line-too-long': 'The line is too long for an address ("{text}"). It was left out.',
  'text-line-odd':
    '"{text}" is not an absolute address. It was left out; a text sitemap has one address a line and nothing else.',
  'text-no-list': '{max} lines are no addresses. The file was not read any further.',
  'text-line-split': 'The line has {parts} addresses; a text sitemap has one a line. Each was taken.',
  'table-columns-skipped': 'Skipped columns: {names}.',
  'table-columns-skipped-more': 'Skipped columns: {names} and {more} more.',
  'table-column-name': '"{name}"',
  'table-column-number': 'column {number}',
  'table-preamble': 'The lines before the row with the column names were skipped.',
  'table-loc-too-long': 'The URL is longer than {max} characters. Its row was left out.',
  'table-decimal-comma': '"{text}" has a decimal comma. It was read as {value}.',
  'table-included-unclear':
    '"{text}" does not say whether to include the row. It was included. Write true or false.',
  'csv-extra-cells': 'The row has {cells} cells, but the header has {width}. The extra cells were skipped.',
  'csv-url-unquoted':
    'The URL has the separator in it, but is not in quotes. It was read as a whole. Put it in quotes.',
  'csv-cells-unclear':
    'The row has {cells} cells, but the header has {width}, so it is unclear which of them belong together. The row was left out. Put texts that contain the separator in quotes.',
} as const;
