// overview.folders: the folders right below one, a window at a time.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { countedRows } from '../counted-rows.ts';
import { movedCounts } from '../folder-figures.ts';
import { folderWindow, type CountedFolders } from '../folder-window.ts';
import { runNewest } from '../overview-runs.ts';

export const overviewFolders: Command<'overview.folders'> = ({ filter, run, folded, ...window }, context) => {
  const project = currentProject(context);
  return runNewest({ kind: 'folders', run }, project, context, async (control) => {
    const rows = countedRows(project);
    const { codes, all, met } = await rows.folders(filter, control);
    return folderWindow(folded ? foldedCounts() : { tree: codes.tree, all, met }, window);

    function foldedCounts(): CountedFolders {
      const { tree, numberOf } = rows.folded(codes);
      const moved = movedCounts(all, tree.size, numberOf);
      return { tree, all: moved, met: met === all ? moved : movedCounts(met, tree.size, numberOf) };
    }
  });
};
