// history.undo: takes the last change back; without one it does nothing.
import type { Command } from '../../context.ts';
import { changeableProject, goToState } from '../project/current-project.ts';

export const historyUndo: Command<'history.undo'> = (_, context) =>
  goToState(context, changeableProject(context).store.states.before());
