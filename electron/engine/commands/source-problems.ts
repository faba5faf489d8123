// Tells what was odd about an imported source. It reads what the import kept.
import { AppError } from '../../../shared/contract/errors.ts';
import type { Command } from '../context.ts';

export const sourceProblems: Command<'source.problems'> = ({ source }, { current }) => {
  if (!current) throw new AppError('no-project', 'No project is open. Open or create one first.');
  return current.store.sourceProblems(source);
};
