// What makes a set of files impossible, as errors that say what to do.
import { AppError } from '../../../shared/contract/errors.ts';
import { MAX_FILES } from './max-files.ts';

/** A URL that fits in no file. */
export function urlTooLarge(loc: string, bytes: number, maxBytes: number): AppError {
  return new AppError(
    'invalid-export',
    `${shortened(loc)} alone makes a file of ${String(bytes)} bytes, more than the limit of ${String(maxBytes)} bytes. ` +
      'Raise the limit, or exclude this row.',
  );
}

/** More files than a site's indexes can list. */
export function tooManyFiles({
  maxUrls,
  maxBytes,
  maxFiles = MAX_FILES,
}: {
  readonly maxUrls: number;
  readonly maxBytes: number;
  readonly maxFiles?: number;
}): AppError {
  const most = maxFiles.toLocaleString('en-US');
  return new AppError(
    'invalid-export',
    `With at most ${String(maxUrls)} URLs and ${String(maxBytes)} bytes a file, this set needs more than ${most} files, ` +
      'and the indexes of a site can list no more. Raise the limits, or exclude rows.',
  );
}

function shortened(loc: string): string {
  return loc.length > 120 ? `${loc.slice(0, 117)}…` : loc;
}
