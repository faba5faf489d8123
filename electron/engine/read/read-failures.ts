// What a problem of a source says about the reading of it: that all of it, or a part, could not be read. It reads nothing.
import { AppError, ERROR_CODES, type ErrorCode } from '../../../shared/contract/errors.ts';
import type { Problem } from '../../../shared/model/problem.ts';
import { UNREADABLE_CODES } from './parse/unreadable-codes.ts';

/** Problems that mean: a part of the file is missing or wrong, and nobody knows what it held. */
export const DAMAGE_CODES: ReadonlySet<string> = new Set([
  'gzip-truncated',
  'gzip-damaged',
  'gzip-checksum',
  'zip-truncated',
  'zip-damaged',
  'zip-checksum',
  'archive-truncated',
  'archive-damaged',
  'xml-truncated',
]);

/** Why nothing of a file could be read, as an error; null for damage, behind which there may be something. */
export function errorOf(problem: Problem): AppError | null {
  const { code } = problem;
  if (UNREADABLE_CODES.has(code)) return errorFrom(problem, 'unreadable-source');
  const known = ERROR_CODES.find((one) => one === code);
  return known ? errorFrom(problem, known) : null;
}

/** A problem that ends what met it. */
export function errorFrom({ reason }: Pick<Problem, 'reason'>, code: ErrorCode): AppError {
  return new AppError(code, reason);
}

/** An error that does not end what met it. */
export function problemFrom({ code, reason }: AppError, file: string): Problem {
  return { severity: 'error', code, reason, file };
}

/** True for a problem that means that the file could not be read, or not as a whole. */
export function isReadFailure({ code, severity }: Problem): boolean {
  return (
    DAMAGE_CODES.has(code) || (severity === 'error' && (UNREADABLE_CODES.has(code) || FILE_ERRORS.has(code)))
  );
}

/** Errors of opening and reading a file, as they become problems of a found one. */
const FILE_ERRORS: ReadonlySet<string> = new Set([
  'reading-stuck',
  'not-found',
  'no-access',
  'io',
  'too-large',
  'unreadable-source',
  'damaged-source',
]);
