// What was odd or wrong about a file, an entry or a row.

export type Severity = 'error' | 'warning' | 'info';

/** One finding. `line` is 1-based; `entry` is the 0-based index among the file's entries; `count` > 1 folds repeats. */
export interface Problem {
  readonly severity: Severity;
  /** Stable, kebab-case: the id of the rule or of the reader's repair. */
  readonly code: string;
  /** What is wrong, where, and what to do. */
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly entry?: number;
  readonly loc?: string;
  readonly count?: number;
}
