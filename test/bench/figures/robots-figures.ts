// What the robots bench measures; milliseconds where nothing else is said.

export const ROBOTS_MARK = 'robots-figures ';

export interface RobotsFigures {
  readonly rules: number;
  readonly agents: number;
  readonly blocked: number;
  /** Reading the rows in the same way, without a verdict. */
  readonly scan: number;
  readonly compile: number;
  readonly verdicts: number;
  /** Preview of a rule that some addresses can meet, and of one that any can. */
  readonly previewOne: number;
  readonly previewAny: number;
  /** Saving such rules, with the flags of the rows. */
  readonly saveOne: number;
  readonly saveAny: number;
  /** The same for a rule that gives every row another verdict, and how many rows get another flag. */
  readonly previewAll: number;
  readonly saveAll: number;
  readonly flaggedByAll: number;
  readonly longestStep: number;
  readonly filter: number;
  /** Taking the largest of these steps back. */
  readonly undoAll: number;
  /** The column of one crawler: filtered, its values counted, sorted for the first time. */
  readonly columnFilter: number;
  readonly columnValues: number;
  readonly columnSort: number;
  readonly window: number;
  /** One verdict by trying one line after the other, in µs, and by the compiled rules. */
  readonly naive: number;
  readonly compiled: number;
}
