// What is wrong with a file, an entry or a row.
import { ENGLISH, inWords, type ErrorReason, type SentenceWords } from '../contract/error-texts.ts';

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

/** A problem in words, as programs and reports have it. */
export type WordedProblem = Omit<Problem, 'reason'> & { readonly message: string };

/** The problem in English. */
export function worded(problem: Problem): WordedProblem {
  return wordedIn(problem, ENGLISH);
}

/** The problem in the language of the words. */
export function wordedIn({ severity, code, reason, ...where }: Problem, words: SentenceWords): WordedProblem {
  return { severity, code, message: inWords(reason, words), ...where };
}
