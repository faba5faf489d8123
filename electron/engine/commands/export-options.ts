// What an export is asked for, checked and completed before anything is read or written.
import { isAbsolute, resolve } from 'node:path';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ExportOptions } from '../../../shared/model/export-plan.ts';
import { MAX_LOC_LENGTH } from '../../../shared/protocol/limits.ts';

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
    `“${out}” is not the whole path of a folder. Give the whole path of the folder to export to, for example ${EXAMPLE_FOLDER}.`,
  );
}

const ROOM_FOR_NAME = 40;

/** A base address with its final slash; throws "invalid-export" naming what is wrong. */
export function completeBaseUrl(text: string): string {
  const trimmed = text.trim();
  const url = /^https?:\/\/[^/?#\\]/i.test(trimmed) && !/\s/.test(trimmed) ? URL.parse(trimmed) : null;
  if (!url) throw invalid(text, 'it has to be an absolute http:// or https:// address');
  if (trimmed.includes('?') || trimmed.includes('#'))
    throw invalid(text, 'it must not have a "?" or "#" part');
  if (url.username || url.password) throw invalid(text, 'it must not have a user name or password');
  const directory = url.href.endsWith('/') ? url.href : `${url.href}/`;
  if (directory.length + ROOM_FOR_NAME > MAX_LOC_LENGTH) throw invalid(text.slice(0, 80), 'it is too long');
  return directory;
}

function invalid(text: string, reason: string): AppError {
  const what =
    text.trim() === '' ? 'The base address is missing' : `The base address “${text}” can't be used`;
  return new AppError(
    'invalid-export',
    `${what}: ${reason}. Type the address of the folder that the files will be uploaded to, for example https://www.example.com/.`,
  );
}
