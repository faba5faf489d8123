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

/** How many sources there are of each kind. */
export interface SourcesRead {
  readonly read: number;
  /** Cut off or damaged, with some of it read. */
  readonly partly: number;
  readonly failed: number;
  /** Files beside the others that are no sitemaps, lists, tables, feeds or robots.txt. */
  readonly others: number;
}

export function sourcesRead({ sources }: Pick<ImportResult, 'sources'>): SourcesRead {
  const parents = new Set(sources.map(({ parent }) => parent));
  const count = (is: (source: SourceInfo) => boolean): number => sources.filter(is).length;
  const partly = count(({ state, entries }) => state === 'failed' && entries > 0);
  const failed = count(({ state }) => state === 'failed') - partly;
  // An archive has no format of its own.
  const others = count(({ id, state, format }) => state !== 'failed' && format === null && !parents.has(id));
  return { read: sources.length - partly - failed - others, partly, failed, others };
}
