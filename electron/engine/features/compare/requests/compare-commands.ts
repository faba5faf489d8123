// The commands about comparisons, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { compareApply } from './compare-apply.ts';
import { outcomeCommands } from './outcome-commands.ts';

export const compareCommands = {
  ...outcomeCommands,
  'compare.apply': compareApply,
} satisfies Partial<Commands>;
