// What makes a set of files impossible, as errors that say what to do.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { MAX_FILES } from './max-files.ts';

/** A URL that fits in no file. */
export function urlTooLarge(loc: string, bytes: number, maxBytes: number): AppError {
  const params = { loc: shortened(loc), bytes, max: maxBytes };
  return new AppError('invalid-export', reason('export-url-too-large', params));
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
  return new AppError(
    'invalid-export',
    reason('export-too-many-files', { maxUrls, maxBytes, files: maxFiles }),
  );
}

function shortened(loc: string): string {
  return loc.length > 120 ? `${loc.slice(0, 117)}…` : loc;
}
