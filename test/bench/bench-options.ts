// What the bench can be told.

export interface BenchOptions {
  readonly urls: number;
  /** Runs of our own cases; the median counts. */
  readonly runs: number;
  /** Whether npm "sitemap" does the same work in the same run. */
  readonly yardstick: boolean;
}
