// The failure of a command that did a part of its work, and has told of that part by then. It hides no cause.
import { toErrorData, type ErrorData } from '../../../shared/contract/errors.ts';

/** What is left to tell is the cause, on standard error; the JSON of standard output has it already. */
export class ToldFailure extends Error {
  constructor(cause: unknown) {
    super('Not all was done.', { cause });
    this.name = 'ToldFailure';
  }

  /** The cause, for the JSON of what was done. */
  get data(): ErrorData {
    return toErrorData(this.cause);
  }
}
