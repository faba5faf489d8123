// An open project: its store and what hangs on it while it is open.
import type { ChangeLabel } from '../../../shared/model/edit/change.ts';
import type { ReadRobots, RobotsRivals } from '../check/run/robots/keep-robots.ts';
import type { Problem } from '../../../shared/model/problem.ts';
import type { RobotsTake } from '../../../shared/model/robots.ts';
import type { ReadOnlyWhy, SourceFormat } from '../../../shared/model/project.ts';
import type { ClusterCache } from './cluster-cache.ts';
import type { PendingChanges } from '../store/pending/pending-changes.ts';
import type { SourceFacts, SourceVersion } from '../store/source-table.ts';
import type { ProjectStore } from '../store/store.ts';
import type { Touched } from '../store/rows/touched-rows.ts';
import type { PreviewRunners } from '../jobs/preview-runner.ts';
import type { ViewRegistry } from '../view/windows/view-registry.ts';

export interface OpenProject {
  readonly store: ProjectStore;
  readonly views: ViewRegistry;
  readonly previews: PreviewRunners;
  readonly clusters: ClusterCache;
  readonly untitled: boolean;
  readonly recoveredFrom: string | null;
  readonly foreignPart: string | null;
  readonly readOnly: ReadOnlyWhy | null;
  /** Grows with every change. */
  revision: number;
  /** What the last change, undo or redo touched; null before the first. */
  lastChange: Touched | null;
  /** The rows that were cut, in their order; see edit.cut. Absent or null: none. */
  cut?: { readonly cut: number; readonly ids: Uint32Array } | null;
  /** The robots.txt files of the last import that were several for one origin. Absent: none. */
  robotsRivals?: readonly RobotsRivals[];
  /** Changes that wait for the user's word. */
  review: PendingReview | null;
}

/** What a re-import, or a table, would change. It becomes one undo step, or is forgotten. */
export interface PendingReview {
  readonly id: number;
  /** The project's, when it was made. */
  readonly revision: number;
  /** What the undo step will be called. */
  readonly label: ChangeLabel;
  readonly table: PendingChanges;
  /** Rows that are as they were. */
  readonly unchanged: number;
  /** Sources that come with it: its rows, and sources here, name the first by -1, the second by -2, and so on. */
  readonly newSources: readonly NewSource[];
  /** The new sources come with rows of theirs that are added, and not without. */
  readonly ofAdded?: boolean;
  /** What is now known of sources that the project has. */
  readonly versions: readonly SourceVersion[];
  /** What there was to say about what was read. */
  readonly found?: { readonly problems: readonly Problem[]; readonly problemCount: number };
  /** The robots.txt files that were read, which are kept with it. */
  readonly robots?: readonly ReadRobots[];
  /** Which of several for one origin is taken. */
  readonly robotsTake?: RobotsTake | undefined;
}

export interface NewSource {
  readonly location: string;
  readonly format: SourceFormat | null;
  readonly entries: number;
  readonly parent: number | null;
  readonly facts: SourceFacts;
}
