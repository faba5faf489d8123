// The commands about imports, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { importStart } from './import-start.ts';
import { importNodes } from './import-nodes.ts';
import { sourceProblems } from './source-problems.ts';

export const importCommands = {
  'import.start': importStart,
  'import.nodes': importNodes,
  'source.problems': sourceProblems,
} satisfies Partial<Commands>;
