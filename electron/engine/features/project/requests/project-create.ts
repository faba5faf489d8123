// project.create: an empty project in a new file, in place of the open one.
import { resolve } from 'node:path';
import type { Command } from '../../../project/context.ts';
import { createProjectFile } from '../open-project-file.ts';
import { replaceProject } from './project-close.ts';
import { describeProject } from '../project-info.ts';

export const projectCreate: Command<'project.create'> = ({ path, untitled }, context) => {
  context.jobs.assertIdle();
  const project = createProjectFile(resolve(path), untitled ?? false);
  replaceProject(context, project);
  return describeProject(project);
};
