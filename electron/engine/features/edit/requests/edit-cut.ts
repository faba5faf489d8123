// edit.cut and edit.dropCut: the rows that were cut, kept until they are moved or others are cut. They change nothing.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Command } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { currentProject } from '../../../project/current-project.ts';

/** Numbers grow across restarts of the engine, so that a cut of before is never taken for one of now. */
let last = 0;

export const editCut: Command<'edit.cut'> = ({ rows }, context) => {
  const project = currentProject(context);
  const ids = project.views.ids(rows);
  last = Math.max(last + 1, Date.now());
  project.cut = { cut: last, ids };
  return { cut: last, rows: ids.length };
};

export const editDropCut: Command<'edit.dropCut'> = ({ cut }, context) => {
  const project = currentProject(context);
  if (project.cut?.cut === cut) project.cut = null;
  return null;
};

/** The rows of a cut, in their order, some of which may be gone; throws not-found where the cut is no more. */
export function cutRows({ cut: held }: OpenProject, cut: number): Uint32Array {
  if (held?.cut !== cut) throw new AppError('not-found', reason('cut-gone'));
  return held.ids;
}
