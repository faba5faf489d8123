// view.close: lets a view go. Closing it twice, or after its project, does no harm.
import type { Command } from '../../../project/context.ts';

export const viewClose: Command<'view.close'> = ({ view }, context) => {
  context.current?.views.close(view);
  return null;
};
