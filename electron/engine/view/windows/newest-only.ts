// Lets only the newest of several questions go on, of each who asks. It asks nothing itself.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';

export class NewestOnly {
  readonly #running = new Map<number, AbortController>();

  /** Ends the asker's question of before, where it still runs; returns what will end the one that begins now. */
  next(asker: number): AbortSignal {
    this.leave(asker);
    const abort = new AbortController();
    this.#running.set(asker, abort);
    return abort.signal;
  }

  /** Ends the last question of who asks no more. */
  leave(asker: number): void {
    this.#running.get(asker)?.abort(cancelled());
    this.#running.delete(asker);
  }
}

/** Why a question was ended. */
export function cancelled(): AppError {
  return new AppError('cancelled', reason('search-cancelled'));
}
