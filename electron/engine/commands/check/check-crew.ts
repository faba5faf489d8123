// Lends a check of all rows its second thread. It judges nothing.
import type { ProjectStore } from '../../store/project-store.ts';
import { RangeCrew } from '../ranges/range-crew.ts';

/** To be made before a transaction begins, and closed in any case. `threadFrom`: see RangeCrew. */
export function checkCrew({ db }: Pick<ProjectStore, 'db'>, threadFrom?: number): RangeCrew {
  const name = import.meta.url.endsWith('.ts') ? './check-worker.ts' : './check-worker.js';
  return new RangeCrew(db, new URL(name, import.meta.url), threadFrom);
}
