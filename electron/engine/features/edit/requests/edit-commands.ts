// The commands about edits, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { editSet } from './edit-set.ts';
import { editHold, editLetGo } from './edit-hold.ts';
import { editPaste } from './edit-paste.ts';
import { editCut, editDropCut } from './edit-cut.ts';
import { editMove } from './edit-move.ts';
import { editMoveRows } from './edit-move-rows.ts';
import { editFill } from './edit-fill.ts';
import { editSetExtensions } from './edit-set-extensions.ts';
import { editDelete } from './edit-delete.ts';
import { editSection } from './edit-section.ts';
import { editCopy } from './edit-copy.ts';
import { editPreview } from './edit-preview.ts';
import { editStopPreview, editFindHit } from './edit-find-hit.ts';
import { editApply } from './edit-apply.ts';

export const editCommands = {
  'edit.set': editSet,
  'edit.hold': editHold,
  'edit.letGo': editLetGo,
  'edit.paste': editPaste,
  'edit.cut': editCut,
  'edit.dropCut': editDropCut,
  'edit.move': editMove,
  'edit.moveRows': editMoveRows,
  'edit.fill': editFill,
  'edit.setExtensions': editSetExtensions,
  'edit.delete': editDelete,
  'edit.section': editSection,
  'edit.copy': editCopy,
  'edit.preview': editPreview,
  'edit.stopPreview': editStopPreview,
  'edit.findHit': editFindHit,
  'edit.apply': editApply,
} satisfies Partial<Commands>;
