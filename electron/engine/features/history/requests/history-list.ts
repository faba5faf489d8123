// history.list: the states that undo and redo reach; edits of one cell with the values that they wrote over and wrote.
import type { Command } from '../../../project/context.ts';
import { cellText } from '../../../view/cell-text.ts';
import { currentProject } from '../../../project/current-project.ts';

export const historyList: Command<'history.list'> = ({ start, count }, context) => {
  const { states } = currentProject(context).store;
  const page = states.page(start, count);
  const edits = page.entries.filter(({ label }) => label?.code === 'set' || label?.code === 'clear');
  const cells = states.editedCells(edits.map(({ id }) => id));
  const entries = page.entries.map((entry) => {
    const cell = cells.get(entry.id);
    if (!cell) return entry;
    const { field, before, after } = cell;
    return { ...entry, cell: { before: cellText(field, before), after: cellText(field, after) } };
  });
  return { ...page, entries };
};
