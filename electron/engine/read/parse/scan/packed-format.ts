// Tells packed formats that can't be read here by their first bytes, so that users learn what to do. It unpacks nothing.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';

const FORMATS: readonly (readonly [start: string, format: string])[] = [
  ['425a68', 'bzip2'],
  ['fd377a585a00', 'xz'],
  ['28b52ffd', 'Zstandard'],
  ['377abcaf271c', '7-Zip'],
  ['526172211a07', 'RAR'],
  ['1f9d', 'compress'],
];

const ZIP = '504b0304';
const EMPTY_ZIP = '504b0506';

/** Where a tar has its mark, after the first file's name and numbers. */
const TAR_MARK = 257;

/** What the file at a path is, and what to do; null where it is in none of these formats. */
export function packedReason(head: Buffer, path: string): ErrorReason | null {
  const start = head.toString('hex', 0, 6);
  if (start.startsWith(ZIP)) return reason('packed-office', { path });
  if (start.startsWith(EMPTY_ZIP)) return reason('packed-empty', { path });
  const isTar = head.toString('latin1', TAR_MARK, TAR_MARK + 5) === 'ustar';
  const format = FORMATS.find(([bytes]) => start.startsWith(bytes))?.[1] ?? (isTar ? 'tar' : null);
  return format === null ? null : reason('packed-file', { path, format });
}
