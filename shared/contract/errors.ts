// The errors that cross the contract. A message names what is wrong, where, and what to do.

import { shownValue, withoutSecrets } from '../model/import/without-secrets.ts';
import { asTold, ERROR_TEXTS, inEnglish, reason, type ErrorReason } from './error-texts.ts';

export const ERROR_CODES = [
  'invalid-request', // a malformed or unknown message
  'no-project', // the request needs an open project
  'not-found', // a file or folder does not exist
  'no-access', // the system denies reading or writing
  'not-a-project', // the file is not a Mapwright project
  'newer-project', // the project file comes from a newer Mapwright
  'damaged-project', // the project file can't be read even as a copy
  'read-only', // the project is open for reading alone
  'project-locked', // another process has the project open
  'disk-full',
  'unreadable-source', // a source that can't be read as any known format
  'damaged-source', // a named source is cut off or damaged; what can be read of it is imported only on request
  'too-large', // a source unpacks to more than the cap
  'unreachable', // an address of the web that can't be read
  'invalid-value', // an edit that was refused
  'invalid-export', // options that no export can meet
  'stale-view', // the view id is no longer open
  'busy', // another job has to end first
  'cancelled',
  'connection-lost', // the window lost its host while something ran, and can't know how that ended
  'not-connected', // the window has lost its host, which was not asked
  'engine-restarted', // the engine ended while the request was under way
  'io', // any other failure of the file system
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error as it travels: plain data, safe for structured clone. */
export interface ErrorData {
  readonly code: ErrorCode;
  readonly message: string;
  /** The file, line or system error behind it. */
  readonly detail?: string;
  /** The message as a key with parameters, for telling it in the user's language; not every message has one. */
  readonly reason?: ErrorReason;
  /** Of a block that was refused: its values that are valid, and the first of the others. */
  readonly refused?: RefusedValues;
}

/** What of a block is not valid. */
export interface RefusedValues {
  readonly valid: number;
  /** `row` = the line of the block, from 0; by lines, a few at most. */
  readonly first: readonly {
    readonly row: number;
    readonly column: string;
    readonly message: string;
    readonly reason?: ErrorReason | undefined;
  }[];
  /** Lines that would become rows but for their addresses: without what is not valid all of their values are left out. */
  readonly lines?: RefusedLines;
}

export interface RefusedLines {
  readonly count: number;
  /** As `row` above; a few at most. */
  readonly first: readonly number[];
}

/** What travelled as an error: its sentence is made already. Only data become one, so that no new sentence can. */
class Travelled {
  readonly #data: ErrorData;

  constructor(data: ErrorData) {
    this.#data = data;
  }

  get message(): string {
    return this.#data.message;
  }

  /** Its words alone where another version made the error under a key that this one does not have. */
  get reason(): ErrorReason {
    const { reason, message } = this.#data;
    return reason && Object.hasOwn(ERROR_TEXTS, reason.key) ? reason : asTold(message);
  }
}

/** The one error class for what a user may see. No address in it shows a password, whatever it is made of. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: string | undefined;
  readonly reason: ErrorReason;
  readonly refused: RefusedValues | undefined;

  /** `reason` is told in English here, and translated by the window. `detail` = what the system said. */
  constructor(code: ErrorCode, reason: ErrorReason | Travelled, detail?: string, refused?: RefusedValues) {
    const isTravelled = reason instanceof Travelled;
    super(withoutSecrets(isTravelled ? reason.message : inEnglish(reason)));
    this.name = 'AppError';
    this.code = code;
    this.detail = detail === undefined ? undefined : withoutSecrets(detail);
    this.reason = shownValue(isTravelled ? reason.reason : reason);
    this.refused = refused;
  }

  /** The error that travelled as data. */
  static from(data: ErrorData): AppError {
    return new AppError(data.code, new Travelled(data), data.detail, data.refused);
  }

  toData(): ErrorData {
    const { code, message, detail, reason, refused } = this;
    return {
      code,
      message,
      ...(detail === undefined ? {} : { detail }),
      ...(reason.key === 'as-told' ? {} : { reason }),
      ...(refused === undefined ? {} : { refused }),
    };
  }
}

/** Any thrown value as error data; what is not an AppError becomes "internal". */
export function toErrorData(error: unknown): ErrorData {
  if (error instanceof AppError) return error.toData();
  const cause = error instanceof Error ? error.message : String(error);
  return new AppError('internal', reason('internal', { cause }), String(error)).toData();
}
