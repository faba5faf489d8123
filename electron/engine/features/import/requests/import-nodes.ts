// import.nodes: what the running or the last import has found.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

export const importNodes: Command<'import.nodes'> = ({ since }, context) => {
  currentProject(context);
  return context.tree?.since(since) ?? null;
};
