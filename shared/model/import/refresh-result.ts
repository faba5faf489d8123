// What looking at sources again found.
import type { Problem } from '../problem.ts';
import type { ReviewSummary } from '../edit/review.ts';
import type { RobotsChoice } from '../robots.ts';

export interface RefreshResult {
  /** What would change; null where nothing would. */
  readonly review: ReviewSummary | null;
  /** Sources that were read, were as before, and could not be had. */
  readonly sources: { readonly read: number; readonly unchanged: number; readonly failed: number };
  /** At most 1,000, the errors first; `problemCount` has the true number. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  /** Where several robots.txt files are for one site and differ. */
  readonly robots?: readonly RobotsChoice[];
  readonly seconds: number;
}
