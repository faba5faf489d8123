// English sentences of errors about lines of tables and lists of URLs that are read.

export const LISTS_TEXTS = {
  'csv-no-addresses': 'No column has URLs. Name one “loc”, or choose it when importing the file as a table.',
  'csv-truncated': 'The file was cut in this row. The row was left out. Get the file again.',
  'csv-no-final-line-end':
    'The last row has no line end, so it may have been cut. It was kept as it is. Compare it with the original.',
  'csv-row-too-long':
    'The row is longer than any row of a table. It was left out; look for a quote that is not closed.',
  'csv-row-unclear':
    'The row has {cells} cells instead of {width} and comes after an open quote. It was left out.',
  'csv-stray-quote':
    'Text follows a closing quote. It was read as part of the cell. Double the quotes inside it.',
  'csv-quote-unclosed':
    'A quote is opened and never closed. It was read as a character, and the rows after it as well as possible.',
  'csv-extensions-invalid': 'The extensions are not well-formed XML elements. They were left out.',
  'csv-alternates-invalid':
    'The alternates are not one language and URL per line, such as “de https://example.com/de”. They were left out.',
  'text-truncated': 'The file was cut in this line. The line was left out. Get the file again.',
  'text-looks-cut':
    'The file ends without a line end in “{end}”, which looks like part of a URL. It was left out. Get the file again, or end the line if it is whole.',
  'text-maybe-cut':
    'The file ends without a line end in “{end}”, which may be part of a URL. The row was kept, but not included. If the URL is whole, include the row or end the line; if not, get the file again.',
  'text-line-trimmed':
    'There are quotes, brackets, bullets, numbers or invisible characters around the URL. They were left out.',
  'text-line-too-long': 'The line is too long for a URL (“{text}”). It was left out.',
  'text-line-odd':
    '“{text}” is not a full URL. It was left out. A text sitemap has one URL per line and nothing else.',
  'text-no-list': '{max} lines are not URLs. The file was not read any further.',
  'text-line-split': 'The line has {parts} URLs; a text sitemap has one per line. All of them were read.',
  'table-columns-skipped': 'Skipped columns: {names}.',
  'table-columns-skipped-more': 'Skipped columns: {names} and {more} more.',
  'table-column-name': '“{name}”',
  'table-column-number': 'column {number}',
  'table-preamble': 'The lines before the row with the column names were skipped.',
  'table-loc-too-long': 'The URL is longer than {max} characters. Its row was left out.',
  'table-decimal-comma': '“{text}” has a decimal comma. It was read as {value}.',
  'table-included-unclear':
    '“{text}” does not say whether to include the row. It was included. Write true or false.',
  'csv-extra-cells': 'The row has {cells} cells, but the header has {width}. The extra cells were skipped.',
  'csv-url-unquoted':
    'The URL has the separator in it, but is not in quotes. It was read as a whole. Put it in quotes.',
  'csv-cells-unclear':
    'The row has {cells} cells, but the header has {width}, so it is unclear which of them belong together. The row was left out. Put texts that contain the separator in quotes.',
  'table-url-columns': 'Columns {names} have URLs. {taken} was read as the URL of each row.',
  'table-url-ambiguous':
    'Columns {names} have URLs, and any of them could be meant, as in a list of links or redirects. {taken} was read. If you need another one, use “Import a table” and map the columns, or “mapwright table import --columns”.',
  'table-dates-unclear':
    '“{text}” could be read in more than one order of day and month, so it was kept as text. Choose the order under “Dates in tables” when importing, or with --dates dmy, mdy or ymd.',
  'table-link-target': 'Cell {cell} shows “{text}”, which is not a URL. Its link was read instead: {target}.',
  'table-link-only': 'Cell {cell} shows no text. Its link was read instead: {target}.',
  'table-formula-no-value':
    'Cell {cell} has a formula without a stored value, so it was read as empty. Open the workbook in a spreadsheet, let it calculate, save it, and import it again.',
  'crawl-status':
    'Not included: the crawl found HTTP status {status}, and a sitemap lists pages that answer with 200.',
  'crawl-no-answer': 'Not included: the crawl got no answer.',
  'crawl-noindex': 'Not included: the page is “noindex”.',
  'crawl-canonical': 'Not included: the canonical URL is a different one.',
  'crawl-not-indexable': 'Not included: the crawl says that the page can’t be indexed.',
  'crawl-not-indexable-why': 'Not included: the crawl says that the page can’t be indexed ({status}).',
  'lastmod-other-form':
    '“{text}” is not a form of date that a sitemap can have. It was read as {date}. Write it so in the sitemap.',
  'crawl-elsewhere':
    'Not included in other files of this import: the crawl lists this page as one that does not belong in a sitemap.',
  'table-dates-question':
    '“{text}” leaves open whether the day or the month comes first. Choose the order under “Dates”.',
} as const;
