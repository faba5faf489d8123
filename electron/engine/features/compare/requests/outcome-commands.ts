// The commands that make and show a comparison, by request: those that change no project and so need no rules.
import type { Commands } from '../../../project/context.ts';
import { compareStart, compareDiscard } from './compare-start.ts';
import { compareInfo, compareRows, compareFiles } from './compare-rows.ts';
import { compareExport } from './compare-export.ts';

export const outcomeCommands = {
  'compare.start': compareStart,
  'compare.info': compareInfo,
  'compare.rows': compareRows,
  'compare.files': compareFiles,
  'compare.export': compareExport,
  'compare.discard': compareDiscard,
} satisfies Partial<Commands>;
