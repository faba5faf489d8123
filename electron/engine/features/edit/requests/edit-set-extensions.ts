// edit.setExtensions: the images, alternates, videos and news of one row, as one undo step.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Command } from '../../../project/context.ts';
import { writeItems } from '../write-items.ts';
import { setExtensions } from '../../../store/rows/set-extensions.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';
import { extensionsVersion } from '../../view/extensions-version.ts';

export const editSetExtensions: Command<'edit.setExtensions'> = ({ id, version, items }, context) => {
  const stored = changeableProject(context).store.rowsById([id]);
  if (stored.count === 0) throw new AppError('not-found', reason('row-gone'));
  const before = stored.ext[0] ?? null;
  if (extensionsVersion(before) !== version) {
    throw new AppError('invalid-value', reason('row-changed'));
  }
  const after = writeItems(before, items);
  return applySteps(context, { label: { code: 'extensions' }, rows: 1 }, (writer) =>
    setExtensions(writer, Uint32Array.of(id), [after]),
  );
};
