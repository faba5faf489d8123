// Lists of the files of a set for other programs: a table, and checksums that "sha256sum -c" reads. It writes no file.
import { guardText } from '../../../../shared/protocol/formula-text.ts';

export interface ListedFile {
  readonly name: string;
  readonly address: string;
  readonly urls: number;
  readonly bytes: number;
  readonly size: number;
  readonly sha256: string;
  readonly lastmod: string | null;
}

export const FILE_TABLE_NAME = 'sitemap-files.csv';
/** How the table begins. */
export const FILE_TABLE_HEAD = 'file,address,urls,bytes,size,sha256,lastmod';
export const SUMS_NAME = 'SHA256SUMS';

/** One file a record, with a header. Source: RFC 4180. */
export function fileTable(files: readonly ListedFile[]): Buffer {
  const records = files.map(({ name, address, urls, bytes, size, sha256, lastmod }) =>
    [name, address, urls, bytes, size, sha256, lastmod ?? ''].map((value) => cell(String(value))).join(','),
  );
  return Buffer.from(`${[FILE_TABLE_HEAD, ...records].join('\r\n')}\r\n`);
}

/** One file a line, its path with two blanks before it. */
export function checksums(files: readonly Pick<ListedFile, 'name' | 'sha256'>[]): Buffer {
  return Buffer.from(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''));
}

function cell(text: string): string {
  const safe = guardText(text, false);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
