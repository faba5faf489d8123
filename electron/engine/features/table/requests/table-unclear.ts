// table.unclear: which files of an import are tables that the user has to be asked about. It stores nothing.
import type { Command } from '../../../project/context.ts';
import { isUnclearTable } from '../unclear-table.ts';

/** Files that are looked at: who names more does not want to be asked about each. */
const LOOKED_AT = 50;

export const tableUnclear: Command<'table.unclear'> = async ({ paths, dates }) => {
  const found: string[] = [];
  for (const path of paths.slice(0, LOOKED_AT)) if (await isUnclearTable(path, dates)) found.push(path);
  return found;
};
