// The commands about undo, redo and checkpoints, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { historyUndo } from './history-undo.ts';
import { historyRedo } from './history-redo.ts';
import { historyList } from './history-list.ts';
import { historyGoTo } from './history-go-to.ts';
import { historyMark, historyUnmark } from './history-mark.ts';

export const historyCommands = {
  'history.undo': historyUndo,
  'history.redo': historyRedo,
  'history.list': historyList,
  'history.goTo': historyGoTo,
  'history.mark': historyMark,
  'history.unmark': historyUnmark,
} satisfies Partial<Commands>;
