// Tells packed formats that can't be read here by their first bytes, so that users learn what to do. It unpacks nothing.

const FORMATS: readonly (readonly [start: string, what: string])[] = [
  ['504b0304', 'a ZIP archive, perhaps an office document'],
  ['504b0506', 'an empty ZIP archive'],
  ['425a68', 'packed with bzip2'],
  ['fd377a585a00', 'packed with xz'],
  ['28b52ffd', 'packed with Zstandard'],
  ['377abcaf271c', 'a 7-Zip archive'],
  ['526172211a07', 'a RAR archive'],
  ['1f9d', 'packed with compress'],
];

/** Where a tar has its mark, after the first file's name and numbers. */
const TAR_MARK = 257;

/** What the file is, as the rest of "the file is …"; null where it is none of these. */
export function packedFormat(head: Buffer): string | null {
  const start = head.toString('hex', 0, 6);
  const found = FORMATS.find(([bytes]) => start.startsWith(bytes))?.[1];
  if (found !== undefined) return found;
  return head.toString('latin1', TAR_MARK, TAR_MARK + 5) === 'ustar' ? 'a tar archive' : null;
}
