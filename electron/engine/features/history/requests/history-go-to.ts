// history.goTo: back or forward over as many changes as it takes, as one step that can be cancelled.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Command } from '../../../project/context.ts';
import { changeableProject, goToState } from '../../../project/current-project.ts';

export const historyGoTo: Command<'history.goTo'> = ({ change }, context) => {
  if (!changeableProject(context).store.states.has(change)) {
    throw new AppError('invalid-value', reason('state-gone'));
  }
  return goToState(context, change);
};
