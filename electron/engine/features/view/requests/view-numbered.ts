// view.numbered: where the row with a number of the unsorted, unfiltered project stands in a view.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

export const viewNumbered: Command<'view.numbered'> = async ({ view, number }, context) => {
  const { views } = currentProject(context);
  const id = (await views.numbers.read()).idOf(number);
  return { position: id === null ? -1 : views.position(view, id) };
};
