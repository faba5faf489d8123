// project.open: a project file in place of the open one, which stays open where that fails. Where other rules checked it,
// its rows are checked anew: few at once, many as a job. Exports that a killed process left half moved are completed.
import { resolve } from 'node:path';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isOneFile } from '../../../../files/refuse-target.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { ProjectInfo } from '../../../../../shared/model/project.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Command, EngineContext } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { backUpOlder } from '../back-up-older.ts';
import { completeExports } from '../../export/complete-exports.ts';
import { announceChange } from '../../../project/current-project.ts';
import { hasOldFlags, openProjectFile, openProjectToRead } from '../open-project-file.ts';
import { replaceProject } from './project-close.ts';
import { describeProject } from '../project-info.ts';
import { recheckAllSteps } from '../../../check/run/recheck.ts';
import { refreshFacts } from '../../../project/refresh-facts.ts';

export const projectOpen: Command<'project.open'> = (
  { path, problems = true, readable = false },
  context,
) => {
  context.jobs.assertIdle();
  const wanted = resolve(path);
  if (context.current && isOneFile(context.current.store.path, wanted))
    return describeProject(context.current, problems);
  const use = (project: OpenProject): ProjectInfo | Promise<ProjectInfo> =>
    beginProject(context, project, problems);
  const open = (): ProjectInfo | Promise<ProjectInfo> => {
    if (!readable) return use(openProjectFile(wanted));
    return openProjectToRead(wanted).then((project) => {
      if (!context.jobs.busy) return use(project);
      project.store.close();
      throw new AppError('busy', reason('job-running'));
    });
  };
  return backUpOlder(context, wanted)?.then(open, open) ?? open();
};

/** Has a project that was opened take the place of the open one. */
export function beginProject(
  context: EngineContext,
  project: OpenProject,
  problems: boolean,
): ProjectInfo | Promise<ProjectInfo> {
  replaceProject(context, project);
  if (hasOldFlags(project)) checkAnew(context, project);
  if (problems) refreshFacts(context, project);
  // Whoever only reads moves no files of exports.
  const known = project.readOnly === null ? completeExports(context, project) : null;
  const describe = (): ProjectInfo => describeProject(project, problems);
  return known ? known.then(describe) : describe();
}

/** Nobody who opens a project waits for that. Where it is cancelled, the next opening begins again. */
function checkAnew(context: EngineContext, project: OpenProject): void {
  function* steps(): Steps<null> {
    yield* recheckAllSteps(project);
    return null;
  }
  const checked = context.jobs.runSteps('check', steps(), project.store.counts().rows, {
    patience: 0,
  });
  if (!(checked instanceof Promise)) return;
  const tell = (): void => {
    if (context.current !== project) return;
    announceChange(context, project);
    refreshFacts(context, project);
  };
  // What became of the job is told by its own events.
  checked.then(tell, tell);
}
