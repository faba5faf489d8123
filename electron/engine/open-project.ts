// An open project: its store and what hangs on it while it is open.
import type { ProjectStore } from './store/project-store.ts';
import type { ViewRegistry } from './view/view-registry.ts';

export interface OpenProject {
  readonly store: ProjectStore;
  readonly views: ViewRegistry;
  readonly untitled: boolean;
  readonly recoveredFrom: string | null;
  /** Grows with every change. */
  revision: number;
}
