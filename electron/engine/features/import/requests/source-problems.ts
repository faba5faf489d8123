// Tells what was odd about an imported source. It reads what the import kept.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

export const sourceProblems: Command<'source.problems'> = ({ source }, context) =>
  currentProject(context).store.sourceProblems(source);
