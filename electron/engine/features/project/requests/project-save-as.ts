// project.saveAs: copies the project to another file and goes on with that.
import { resolve } from 'node:path';
import type { Command } from '../../../project/context.ts';
import { ProjectStore } from '../../../store/store.ts';
import { changeableProject } from '../../../project/current-project.ts';
import { toOpenProject } from '../open-project-file.ts';
import { replaceProject } from './project-close.ts';
import { describeProject } from '../project-info.ts';
import { isOneFile } from '../../../../files/refuse-target.ts';

export const projectSaveAs: Command<'project.saveAs'> = ({ path }, context) => {
  const before = changeableProject(context);
  const target = resolve(path);
  if (before.readOnly === null && isOneFile(before.store.path, target)) return describeProject(before);
  before.store.copyTo(target);
  const store = ProjectStore.open(target);
  store.setUntitled(false);
  const project = toOpenProject(store, before);
  replaceProject(context, project);
  return describeProject(project);
};
