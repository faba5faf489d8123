// history.goTo: back or forward over as many changes as it takes, as one step that can be cancelled.
import { AppError } from '../../../../shared/contract/errors.ts';
import type { Command } from '../../context.ts';
import { changeableProject, goToState } from '../project/current-project.ts';

export const historyGoTo: Command<'history.goTo'> = ({ change }, context) => {
  if (!changeableProject(context).store.states.has(change)) {
    throw new AppError(
      'invalid-value',
      'This state of the project can no longer be reached. Look at the history again.',
    );
  }
  return goToState(context, change);
};
