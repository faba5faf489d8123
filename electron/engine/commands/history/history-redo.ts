// history.redo: does the change again that was taken back last; without one it does nothing.
import type { Command } from '../../context.ts';
import { changeableProject, goToState } from '../project/current-project.ts';

export const historyRedo: Command<'history.redo'> = (_, context) =>
  goToState(context, changeableProject(context).store.states.after());
