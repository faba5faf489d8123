// What the view bench measures in its own process. Milliseconds, but for the memory.

export interface ViewFigures {
  readonly contains: number;
  readonly loc: number;
  /** The same column again, the other way round. */
  readonly locAgain: number;
  readonly lastmod: number;
  readonly lastmodAgain: number;
  /** Sorted by loc again, with a filter. */
  readonly filteredAgain: number;
  readonly priority: number;
  readonly host: number;
  /** From a cancel to the end of the query. */
  readonly cancel: number;
  /** Longest time in which the engine answered nothing. */
  readonly longestTurn: number;
  readonly peakMb: number;
}

export const VIEW_MARK = 'view-figures ';
