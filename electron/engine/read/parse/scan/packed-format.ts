// Tells packed formats and spreadsheets that can't be read here by their first bytes, so that users learn what to do. It
// unpacks nothing.
import { reason, type ErrorKey, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';

const FORMATS: readonly (readonly [start: string, format: string])[] = [
  ['425a68', 'bzip2'],
  ['fd377a585a00', 'xz'],
  ['28b52ffd', 'Zstandard'],
  ['377abcaf271c', '7-Zip'],
  ['526172211a07', 'RAR'],
  ['1f9d', 'compress'],
];

/** Of what Excel wrote before 2007, and of workbooks with a password since; of other old documents too, which their names tell. */
const OLD_DOCUMENT = 'd0cf11e0a1b1';
const NO_WORKBOOK = /\.(?:docx?|dot|pptx?|pps|pot|msg|ms[ip]|db|vsd|pub|mpp)$/i;
/** Where the first entry of a ZIP file has its name and, where it is not packed, its text. Source: ODF 1.2 part 3, 3.3. */
const ENTRY_NAME = 30;
const DOCUMENTS: readonly (readonly [start: RegExp, key: ErrorKey])[] = [
  [/^mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/, 'table-open-document'],
  [/^mimetypeapplication\/vnd\.oasis\.opendocument\.text/, 'table-text-document'],
  // What Numbers writes. Its own format is documented nowhere.
  [/^(?:Index\/[\w/-]+\.iwa|preview(?:-\w+)?\.jpg)/, 'table-numbers'],
];

const ZIP = '504b0304';
const EMPTY_ZIP = '504b0506';

/** Where a tar has its mark, after the first file's name and numbers. */
const TAR_MARK = 257;

/** What the file at a path is, and what to do; null where it is in none of these formats. */
export function packedReason(head: Buffer, path: string): ErrorReason | null {
  const start = head.toString('hex', 0, 6);
  if (start === OLD_DOCUMENT && !NO_WORKBOOK.test(path)) return reason('table-old-workbook', { path });
  if (start.startsWith(ZIP)) return reason(documentKey(head) ?? 'packed-office', { path });
  if (start.startsWith(EMPTY_ZIP)) return reason('packed-empty', { path });
  const isTar = head.toString('latin1', TAR_MARK, TAR_MARK + 5) === 'ustar';
  const format = FORMATS.find(([bytes]) => start.startsWith(bytes))?.[1] ?? (isTar ? 'tar' : null);
  return format === null ? null : reason('packed-file', { path, format });
}

function documentKey(head: Buffer): ErrorKey | null {
  const text = head.toString('latin1', ENTRY_NAME, ENTRY_NAME + 100);
  return DOCUMENTS.find(([start]) => start.test(text))?.[1] ?? null;
}
