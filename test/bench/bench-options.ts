// What the bench can be told.

export interface BenchOptions {
  readonly urls: number;
  /** Runs of our own cases; the median counts. */
  readonly runs: number;
  /** Whether npm "sitemap" does the same work in the same run. */
  readonly yardstick: boolean;
  /** Rows of the project that the grid is measured with. */
  readonly rows: number;
  /** A project of more rows that is exported, too; null = none. */
  readonly large: string | null;
  /** Minutes of random use while the heap is watched; 0 leaves it out. */
  readonly minutes: number;
}
