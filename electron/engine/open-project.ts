// An open project: its store and what hangs on it while it is open.
import type { ProjectStore } from './store/project-store.ts';
import type { Touched } from './store/touched-rows.ts';
import type { PreviewRunner } from './preview-runner.ts';
import type { ViewRegistry } from './view/view-registry.ts';

export interface OpenProject {
  readonly store: ProjectStore;
  readonly views: ViewRegistry;
  readonly previews: PreviewRunner;
  readonly untitled: boolean;
  readonly recoveredFrom: string | null;
  /** Grows with every change. */
  revision: number;
  /** What the last change, undo or redo touched; null before the first. */
  lastChange: Touched | null;
}
