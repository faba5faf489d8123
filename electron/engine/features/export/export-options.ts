// What an export is asked for, checked and completed before anything is read or written.
import { isAbsolute, resolve } from 'node:path';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ExportOptions } from '../../../../shared/model/export/planned-set.ts';
import { MAX_LOC_LENGTH } from '../../../../shared/protocol/limits.ts';

const EXAMPLE_FOLDER = process.platform === 'win32' ? 'C:\\Sites\\example' : '/home/me/sites/example';

/** The options with an absolute folder and a normalised base address with a final slash; throws "invalid-export". */
export function completeOptions(options: ExportOptions): ExportOptions {
  const { hostUrls } = options;
  return {
    ...options,
    out: wholePath(options.out),
    baseUrl: completeBaseUrl(options.baseUrl),
    ...(hostUrls && {
      hostUrls: hostUrls.map(({ host, baseUrl }) => ({ host, baseUrl: completeBaseUrl(baseUrl) })),
    }),
  };
}

/** The folder's path, normalised. The engine's own working directory means nothing to a user, and "~" is the shell's. */
export function wholePath(out: string): string {
  if (isAbsolute(out)) return resolve(out);
  throw new AppError(
    'invalid-export',
    reason('export-folder-relative', { path: out, example: EXAMPLE_FOLDER }),
  );
}

const ROOM_FOR_NAME = 40;

/** Sitemaps and pages. A folder may be named so, too: then its address ends with a slash. */
const FILE = /\.(?:xml|txt|html?|php)(?:\.gz)?$/i;

/** A base address with its final slash; throws "invalid-export" naming what is wrong. */
export function completeBaseUrl(text: string): string {
  const trimmed = text.trim();
  const url = /^https?:\/\/[^/?#\\]/i.test(trimmed) ? URL.parse(trimmed) : null;
  if (!url) throw unusable(text, 'base-not-absolute');
  if (/[\s\p{Cc}]/u.test(trimmed)) throw unusable(text, 'base-blank');
  if (trimmed.includes('?') || trimmed.includes('#')) throw unusable(text, 'base-query');
  if (url.username || url.password) throw unusable(text, 'base-password');
  if (FILE.test(url.pathname)) throw unusable(text, 'base-file');
  const directory = url.href.endsWith('/') ? url.href : `${url.href}/`;
  if (directory.length + ROOM_FOR_NAME > MAX_LOC_LENGTH) {
    throw unusable(text.slice(0, 80), 'base-too-long');
  }
  return directory;
}

function unusable(
  text: string,
  why: 'base-not-absolute' | 'base-blank' | 'base-query' | 'base-password' | 'base-file' | 'base-too-long',
): AppError {
  return new AppError('invalid-export', text.trim() === '' ? reason('base-missing') : reason(why, { text }));
}
