// What the window knows about the open project as a whole.
import type { HistoryState } from './edit/change.ts';
import type { ExportSettings } from './export/export-profile.ts';
import type { DateOrder } from '../protocol/local-date.ts';
import type { TextEncoding } from '../protocol/encodings.ts';
import type { GridLayout } from './rows/grid-layout.ts';
import type { Workspace } from './workspace.ts';
import type { RuleCount } from './rule.ts';
import type { Section, SectionCount } from './section.ts';
import type { SavedView } from './rows/view-query.ts';

export type SourceFormat = 'urlset' | 'index' | 'text' | 'rss' | 'atom' | 'csv' | 'xlsx' | 'robots' | 'html';

/** How getting a source went: "failed" also where a part of it could be read; "gone" = no longer listed. */
export type SourceState = 'done' | 'failed' | 'skipped' | 'gone';

/** One imported file or address. */
export interface SourceInfo {
  readonly id: number;
  /** The source that names it (a robots.txt, an index), or null. */
  readonly parent: number | null;
  readonly state: SourceState;
  /** Absolute path or address. */
  readonly location: string;
  readonly format: SourceFormat | null;
  /** Bytes read, unpacked. */
  readonly bytes: number;
  /** In the source, when it was read; see SourceCount for the rows that are left of them. */
  readonly entries: number;
  /** ISO 8601, UTC. */
  readonly importedAt: string;
  readonly errors: number;
  readonly warnings: number;
}

/** How many rows that are in the project came from a source; id 0 are those that were added by hand. */
export interface SourceCount {
  readonly source: number;
  readonly rows: number;
}

/** How to tell, next time, whether a source has changed. Only what is known is there. */
export interface SourceOrigin {
  readonly etag?: string;
  readonly lastModified?: string;
  /** Of the bytes as they came, hex. */
  readonly sha256?: string;
  /** Of a file on disk. */
  readonly size?: number;
  /** Of a file on disk, milliseconds since 1970. */
  readonly modified?: number;
  /** The lastmod that the index which lists it gives for it. */
  readonly listed?: string;
  /** What the user said that its text is in. */
  readonly encoding?: TextEncoding;
  /** What the user said that comes first in its dates, for a table. */
  readonly dates?: DateOrder;
}

export interface ProjectSettings {
  /** Where the exported files will be reachable, with a final slash; null until the user said so. */
  readonly baseUrl: string | null;
  readonly outDir: string | null;
  readonly maxUrls: number;
  readonly maxBytes: number;
  readonly gzip: boolean;
  /** What branches of the history that are undone may take, but for the one that was left last. */
  readonly historyBytes: number;
  /** What compacting keeps unless it is told otherwise. Nothing is forgotten without it. */
  readonly historyBounds: HistoryBounds;
  /** The languages that every page is to have; null = those that the set suggests. */
  readonly expectedLanguages: readonly string[] | null;
}

/** How much of the history is kept: no more than each of these says, null = all. */
export interface HistoryBounds {
  /** Steps that can be undone. */
  readonly steps: number | null;
  /** Steps of so many days. */
  readonly days: number | null;
  /** What the steps take in the file, about. */
  readonly bytes: number | null;
}

export interface ProjectInfo {
  readonly path: string;
  /** File name without the extension. */
  readonly name: string;
  /** True while the file lies in the app's temporary folder and was never saved by the user. */
  readonly untitled: boolean;
  readonly rows: number;
  readonly included: number;
  /** The origin that most rows have, or that of baseUrl; null for an empty project. */
  readonly site: string | null;
  readonly settings: ProjectSettings;
  readonly sections: readonly Section[];
  /** How many rows each section has; see SectionCount. */
  readonly sectionCounts: readonly SectionCount[];
  /** How the columns are shown. */
  readonly layout: GridLayout;
  /** Where the user was; null in a project that no window has shown. */
  readonly workspace: Workspace | null;
  /** The queries that the user saved. */
  readonly views: readonly SavedView[];
  /** Named export settings, and the last export. */
  readonly exports: ExportSettings;
  readonly sources: readonly SourceInfo[];
  /** Those that were pasted, or dropped into a browser, and are kept nowhere any more. */
  readonly lostSources: readonly number[];
  /** How many rows each source has; those without rows are not named. */
  readonly sourceCounts: readonly SourceCount[];
  readonly problems: readonly RuleCount[];
  /** The crawlers that it asks robots.txt files about. */
  readonly agents: readonly string[];
  /** Rows that break any rule. */
  readonly flagged: number;
  readonly history: HistoryState;
  /** Grows with every change; also across undo. */
  readonly revision: number;
  /** Another number where rows came or went since, so that a view has to be opened anew. */
  readonly membership: number;
  /** Set where a damaged or foreign file was opened as a copy: the path of the original. */
  readonly recoveredFrom: string | null;
  /** What that has which no project has, such as `trigger "x"`; null where it is damaged. */
  readonly foreignPart: string | null;
  /** Why the project can't be changed, and is open as its last commit left it; null where it can. */
  readonly readOnly: ReadOnlyWhy | null;
}

/** The system denies writing; another process has it open; there is no room on the disk. */
export type ReadOnlyWhy = 'no-access' | 'open-elsewhere' | 'disk-full';
