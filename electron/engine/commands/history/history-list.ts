// history.list: the states that undo and redo reach.
import type { Command } from '../../context.ts';
import { currentProject } from '../project/current-project.ts';

export const historyList: Command<'history.list'> = ({ start, count }, context) =>
  currentProject(context).store.states.page(start, count);
