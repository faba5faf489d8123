// What an import did.
import type { Problem } from '../problem.ts';
import type { SourceInfo } from '../project.ts';
import type { RobotsChoice } from '../robots.ts';

export interface ImportResult {
  readonly rows: number;
  readonly duplicates: number;
  /** Rows that came in as not included, as a table or a crawl said, or as the URL may be cut. */
  readonly excluded?: number;
  readonly sources: readonly SourceInfo[];
  /** At most 1,000, the errors first; `problemCount` has the true number. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  /** Where several robots.txt files are for one site and differ. */
  readonly robots?: readonly RobotsChoice[];
  readonly seconds: number;
}
