// What was odd or wrong about a file, an entry or a row.

import { inEnglish, type ErrorReason } from '../contract/error-texts.ts';
import type { FindingText } from './finding-texts.ts';

export type Severity = 'error' | 'warning' | 'info';

/** One finding. `line` is 1-based; `entry` is the 0-based index among the file's entries; `count` > 1 folds repeats. */
export interface Problem {
  readonly severity: Severity;
  /** Stable, kebab-case: the id of the rule or of the reader's repair. */
  readonly code: string;
  /** What is wrong, where, and what to do; in English. */
  readonly message: string;
  /** Of a rule's finding: the message in parts, for other languages. */
  readonly reason?: FindingText;
  /** Of what a reader met: the same. */
  readonly why?: ErrorReason;
  readonly file?: string;
  readonly line?: number;
  readonly entry?: number;
  readonly loc?: string;
  readonly count?: number;
}

/** A problem that is told by a reason. */
export function problemOf(why: ErrorReason, where: Omit<Problem, 'message' | 'reason' | 'why'>): Problem {
  return { ...where, message: inEnglish(why), why };
}
