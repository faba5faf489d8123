// edit.findHit and edit.stopPreview: going from row to row of a preview, and letting it go.
import type { Command } from '../../context.ts';
import { currentProject } from '../project/current-project.ts';

/** A preview that was replaced by another, or by none, has no hits any more. */
export const editFindHit: Command<'edit.findHit'> = ({ preview, view, from, direction }, context) => {
  const { previews, views } = currentProject(context);
  if (!previews.has(preview)) return { position: -1 };
  return { position: views.find(view, from, direction, previews.isHit.bind(previews)) };
};

export const editStopPreview: Command<'edit.stopPreview'> = (_, context) => {
  currentProject(context).previews.stop();
  return null;
};
