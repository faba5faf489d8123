// What is wrong with a file, an entry or a row.
import { inEnglish, type ErrorReason } from '../contract/error-texts.ts';

export type Severity = 'error' | 'warning' | 'info';

/** One finding. `line` is 1-based; `entry` is the 0-based index among the file's entries; `count` > 1 folds repeats. */
export interface Problem {
  readonly severity: Severity;
  /** Stable, kebab-case: the id of the rule or of the reader's repair. */
  readonly code: string;
  /** What is wrong, where, and what to do; worded where it is shown, in the reader's language. */
  readonly reason: ErrorReason;
  readonly file?: string;
  readonly line?: number;
  readonly entry?: number;
  readonly loc?: string;
  readonly count?: number;
}

/** A problem as programs and reports have it: in English. */
export type WordedProblem = Omit<Problem, 'reason'> & { readonly message: string };

/** The problem in English. */
export function worded({ severity, code, reason, ...where }: Problem): WordedProblem {
  return { severity, code, message: inEnglish(reason), ...where };
}
