// The commands about tables, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { tableInspect } from './table-inspect.ts';
import { tableApply, tableCompare, tableDecide, tableDiscard, tableReview } from './table-merge.ts';
import { tableExport } from './table-export.ts';
import { tableKeep } from './table-keep.ts';
import { tableUnclear } from './table-unclear.ts';

export const tableCommands = {
  'table.inspect': tableInspect,
  'table.unclear': tableUnclear,
  'table.keep': tableKeep,
  'table.compare': tableCompare,
  'table.review': tableReview,
  'table.decide': tableDecide,
  'table.apply': tableApply,
  'table.discard': tableDiscard,
  'table.export': tableExport,
} satisfies Partial<Commands>;
