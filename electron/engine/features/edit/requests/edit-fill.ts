// edit.fill: patterns into columns of row sets, all of it one undo step.
import type { ChangeLabel } from '../../../../../shared/model/edit/change.ts';
import type { Command } from '../../../project/context.ts';
import { fillCells, type ReadTexts } from '../fill-cells.ts';
import { Refusals } from '../refusals.ts';
import { cellTextOf } from '../cell-text-of.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';
import { judges } from '../edit-judges.ts';
import { labelOfSet } from '../edit-label.ts';

export const editFill: Command<'edit.fill'> = ({ areas, force }, context) => {
  const { views } = changeableProject(context);
  const parts = areas.map(({ rows, cells }) => ({ ids: views.ids(rows), cells }));
  const work = parts.reduce((sum, { ids, cells }) => sum + ids.length * cells.length, 0);
  return applySteps(context, { label: labelOf(areas), rows: work }, function* (writer) {
    const refusals = new Refusals('fill');
    const readTexts: ReadTexts = (from, some) => views.rows(some).map((row) => cellTextOf(row, from));
    for (const { ids, cells } of parts) {
      for (const { column, pattern } of cells) {
        const fill = { column, pattern, force: force ?? false };
        yield* fillCells(writer, ids, fill, judges, readTexts, refusals);
      }
    }
    refusals.assertNone();
  });
};

/** Names the column where there is only one. */
function labelOf(areas: Parameters<typeof editFill>[0]['areas']): ChangeLabel {
  const cells = areas.flatMap((area) => area.cells);
  const columns = new Set(cells.map(({ column }) => column));
  const values = new Set(
    cells.flatMap(({ pattern }) => (pattern.kind === 'repeat' ? pattern.values : [null])),
  );
  const [column] = columns;
  const [value = null] = values;
  const clears = values.size === 1 && value === '';
  if (column === undefined || columns.size > 1) return { code: clears ? 'clearAll' : 'fill' };
  if (column !== 'included') return { code: clears ? 'clear' : 'set', column };
  return values.size === 1 && value !== null ? labelOfSet(column, value) : { code: 'fill' };
}
