// export.result: what the last export wrote, for who wants to see it again. The folder may hold something else by now.
import type { Command } from '../../context.ts';
import { readExportResult } from '../../store/export-profiles.ts';
import { currentProject } from '../project/current-project.ts';

export const exportResult: Command<'export.result'> = (_, context) =>
  readExportResult(currentProject(context).store.db);
