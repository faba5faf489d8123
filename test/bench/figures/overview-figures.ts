// What the overview bench measures in its own process. Milliseconds, but for the memory.

export interface OverviewFigures {
  /** The first count, which reads all rows. */
  readonly first: number;
  readonly firstCpu: number;
  /** With a filter. */
  readonly filtered: number;
  /** After one cell was edited, the slowest of some. */
  readonly afterEdit: number;
  readonly afterEditFiltered: number;
  readonly foldersAfterEdit: number;
  /** A window of folders of which nothing changed, and with ids folded. */
  readonly folders: number;
  readonly folded: number;
  /** From a cancel to the end of the first count. */
  readonly cancel: number;
  /** Longest time in which the engine answered nothing. */
  readonly longestTurn: number;
  readonly peakMb: number;
}

export const OVERVIEW_MARK = 'overview-figures ';
