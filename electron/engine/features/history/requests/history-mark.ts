// history.mark and history.unmark: names of states. They change no row and are no step of undo.
import type { Command } from '../../../project/context.ts';
import { announceChange, changeableProject } from '../../../project/current-project.ts';

export const historyMark: Command<'history.mark'> = ({ name }, context) => {
  const project = changeableProject(context);
  project.store.states.mark(name);
  announceChange(context, project);
  return null;
};

export const historyUnmark: Command<'history.unmark'> = ({ checkpoint }, context) => {
  const project = changeableProject(context);
  project.store.states.unmark(checkpoint);
  announceChange(context, project);
  return null;
};
