// history.redo: does the change again that was taken back last; without one it does nothing.
import type { Command } from '../context.ts';
import { announceChange, changeableProject } from './current-project.ts';
import { recheckTouched } from './recheck.ts';

export const historyRedo: Command<'history.redo'> = (_, context) => {
  const project = changeableProject(context);
  const touched = project.store.redo((changed) => {
    recheckTouched(project, changed);
  });
  if (touched) announceChange(context, project);
  return { changed: touched?.ids.length ?? 0, history: project.store.historyState() };
};
