// profile.save: keeps export settings in the project under a name, as a new profile or in place of a known one.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { MAX_PROFILES } from '../../../../../shared/model/export/export-profile.ts';
import type { Command } from '../../../project/context.ts';
import { readExportSettings, saveProfile } from '../../../store/exports/export-profiles.ts';
import { currentProject } from '../../../project/current-project.ts';
import { describeProject } from '../../project/project-info.ts';

export const profileSave: Command<'profile.save'> = ({ id, name, options }, context) => {
  const project = currentProject(context);
  const { db } = project.store;
  if (id === null && readExportSettings(db).profiles.length >= MAX_PROFILES) {
    throw new AppError('invalid-value', reason('profiles-full', { max: MAX_PROFILES }));
  }
  const saved = saveProfile(db, id, { name, options });
  if (saved === false) {
    throw new AppError('invalid-value', reason('profile-name', { name }));
  }
  return { profile: saved, project: describeProject(project) };
};
