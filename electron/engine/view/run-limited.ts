// Runs a piece of work that a user's regular expression could make endless, and ends it after a while.
import { createContext, Script } from 'node:vm';
import { AppError } from '../../../shared/contract/errors.ts';

/** A batch of 5,000 rows takes some milliseconds; what takes so much longer would not end in useful time. */
const LIMIT_MS = 2_000;

const CALL = new Script('work()');

/** Throws invalid-value, naming the texts, where the work does not end in two seconds. */
export function runLimited(work: () => void, texts: readonly string[]): void {
  try {
    CALL.runInContext(createContext({ work }), { timeout: LIMIT_MS });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new AppError(
      'invalid-value',
      `The search for ${texts.join(', ')} takes too long on these rows. Use a simpler regular expression.`,
    );
  }
}
