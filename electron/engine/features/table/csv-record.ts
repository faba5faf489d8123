// One record of a CSV or TSV file. What it writes reads back exactly, and no spreadsheet runs it.
import { guardText } from '../../../../shared/protocol/formula-text.ts';

export interface CsvRecordForm {
  readonly delimiter: string;
  /** Put an apostrophe before W3C dates, so that a spreadsheet keeps them as text. */
  readonly guardDates: boolean;
}

/** Formats records with CR LF. Source: RFC 4180; OWASP "CSV Injection". */
export function csvRecordWriter({
  delimiter,
  guardDates,
}: CsvRecordForm): (cells: readonly string[]) => string {
  // Some readers trim cells without quotes; an outer blank needs them.
  const special = new RegExp(`[${delimiter === '|' ? '\\|' : delimiter}"\\r\\n]|^\\s|\\s$`);
  return (cells) => {
    let record = '';
    for (let i = 0; i < cells.length; i++) {
      const text = cells[i] ?? '';
      const safe = guardText(text, guardDates);
      if (i > 0) record += delimiter;
      record += special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    }
    // A line with nothing in it would be none.
    return record === '' ? '""\r\n' : `${record}\r\n`;
  };
}
