// edit.paste: a block of cells and the rows that it adds, as one undo step; all of it or nothing.
import type { EditResult } from '../../../../../shared/contract/edit-result.ts';
import type { RequestParams } from '../../../../../shared/contract/requests/requests.ts';
import type { ChangeLabel } from '../../../../../shared/model/edit/change.ts';
import type { Command, EngineContext } from '../../../project/context.ts';
import { addRows } from '../add-rows.ts';
import { assertFits, judgeLines, writeBlock, type Lines } from '../paste-cells.ts';
import { Refusals } from '../refusals.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';
import { heldBlock, letGo } from './edit-hold.ts';
import { judges } from '../edit-judges.ts';

/** Ids of added rows that are told. */
const TOLD_IDS = 1_000;

export const editPaste: Command<'edit.paste'> = (params, context) => {
  const { rows, columns, at, view, repeat = false, force = false, skip = false } = params;
  const { views } = changeableProject(context);
  const ids = views.ids(rows);
  const { values, add } = linesOf(params, context);
  const cells = ((repeat ? ids.length : values.length) + add.length) * columns.length;
  let added = new Uint32Array();
  const withAdded = (result: EditResult): EditResult => {
    letGo(context);
    if (added.length === 0) return result;
    if (view !== undefined) views.inserted({ view, ids: added, at: at ?? null });
    return { ...result, added: Array.from(added.subarray(0, TOLD_IDS)) };
  };
  // Nothing but new rows is an insertion to the user.
  const label: ChangeLabel = { code: values.length === 0 && add.length > 0 ? 'add' : 'paste' };
  const result = applySteps(context, { label, rows: cells }, function* (writer) {
    assertFits(ids.length, { columns, values });
    if (!skip) {
      const refusals = new Refusals('block');
      const times = repeat && values.length > 0 ? Math.ceil(ids.length / values.length) : 1;
      const judge = { force, refusals };
      yield* judgeLines({ columns, values }, { ...judge, before: 0, times, areNew: false }, judges);
      const asNew = { ...judge, before: values.length, times: 1, areNew: true };
      yield* judgeLines({ columns, values: add }, asNew, judges);
      refusals.assertNone();
    }
    yield* writeBlock(writer, ids, { columns, values, repeat, force }, judges);
    if (add.length > 0) {
      const block = { columns, values: add, at, onlyValid: skip };
      added = Uint32Array.from(yield* addRows(writer, block, judges));
    }
  });
  return result instanceof Promise ? result.then(withAdded) : withAdded(result);
};

/** The lines that came with the request, or ahead of it. */
function linesOf(
  { values, add = [], held }: RequestParams<'edit.paste'>,
  context: EngineContext,
): { readonly values: Lines; readonly add: Lines } {
  if (!held) return { values, add };
  const { lines } = heldBlock(held.block, context);
  return { values: lines.slice(0, held.over), add: lines.slice(held.over) };
}
