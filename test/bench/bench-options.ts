// What the bench can be told.

export interface BenchOptions {
  /** URLs of the files, or rows of the project, that it is measured with. */
  readonly urls: number;
  readonly rows: number;
  /** Runs of our own cases; the median counts. */
  readonly runs: number;
  /** Whether npm "sitemap" does the same work in the same run. */
  readonly yardstick: boolean;
  /** A project of more rows that is exported, too; null = none. */
  readonly large: string | null;
  /** Minutes of random use while the heap is watched; 0 leaves it out. */
  readonly minutes: number;
}
