// Reads any rejection as error data. It neither shows nor translates it.
import { ERROR_TEXTS, type ErrorReason } from '../../shared/contract/error-texts.ts';
import {
  AppError,
  ERROR_CODES,
  toErrorData,
  type ErrorData,
  type RefusedValues,
} from '../../shared/contract/errors.ts';

/** Any rejection as error data. Electron's bridge strips classes, so the code is recognised by its value. */
export function errorOf(error: unknown): ErrorData {
  if (error instanceof AppError || error === null || typeof error !== 'object' || !('code' in error)) {
    return toErrorData(error);
  }
  const code = ERROR_CODES.find((known) => known === error.code);
  if (!code) return toErrorData(error);
  const message = 'message' in error && typeof error.message === 'string' ? error.message : code;
  const reason = 'reason' in error ? reasonOf(error.reason) : null;
  return {
    code,
    message,
    ...('detail' in error && typeof error.detail === 'string' ? { detail: error.detail } : {}),
    ...(reason ? { reason } : {}),
    ...('refused' in error && error.refused ? { refused: error.refused as RefusedValues } : {}),
  };
}

function reasonOf(value: unknown): ErrorReason | null {
  const known =
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    Object.hasOwn(ERROR_TEXTS, value.key);
  return known ? (value as ErrorReason) : null;
}
