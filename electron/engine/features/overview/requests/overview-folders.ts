// overview.folders: the folders right below one, a window at a time.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { countedRows } from '../counted-rows.ts';
import { folderWindow } from '../folder-window.ts';
import { runNewest } from '../overview-runs.ts';

export const overviewFolders: Command<'overview.folders'> = (
  { filter, run, folded, ...part },
  context,
  window = 0,
) => {
  const project = currentProject(context);
  return runNewest({ kind: 'folders', run, window }, project, context, async (control) => {
    const rows = countedRows(project);
    const counted = folded ? rows.foldedFolders(filter, control) : rows.plainFolders(filter, control);
    return folderWindow(await counted, part);
  });
};
