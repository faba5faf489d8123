// What the check bench measures; milliseconds where nothing else is said.

export const CHECK_MARK = 'check-figures ';

export interface CheckFigures {
  readonly scan: number;
  readonly full: number;
  readonly again: number;
  readonly edit: number;
  readonly longestStep: number;
  readonly peakMb: number;
}
