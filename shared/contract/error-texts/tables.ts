// English sentences of errors about tables that are merged or written.

export const TABLES_TEXTS = {
  'table-empty': '"{path}" is empty, or holds nothing but white space.',
  'table-old-workbook':
    '"{path}" is an old or encrypted workbook (.xls), which can\'t be read as a table. Save it as .xlsx or .csv.',
  'table-html':
    '"{path}" is an HTML page, not a table. Open it in a spreadsheet and save it as .xlsx or .csv.',
  'table-no-loc': 'No column of "{path}" holds addresses. Name the right one "loc", or choose it.',
  'table-no-id': 'No column of "{path}" holds row ids. Name the right one "id", or choose it.',
  'cell-too-long':
    '{path} was not written: a cell of a workbook holds 32,767 characters at most, and column "{column}" of "{loc}" has {length}. Leave that column out, or export as CSV.',
} as const;
