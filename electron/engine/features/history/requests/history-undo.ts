// history.undo: takes the last change back; without one it does nothing.
import type { Command } from '../../../project/context.ts';
import { takeStep } from '../../../project/current-project.ts';

export const historyUndo: Command<'history.undo'> = (_, context) => takeStep(context, 'undo');
