// edit.findHit and edit.stopPreview: going from hit to hit of a preview, and letting it go.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

/** A preview that was replaced by another, or by none, has no hits any more. */
export const editFindHit: Command<'edit.findHit'> = (
  { preview, view, from, column, direction },
  context,
  window = 0,
) => {
  const { previews: all, views } = currentProject(context);
  const previews = all.of(window);
  if (!previews.has(preview)) return { position: -1, column: null };
  const columnsAt = (position: number) => {
    if (position < 0) return [];
    const [id = 0] = views.ids({ kind: 'view', view, ranges: [{ from: position, to: position + 1 }] });
    const columns = previews.columnsOf(id);
    return direction === 'next' ? columns : columns.toReversed();
  };
  const here = column === undefined ? [] : columnsAt(from);
  const place = here.findIndex((one) => one === column);
  const beside = place < 0 ? undefined : here[place + 1];
  if (beside !== undefined) return { position: from, column: beside };
  const position = views.find(view, from, direction, previews.isHit.bind(previews));
  return { position, column: columnsAt(position)[0] ?? null };
};

export const editStopPreview: Command<'edit.stopPreview'> = (_, context, window = 0) => {
  currentProject(context).previews.of(window).stop();
  return null;
};
