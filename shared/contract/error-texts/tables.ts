// English sentences of errors about tables that are merged or written.

export const TABLES_TEXTS = {
  'table-empty': '“{path}” is empty, or has only white space.',
  'table-old-workbook':
    '“{path}” is an old or encrypted workbook (.xls), which can’t be read as a table. Save it as .xlsx or .csv.',
  'table-html':
    '“{path}” is an HTML page, not a table. Open it in a spreadsheet and save it as .xlsx or .csv.',
  'table-xml': '“{path}” is an XML file, not a table. Use “Import”, or “mapwright import”.',
  'table-no-loc': 'No column of “{path}” has URLs. Name the right one “loc”, or choose it.',
  'table-no-id': 'No column of “{path}” has row ids. Name the right one “id”, or choose it.',
  'cell-too-long':
    '{path} was not written: a cell of a workbook holds 32,767 characters at most, and column “{column}” of “{loc}” has {length}. Leave that column out, or export as CSV.',
  'table-no-sheet': '“{path}” has {sheets} sheets; there is no number {sheet}.',
  'table-not-one-file': '“{path}” is a folder or a pattern, not a table. Choose one file.',
  'table-is-gzip': '“{path}” is a gzip file, not a text table. Save it as CSV first.',
  'table-is-archive': '“{path}” is a workbook or archive, not a text table. Save it as CSV first.',
  'table-no-language':
    'Line {line} names no language. Name a column a language (de, en-GB, x-default), or the columns loc, lang and href.',
  'column-not-language': 'The column “{name}” is not a language ({fault}), so it is not read.',
  'cell-not-language': '“{text}” is not a language: {fault}. Write a code such as en or en-GB.',
  'table-binary-workbook':
    '“{path}” is a binary workbook (.xlsb), which can’t be read as a table. Save it as .xlsx or .csv.',
  'table-open-document':
    '“{path}” is an OpenDocument file (.ods), which can’t be read as a table. Save it as .xlsx or .csv.',
  'table-text-document':
    '“{path}” is a text document, which can’t be read as a table. Save it as .xlsx or .csv.',
  'table-plain-zip':
    '“{path}” is a ZIP file, but not a workbook, and can’t be read as a table. Save it as .xlsx or .csv.',
  'workbook-unreadable': '“{path}” can’t be read as a workbook: {cause}. Save it again as .xlsx or .csv.',
  'workbook-part-missing': 'its part “{name}” is missing',
  'workbook-protected': 'it is protected by a password',
  'workbook-many-parts': 'it has more than {max} parts',
  'workbook-bomb':
    '“{path}” unpacks to far more than a table of its size does (in “{name}”); reading stopped there. Check where it comes from.',
  'workbook-damaged':
    '“{path}” is damaged or not an .xlsx workbook, so it can’t be unpacked. Get it again, or save it again as .xlsx or .csv.',
  'workbook-part-damaged':
    '“{path}” can’t be read as a workbook: in “{part}”, {cause}. Save it again as .xlsx or .csv.',
  'table-ids-elsewhere':
    'Most rows with a known id have another URL than in the project. Perhaps the table comes from another project: merge by URL instead.',
  'table-ids-new':
    'Rows have no id, one that the project does not have, or one that appeared before. They are new rows.',
  'table-value-invalid':
    '{column}: “{theirs}” is not valid, and the project has “{mine}”. The row stays as it is, unless you accept the change in the review. Correct it in the file.',
  'workbook-too-deep': 'elements are nested more than {max} levels deep',
  'workbook-many-attributes': 'a tag has more than {max} attributes',
  'workbook-doctype': 'there is a document type declaration, which no workbook has',
  'workbook-malformed': 'the XML is not well-formed',
  'workbook-endless-cell': 'a cell of row {row} has no end',
  'workbook-row-order': 'row “{row}” can’t follow row {before}',
  'workbook-cell-name': '“{name}” is not the name of a cell',
  'workbook-much-repeated': 'its cells repeat more text than any table has',
  'workbook-string-missing': 'row {row} refers to a shared string that is missing',
  'workbook-not-utf8': 'it is not in UTF-8',
  'workbook-sheet-missing': 'the part of the sheet “{name}” is missing',
  'workbook-no-sheet': 'there is no sheet',
  'workbook-endless-text': 'a text has no end',
  'workbook-much-text': 'there is more than 1 GiB of text',
  'table-xml-workbook':
    '“{path}” is a spreadsheet stored as XML, which can’t be read as a table. Save it as .xlsx or .csv.',
  'table-numbers':
    '“{path}” is a Numbers spreadsheet, which can’t be read as a table. Export it as .xlsx or .csv.',
} as const;
