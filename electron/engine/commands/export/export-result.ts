// export.result: what the last export wrote, for who wants to see it again. The folder may hold something else by now.
import type { Command } from '../../context.ts';
import { readExportResult, rememberTold } from '../../store/export-profiles.ts';
import { currentProject } from '../project/current-project.ts';

export const exportResult: Command<'export.result'> = (_, context) => {
  const { db } = currentProject(context).store;
  const result = readExportResult(db);
  // What is asked for while a change is under way could be taken back with it.
  if (!db.inTransaction) rememberTold(db);
  return result;
};
