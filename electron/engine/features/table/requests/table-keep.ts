// table.keep: a pasted table as a file, and whether an import has to ask about it. It changes no project.
import type { Command } from '../../../project/context.ts';
import { keepText } from '../kept-text.ts';
import { isUnclearTable } from '../unclear-table.ts';

export const tableKeep: Command<'table.keep'> = async ({ text }, context) => {
  const path = await keepText(text, context);
  return { path, unclear: await isUnclearTable(path) };
};
