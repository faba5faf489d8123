// profile.delete: forgets export settings that the project kept. What was exported with them stays.
import type { Command } from '../../../project/context.ts';
import { deleteProfile } from '../../../store/exports/export-profiles.ts';
import { currentProject } from '../../../project/current-project.ts';
import { describeProject } from '../../project/project-info.ts';

export const profileDelete: Command<'profile.delete'> = ({ id }, context) => {
  const project = currentProject(context);
  deleteProfile(project.store.db, id);
  return describeProject(project);
};
