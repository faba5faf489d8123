// The commands about views and rows, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { viewOpen } from './view-open.ts';
import { viewCancel } from './view-cancel.ts';
import { viewClose } from './view-close.ts';
import { viewDelete } from './view-delete.ts';
import { viewLeave } from './view-leave.ts';
import { viewRename } from './view-rename.ts';
import { viewSave } from './view-save.ts';
import { viewValues } from './view-values.ts';
import { viewRows } from './view-rows.ts';
import { viewPosition } from './view-position.ts';
import { viewNumbered } from './view-numbered.ts';
import { viewEdge } from './view-edge.ts';
import { viewChanged } from './view-changed.ts';
import { rowCopies } from './row-copies.ts';
import { rowDetail } from './row-detail.ts';
import { rowsFigures } from './rows-figures.ts';
import { rowsSummary } from './rows-summary.ts';

export const viewCommands = {
  'view.open': viewOpen,
  'view.cancel': viewCancel,
  'view.close': viewClose,
  'view.leave': viewLeave,
  'view.delete': viewDelete,
  'view.rename': viewRename,
  'view.save': viewSave,
  'view.values': viewValues,
  'view.rows': viewRows,
  'view.position': viewPosition,
  'view.numbered': viewNumbered,
  'view.edge': viewEdge,
  'view.changed': viewChanged,
  'row.copies': rowCopies,
  'row.detail': rowDetail,
  'rows.figures': rowsFigures,
  'rows.summary': rowsSummary,
} satisfies Partial<Commands>;
