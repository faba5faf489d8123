// Every change of rows that are there: it asks the engine and tells the user what happened. The view follows project.changed.
import { defineStore } from 'pinia';
import type { EditResult } from '../../../shared/contract/edit-result.ts';
import { isRobotsColumn } from '../../../shared/model/rows/robots-column.ts';
import {
  COPY_COLUMNS,
  EDITABLE_COLUMNS,
  type CopyColumn,
  type EditableColumn,
} from '../../../shared/model/rows/row.ts';
import { useClient } from '../../engine/app-client.ts';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import { errorOf } from '../../engine/error-of.ts';
import { mutable } from '../../engine/mutable.ts';
import type {
  CellEdit,
  EditOutcome,
  GridCopy,
  GridFillArea,
  GridPaste,
  GridRow,
  RowSource,
} from '../../grid/grid-types.ts';
import { keeping } from '../../grid/editing/keeping.ts';
import { countPositions } from '../../grid/rows/intervals.ts';
import { emptiedBy } from './emptied-by.ts';
import { canKeep, insist } from './insist.ts';
import { useAdding } from './adding-store.ts';
import { useDialogs } from '../../shell/dialogs/dialogs-store.ts';
import { useEditQueue, type Place } from './edit-queue-store.ts';
import { undoOf, useNotices, type NoticeContent } from '../../shell/notices/notices-store.ts';
import { useSelection } from '../view/selection-store.ts';
import { sendPaste } from './paste/send-paste.ts';
import { useView } from '../view/view-store.ts';

/** More rows than a screen or two hold are deleted only when asked: a spreadsheet would clear their cells. */
const DELETE_UNASKED = 1_000;

/** `error` = what a refusal said, to be told in the user's language. */
export type EditAnswer = EditOutcome & { readonly error?: ErrorData };

export const useEdits = defineStore('edits', () => {
  const { engine } = useClient();
  const dialogs = useDialogs();
  const adding = useAdding();
  const queue = useEditQueue();
  const { told, tell } = queue;
  const notices = useNotices();
  const selection = useSelection();
  const view = useView();

  /** One typed value, in its turn. A refused one is answered with the engine's reason, to be shown at the cell. */
  async function setCell({ id, column, value, force }: CellEdit): Promise<EditAnswer> {
    try {
      const rows = { kind: 'ids' as const, ids: [id] };
      const edit = { rows, column: editable(column), value, force };
      await queue.addPatiently(() => engine['edit.set'](edit));
      return { ok: true };
    } catch (cause) {
      const error = errorOf(cause);
      return { ok: false, reason: error.message, canKeep: canKeep(error, column), error };
    }
  }

  /** Patterns into columns of rows, one undo step. Asks before it keeps values that are not valid. */
  async function fill(areas: readonly GridFillArea[], source?: RowSource<GridRow>): Promise<void> {
    const filled = areas.flatMap(({ ranges, cells }) => {
      const rows = selection.rowSet(ranges, source);
      return rows ? [{ rows, cells: cells.map(toEngine) }] : [];
    });
    if (filled.length === 0) return;
    const emptied = emptiedBy(areas);
    const meant = emptied > 0 ? { emptied } : {};
    await onKept(source, () =>
      told(() =>
        insist(dialogs, ({ force }) => engine['edit.fill'](mutable({ areas: filled, force })), meant),
      ),
    );
  }

  /**
   * Pastes over the rows of the ranges and adds the lines of `add` as new rows, one undo step; null where it was not done.
   * `place`: the one that was kept for it.
   */
  async function paste(
    block: Pick<GridPaste, 'ranges' | 'columns' | 'values' | 'source'> & { readonly repeat?: boolean },
    add: GridPaste['beyond'],
    place?: Place,
  ): Promise<EditResult | null> {
    const rows = selection.rowSet(block.ranges, block.source);
    if (!rows) return null;
    const { ranges, values, repeat = false } = block;
    const onto = {
      rows: mutable(rows),
      columns: block.columns.map(editable),
      view: view.current?.view,
      ...(repeat ? { repeat } : {}),
    };
    const run = async (): Promise<EditResult | null> => {
      const ready = await sendPaste(engine, onto, values, add);
      try {
        return await insist(dialogs, (manner) => ready.run(manner), {
          ranges,
          rows: view.current?.rows ?? 0,
        });
      } finally {
        ready.drop();
      }
    };
    const done = await onKept(block.source, () => queue.toldIn(place, run));
    if (done) adding.tellAdded(done, add.length);
    return done;
  }

  /** The engine's text for a copy of more rows than the grid holds. */
  async function copyText({ ranges, columns, source }: GridCopy): Promise<string> {
    const rows = selection.rowSet(ranges, source);
    if (!rows) return '';
    const { text } = await engine['edit.copy']({ rows: mutable(rows), columns: columns.flatMap(copied) });
    return text;
  }

  async function setIncluded(included: boolean): Promise<void> {
    const rows = selection.rows;
    if (!rows) return;
    await told(() =>
      engine['edit.set']({ rows: mutable(rows), column: 'included', value: String(included) }),
    );
  }

  /** Moves the selected rows to a section (0 = to none); null lets the conditions decide again. */
  async function moveToSection(section: number | null): Promise<void> {
    const rows = selection.rows;
    if (!rows) return;
    await told(() => engine['edit.section']({ rows: mutable(rows), section }));
  }

  /** Deletes the rows of these ranges, or the selected ones. Asks where there are many. */
  function remove(
    ranges = selection.selection?.ranges ?? [],
    source: RowSource<GridRow> | undefined = view.current?.source,
  ): Promise<void> {
    const rows = selection.rowSet(ranges, source);
    const count = countPositions(ranges);
    return onKept(source, async () => {
      if (!rows || count === 0 || (count > DELETE_UNASKED && !(await mayRemove(count)))) return;
      const done = await told(() => engine['edit.delete']({ rows: mutable(rows) }));
      if (done) notices.show(deleted(done));
    });
  }

  async function mayRemove(count: number): Promise<boolean> {
    const answer = await dialogs.ask({
      title: 'deleting.title',
      text: 'deleting.text',
      named: { count },
      yes: 'deleting.yes',
      no: null,
      danger: true,
    });
    return answer === 'yes';
  }

  return {
    told,
    tell,
    setCell,
    fill,
    paste,
    copyText,
    setIncluded,
    moveToSection,
    remove,
  };
});

/** What the user meant by positions: their view stays open until it is done, whatever is shown by then. */
function onKept<T>(source: RowSource<GridRow> | undefined, work: () => Promise<T>): Promise<T> {
  return source ? keeping(source, work) : work();
}

/** What is told of deleted rows: Delete empties cells elsewhere, so it is taken back with one press. */
function deleted(done: EditResult): NoticeContent {
  return { kind: 'info', key: 'notices.deleted', count: done.changed, ...undoOf(done) };
}

/** The column, which can be edited; throws where it can't. */
export function editable(column: string): EditableColumn {
  const found = EDITABLE_COLUMNS.find((known) => known === column);
  if (!found) throw new Error(`The column "${column}" can't be edited.`);
  return found;
}

/** A column that the engine does not know is left out. */
export function copied(column: string): readonly CopyColumn[] {
  if (isRobotsColumn(column)) return [column];
  return COPY_COLUMNS.filter((known) => known === column);
}

function toEngine({ column, pattern }: GridFillArea['cells'][number]) {
  const own = pattern.kind === 'column' ? { ...pattern, from: editable(pattern.from) } : pattern;
  return { column: editable(column), pattern: own };
}
