// project.open: a project file in place of the open one, which stays open where that fails.
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from '../context.ts';
import { openProjectFile } from './open-project-file.ts';
import { replaceProject } from './project-close.ts';
import { describeProject } from './project-info.ts';
import { refreshFacts } from './refresh-facts.ts';

export const projectOpen: Command<'project.open'> = ({ path }, context) => {
  context.jobs.assertIdle();
  const wanted = resolve(path);
  if (context.current && isSameFile(context.current.store.path, wanted))
    return describeProject(context.current);
  const project = openProjectFile(wanted);
  replaceProject(context, project);
  refreshFacts(context, project);
  return describeProject(project);
};

/** True where both paths lead to one existing file. */
export function isSameFile(a: string, b: string): boolean {
  try {
    return realpathSync(a) === realpathSync(b);
  } catch {
    return false;
  }
}
