// An open project: its store and what hangs on it while it is open.
import type { ChangeLabel } from '../../../shared/model/change.ts';
import type { ReadOnlyWhy, SourceFormat } from '../../../shared/model/project.ts';
import type { ClusterCache } from './cluster-cache.ts';
import type { ReviewTable } from '../store/pending/review-table.ts';
import type { SourceFacts, SourceVersion } from '../store/sources.ts';
import type { ProjectStore } from '../store/project-store.ts';
import type { Touched } from '../store/rows/touched-rows.ts';
import type { PreviewRunner } from '../jobs/preview-runner.ts';
import type { ViewRegistry } from '../view/windows/view-registry.ts';

export interface OpenProject {
  readonly store: ProjectStore;
  readonly views: ViewRegistry;
  readonly previews: PreviewRunner;
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
  /** Changes that wait for the user's word. */
  review: PendingReview | null;
}

/** What a re-import, or a table, would change. It becomes one undo step, or is forgotten. */
export interface PendingReview {
  /** What the undo step will be called. */
  readonly label: ChangeLabel;
  readonly table: ReviewTable;
  /** Rows that are as they were. */
  readonly unchanged: number;
  /** Sources that come with it: its rows, and sources here, name the first by -1, the second by -2, and so on. */
  readonly newSources: readonly NewSource[];
  /** What is now known of sources that the project has. */
  readonly versions: readonly SourceVersion[];
  /** The robots.txt files that were read, which are kept with it. */
  readonly robots?: readonly { readonly location: string; readonly content: Uint8Array }[];
}

export interface NewSource {
  readonly location: string;
  readonly format: SourceFormat | null;
  readonly entries: number;
  readonly parent: number | null;
  readonly facts: SourceFacts;
}
