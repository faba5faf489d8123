// edit.move: the cells that were cut go over others, as one undo step; all of it or nothing.
import { basename } from 'node:path';
import type { MoveResult } from '../../../../../shared/contract/edit-result.ts';
import type { RequestParams } from '../../../../../shared/contract/requests/requests.ts';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { BATCH_ROWS } from '../../../rows/entry-batch.ts';
import { agentOfColumn } from '../../../../../shared/model/rows/robots-column.ts';
import type { CopyColumn, EditableColumn } from '../../../../../shared/model/rows/row.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import { MAX_PASTE_ROWS } from '../../../../../shared/model/edit/text-limits.ts';
import type { Command } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { canBeEmptied, type CellMove } from '../move/cell-move.ts';
import { moveCells } from '../move/move-cells.ts';
import { areThere } from '../../../store/rows/whole-rows.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';
import { cellTextOf } from '../cell-text-of.ts';
import { cutRows } from './edit-cut.ts';
import { judges } from '../edit-judges.ts';

/** Ids of added rows that are told. */
const TOLD_IDS = 1_000;

type Columns = RequestParams<'edit.move'>['columns'];

export const editMove: Command<'edit.move'> = (params, context) => {
  const { cut, columns, onto, add = false, filled = false, view, force = false, skip = false } = params;
  const project = changeableProject(context);
  const { views } = project;
  const targets = views.ids(onto);
  const all = cutRows(project, cut);
  const sources = add ? all : all.subarray(0, targets.length);
  if (sources.length > MAX_PASTE_ROWS)
    throw new AppError('invalid-value', reason('paste-too-large', { max: MAX_PASTE_ROWS }));
  const taken = columns.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }]));
  let added = new Uint32Array();
  let told = { left: 0, copied: 0 };
  const withAdded = <R extends object>(result: R): R & Omit<MoveResult, 'changed' | 'history'> => {
    if (added.length === 0) return { ...result, ...told };
    if (view !== undefined) views.inserted({ view, ids: added, at: null });
    return { ...result, ...told, added: Array.from(added.subarray(0, TOLD_IDS)) };
  };
  const work = sources.length * (columns.length + 1);
  const result = applySteps(context, { label: { code: 'move' }, rows: work }, function* (writer) {
    yield* assertThere(project, targets, 'row-gone');
    const read = yield* readCut(project, sources, columns);
    ({ told } = read);
    if (filled && isEmpty(read.lines)) throw new AppError('not-found', reason('cut-emptied'));
    const move: CellMove = {
      columns: taken,
      sources,
      targets: targets.subarray(0, sources.length),
      lines: read.lines,
    };
    added = Uint32Array.from(yield* moveCells(writer, move, { force, skip }, judges));
  });
  return result instanceof Promise ? result.then(withAdded) : withAdded(result);
};

interface ReadCut {
  /** Of the columns that are taken. */
  readonly lines: readonly (readonly (string | null)[])[];
  readonly told: Pick<MoveResult, 'left' | 'copied'>;
}

function isEmpty(lines: ReadCut['lines']): boolean {
  return lines.every((line) => line.every((text) => (text ?? '') === ''));
}

/** Throws not-found where one of the rows is gone: what goes there, or comes from there, would be lost. */
function* assertThere(
  { store }: Pick<OpenProject, 'store'>,
  ids: Uint32Array,
  why: 'row-gone' | 'cut-rows-gone',
): Steps<void> {
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    if (!areThere(store.db, ids.subarray(start, start + BATCH_ROWS)))
      throw new AppError('not-found', reason(why));
    yield 0;
  }
}

/** The texts of the rows as they are now, and how many filled cells stay in their place. */
function* readCut({ views, store }: OpenProject, ids: Uint32Array, columns: Columns): Steps<ReadCut> {
  const names = {
    source: new Map(store.sources().map(({ id, location }) => [id, basename(location)])),
    section: new Map(store.sections.list().map(({ id, name }) => [id, name])),
  };
  const agents = columns.flatMap(({ from }) => agentOfColumn(from) ?? []);
  const stays = ({ from, to }: { from: CopyColumn; to: EditableColumn | null }): 'left' | 'copied' | null =>
    to === null ? 'left' : from === 'included' || canBeEmptied(from) ? null : 'copied';
  const kinds = columns.map(stays);
  const told = { left: 0, copied: 0 };
  const lines: (string | null)[][] = [];
  yield* assertThere({ store }, ids, 'cut-rows-gone');
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const rows = views.rows(ids.subarray(start, start + BATCH_ROWS), agents);
    for (const row of rows) {
      const texts = columns.map(({ from }) => cellTextOf(row, from, names));
      for (const [c, kind] of kinds.entries()) if (kind && (texts[c] ?? '') !== '') told[kind]++;
      lines.push(texts.filter((_, c) => columns[c]?.to !== null));
    }
    yield rows.length;
  }
  return { lines, told };
}
