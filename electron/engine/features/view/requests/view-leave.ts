// view.leave: the window that asks shows this project no more. Its views are closed, and its searches end.
import type { Command } from '../../../project/context.ts';

export const viewLeave: Command<'view.leave'> = (_, context, window = 0) => {
  const { current: project } = context;
  project?.views.leave(window);
  project?.previews.leave(window);
  project?.clusters.leave(window);
  return null;
};
