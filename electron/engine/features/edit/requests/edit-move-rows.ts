// edit.moveRows: the rows that were cut go to another place, with all that they have, as one undo step. They get new ids.
import type { EditResult } from '../../../../../shared/contract/edit-result.ts';
import type { RuleId } from '../../../../../shared/model/rule.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Command } from '../../../project/context.ts';
import { deleteRows } from '../delete-rows.ts';
import { copyRows } from '../move/move-rows.ts';
import type { Database } from '../../../store/file/database.ts';
import type { ChangeWriter } from '../../../store/history/history.ts';
import { readExceptions, readWholeRows } from '../../../store/rows/whole-rows.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';
import { cutRows } from './edit-cut.ts';

/** Ids of moved rows that are told. */
const TOLD_IDS = 1_000;

/** Rows whose exceptions are looked for at once. */
const ASKED_AT_ONCE = 20_000;

export const editMoveRows: Command<'edit.moveRows'> = ({ cut, at, view }, context) => {
  const project = changeableProject(context);
  const { views, store } = project;
  const ids = cutRows(project, cut);
  let copies = new Uint32Array();
  const withMoved = (result: EditResult): EditResult => {
    if (view !== undefined) views.inserted({ view, ids: copies, at: at ?? null, without: ids });
    return { ...result, added: Array.from(copies.subarray(0, TOLD_IDS)) };
  };
  const options = { label: { code: 'moveRows' }, rows: ids.length * 2 } as const;
  const result = applySteps(context, options, function* (writer) {
    copies = Uint32Array.from(yield* copyRows(writer, ids, at, (some) => readWholeRows(store.db, some)));
    yield* copyExceptions(writer, store.db, ids, copies);
    yield* deleteRows(writer, ids);
  });
  return result instanceof Promise ? result.then(withMoved) : withMoved(result);
};

/** The rules that are passed over in a row are so in its copy. */
function* copyExceptions(
  writer: ChangeWriter,
  db: Database,
  ids: Uint32Array,
  copies: Uint32Array,
): Steps<void> {
  for (let start = 0; start < ids.length; start += ASKED_AT_ONCE) {
    const part = ids.subarray(start, start + ASKED_AT_ONCE);
    const found = readExceptions(db, part);
    if (found.length === 0) continue;
    const copyOf = new Map(Array.from(part, (id, i) => [id, copies[start + i] ?? 0]));
    for (const { rule, reason, rows } of found) {
      const into = Uint32Array.from(rows, (row) => copyOf.get(row) ?? 0).sort();
      yield* writer.except(into, { rule: rule as RuleId, reason });
    }
  }
}
