// Runs a piece of work that a user's regular expression could make endless, and ends it after a while.
import { createContext, Script, type Context } from 'node:vm';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';

/** A batch of 5,000 rows takes some milliseconds; what takes so much longer would not end in useful time. */
const LIMIT_MS = 2_000;

const CALL = 'work()';

interface Limiter {
  readonly box: { work: () => void };
  readonly script: Script;
  readonly context: Context;
}

/** Making it takes about as long as the work, so it is made once, where it is first needed. */
let limiter: Limiter | undefined;

function newLimiter(): Limiter {
  const box = { work: () => undefined };
  return { box, script: new Script(CALL), context: createContext(box) };
}

/** False where the work did not end in time and was stopped in the middle. */
export function endsWithin(milliseconds: number, work: () => void): boolean {
  const { box, script, context } = (limiter ??= newLimiter());
  const outer = box.work;
  box.work = work;
  try {
    script.runInContext(context, { timeout: milliseconds });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return false;
  } finally {
    box.work = outer;
  }
}

/** Throws invalid-value, naming the texts, where the work does not end in two seconds. */
export function runLimited(work: () => void, texts: readonly string[]): void {
  if (!endsWithin(LIMIT_MS, work)) throw tooSlow(texts);
}

/** The refusal of expressions that would not end in useful time. */
export function tooSlow(texts: readonly string[]): AppError {
  return new AppError('invalid-value', reason('regex-too-slow', { texts: texts.join(', ') }));
}
