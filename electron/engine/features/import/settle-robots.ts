// Keeps the robots.txt files of an import, as a part of its change, and tells where several are for one site.
import { chooseRobots, keepRobots, type ReadRobots } from '../../check/run/robots/keep-robots.ts';
import type { OpenProject } from '../../project/open-project.ts';
import type { ImportRun } from './import-run.ts';
import type { ImportOptions } from './with-import-run.ts';

/** What was read, and the change that it belongs to. */
interface Reading {
  readonly read: readonly ReadRobots[];
  readonly change: number;
}

/** Once the rows are stored: only then the site is known that files without an address are for. */
export function settleRobots(
  project: Pick<OpenProject, 'store' | 'robotsRivals'>,
  run: ImportRun,
  { read, change }: Reading,
  { robots: take }: Pick<ImportOptions, 'robots'>,
): void {
  const { store } = project;
  const outcome = chooseRobots(store, read, take);
  keepRobots(store, change, outcome);
  project.robotsRivals = outcome.rivals;
  for (const { source, problem } of outcome.told) {
    store.imports.addProblem(source, problem);
    run.tell(run.tools.tree.find(problem.file ?? ''), problem);
  }
}
