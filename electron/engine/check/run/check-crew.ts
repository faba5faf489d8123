// Lends a check of all rows its second thread. It judges nothing.
import { moduleName } from '../../threads/module-name.ts';
import type { ProjectStore } from '../../store/project-store.ts';
import { RangeCrew } from '../../store/ranges/range-crew.ts';

/** To be made before a transaction begins, and closed in any case. `threadFrom`: see RangeCrew. */
export function checkCrew({ db }: Pick<ProjectStore, 'db'>, threadFrom?: number): RangeCrew {
  return new RangeCrew(
    db,
    new URL(moduleName('./check-worker.js', import.meta.url), import.meta.url),
    threadFrom,
  );
}
