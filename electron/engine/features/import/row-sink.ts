// Where an import puts what it reads: into the project, or into a review of changes. An interface only.
import type { NormalBatch } from '../../rows/entry-batch.ts';
import type { SourceFormat, SourceInfo } from '../../../../shared/model/project.ts';
import type { ReadRobots } from '../../check/run/robots/keep-robots.ts';
import type { SourceFacts } from '../../store/source-table.ts';

export interface RowSink {
  /** Begins a source, which `parent` names, and returns its number. */
  addSource(location: string, format: SourceFormat | null, parent: number | null): number;
  /** The source is a table of a crawl, which says which pages belong into the set. */
  noteCrawl?(source: number): void;
  /** `judge` gives the number of the set of rules that each row breaks. */
  add(source: number, batch: NormalBatch, judge: () => readonly number[]): void;
  finishSource(source: number, facts: SourceFacts): void;
  /** Keeps what stands in a robots.txt that was read as this source. */
  keepRobots(robots: ReadRobots): void;
  /** A source that the project has and that is as it was, or could not be had: its rows stay. null where it has none. */
  keepSource(location: string, failed: boolean): KeptSource | null;
}

export interface KeptSource {
  readonly source: number;
  /** What it named the last time. */
  readonly children: readonly SourceInfo[];
}
