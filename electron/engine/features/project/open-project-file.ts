// Opens and creates project files as the engine's open project. It closes none.
import { ClusterCache } from '../../project/cluster-cache.ts';
import { PreviewRunners } from '../../jobs/preview-runner.ts';
import { ProjectStore } from '../../store/store.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { codeBeside } from '../../view/coded/code-beside.ts';
import { ViewRegistry } from '../../view/windows/view-registry.ts';
import { RULES_SIGNATURE } from '../../check/rule-registry.ts';
import type { RobotsVerdicts } from '../../view/verdict-columns.ts';
import { openReadable } from './open-for-reading.ts';
import { robotsVerdicts } from '../../check/run/robots/crawler-verdicts.ts';
import { blockedAgents } from '../../check/run/robots/judge-of-project.ts';

/** Opens a project file; a damaged one as its recovered copy. Its flags may be old. Errors: see ProjectStore.open. */
export function openProjectFile(path: string): OpenProject {
  return toOpenProject(ProjectStore.open(path));
}

/** As openProjectFile, and where it can't be changed, for reading alone: see openReadable. */
export async function openProjectToRead(path: string): Promise<OpenProject> {
  return toOpenProject(await openReadable(path));
}

/** True where the flags are not those that the rules of this program give. */
export function hasOldFlags({ store }: OpenProject): boolean {
  // Rows that could not be read were the first of their loc, perhaps; and new rules find more than those of before.
  return store.recoveredFrom !== null || store.checkedWith() !== RULES_SIGNATURE;
}

/** Creates an empty project file. Errors: see ProjectStore.create. */
export function createProjectFile(path: string, untitled: boolean): OpenProject {
  const store = ProjectStore.create(path);
  store.setUntitled(untitled);
  store.noteChecked(RULES_SIGNATURE);
  return toOpenProject(store);
}

/** An open project over a store. `before`: the same rows in another file; their views stay open, and what was cut stays so. */
export function toOpenProject(store: ProjectStore, before?: OpenProject): OpenProject {
  const views = new ViewRegistry(store.db, before?.views, store.knownIds, codeBeside(store.db));
  const judge = (): void => {
    // Compiled when a row is first asked for.
    let blocked: ReturnType<typeof blockedAgents> | null = null;
    let verdicts: RobotsVerdicts | null = null;
    const known = (): RobotsVerdicts => (verdicts ??= robotsVerdicts(store));
    views.judgeBy((loc) => (blocked ??= blockedAgents(store))(loc), {
      code: (...of) => known().code(...of),
      codesOf: (...of) => known().codesOf(...of),
      decode: (...of) => known().decode(...of),
      groupOf: (...of) => known().groupOf(...of),
    });
  };
  judge();
  store.robots.onChange(judge);
  return {
    store,
    views,
    previews: new PreviewRunners(),
    clusters: new ClusterCache(),
    untitled: store.untitled(),
    recoveredFrom: store.recoveredFrom,
    foreignPart: store.origin.foreignPart,
    readOnly: store.origin.readOnly,
    revision: (before?.revision ?? 0) + 1,
    lastChange: null,
    cut: before?.cut ?? null,
    review: null,
  };
}
