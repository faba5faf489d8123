// export.result: what the last export wrote, for who wants to see it again. The folder may hold something else by now.
import { stat } from 'node:fs/promises';
import type { ExportResult } from '../../../../../shared/model/export/planned-set.ts';
import type { Command } from '../../../project/context.ts';
import { readExportResult, rememberTold } from '../../../store/exports/export-profiles.ts';
import { currentProject } from '../../../project/current-project.ts';
import { stillPresent } from '../layout/export-folder.ts';

export const exportResult: Command<'export.result'> = async (_, context) => {
  const { db } = currentProject(context).store;
  const result = readExportResult(db);
  // What is written while a change is under way could be taken back with it.
  if (!db.inTransaction) rememberTold(db);
  // Where the folder can't be looked into, what was written is told all the same.
  return result && withoutGone(result).catch(() => result);
};

/** Obsolete files may be removed by hand, or by what ended before it could say so. Of a folder that is gone nobody knows. */
async function withoutGone(result: ExportResult): Promise<ExportResult> {
  const { out, obsolete, removed } = result;
  if (obsolete.length === 0) return result;
  await stat(out);
  const left = await stillPresent(out, obsolete);
  const there = new Set(left);
  return { ...result, obsolete: left, removed: [...removed, ...obsolete.filter((name) => !there.has(name))] };
}
