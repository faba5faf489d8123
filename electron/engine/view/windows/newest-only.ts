// Lets only the newest of several questions go on. It asks nothing itself.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';

export class NewestOnly {
  #abort = new AbortController();

  /** Ends the question of before, where it still runs; returns what will end the one that begins now. */
  next(): AbortSignal {
    this.#abort.abort(cancelled());
    this.#abort = new AbortController();
    return this.#abort.signal;
  }
}

/** Why a question was ended. */
export function cancelled(): AppError {
  return new AppError('cancelled', reason('search-cancelled'));
}
