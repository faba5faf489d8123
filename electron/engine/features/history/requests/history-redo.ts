// history.redo: does the change again that was taken back last; without one it does nothing.
import type { Command } from '../../../project/context.ts';
import { takeStep } from '../../../project/current-project.ts';

export const historyRedo: Command<'history.redo'> = (_, context) => takeStep(context, 'redo');
