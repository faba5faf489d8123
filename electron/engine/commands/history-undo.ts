// history.undo: takes the last change back; without one it does nothing.
import type { Command } from '../context.ts';
import { announceChange, changeableProject } from './current-project.ts';
import { recheckTouched } from './recheck.ts';

export const historyUndo: Command<'history.undo'> = (_, context) => {
  const project = changeableProject(context);
  const touched = project.store.undo((changed) => {
    recheckTouched(project, changed);
  });
  if (touched) announceChange(context, project);
  return { changed: touched?.ids.length ?? 0, history: project.store.historyState() };
};
