// overview.files: the files of the set, and what the next export changes of them.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { setFiles } from '../set-files.ts';

export const overviewFiles: Command<'overview.files'> = (_, context) =>
  setFiles(context, currentProject(context));
