// view.cancel: stops a query that is still running; its caller hears "cancelled". One that has ended is left alone.
import type { Command } from '../../../project/context.ts';

export const viewCancel: Command<'view.cancel'> = ({ run }, context) => {
  context.current?.views.cancel(run);
  return null;
};
