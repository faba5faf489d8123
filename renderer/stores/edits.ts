// Every change of rows: it asks the engine and tells the user what happened. The view follows project.changed.
import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { EditResult } from '../../shared/contract/edit-result.ts';
import type { RequestParams } from '../../shared/contract/requests.ts';
import { isRobotsColumn } from '../../shared/model/robots-column.ts';
import {
  COPY_COLUMNS,
  EDITABLE_COLUMNS,
  type CopyColumn,
  type EditableColumn,
} from '../../shared/model/row.ts';
import { MAX_PASTE_ROWS } from '../../shared/model/text-limits.ts';
import { useClient } from '../engine/app-client.ts';
import type { ErrorData } from '../../shared/contract/errors.ts';
import { errorOf } from '../engine/error-of.ts';
import { mutable } from '../engine/mutable.ts';
import type {
  CellEdit,
  EditOutcome,
  GridCopy,
  GridFillArea,
  GridPaste,
  GridRow,
  RowSource,
} from '../grid/grid-types.ts';
import { keeping } from '../grid/keeping.ts';
import { countPositions } from '../grid/intervals.ts';
import { canKeep, insist } from './insist.ts';
import { useDialogs } from './dialogs.ts';
import { useEditQueue } from './edit-queue.ts';
import { useNotices, type NoticeContent } from './notices.ts';
import { useSelection } from './selection.ts';
import { sendPaste } from './send-paste.ts';
import { useView } from './view.ts';

/** So many ids of added rows the engine tells at most. */
const TOLD_IDS = 1_000;

/** More rows than a screen or two hold are deleted only when asked: a spreadsheet would clear their cells. */
const DELETE_UNASKED = 1_000;

/** `error` = what a refusal said, to be told in the user's language. */
export type EditAnswer = EditOutcome & { readonly error?: ErrorData };

export const useEdits = defineStore('edits', () => {
  const { engine } = useClient();
  const dialogs = useDialogs();
  const queue = useEditQueue();
  const notices = useNotices();
  const selection = useSelection();
  const view = useView();

  /** Does a change in its turn; tells the user where it is refused (null then). */
  function told<T>(work: () => Promise<T>): Promise<T | null> {
    return queue.add(() => tell(work));
  }

  /** The same at once, for who has waited already. */
  async function tell<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (cause) {
      notices.showError(cause);
      return null;
    }
  }

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
    await onKept(source, () =>
      told(() => insist(dialogs, ({ force }) => engine['edit.fill'](mutable({ areas: filled, force })))),
    );
  }

  /** Pastes over the rows of the ranges and adds the lines of `add` as new rows, one undo step. True where it was done. */
  async function paste(
    block: Pick<GridPaste, 'ranges' | 'columns' | 'values' | 'source'> & { readonly repeat?: boolean },
    add: GridPaste['beyond'],
  ): Promise<boolean> {
    const rows = selection.rowSet(block.ranges, block.source);
    if (!rows) return false;
    const { ranges, values, repeat = false } = block;
    const place = {
      rows: mutable(rows),
      columns: block.columns.map(editable),
      view: view.current?.view,
      ...(repeat ? { repeat } : {}),
    };
    const run = async (): Promise<EditResult | null> => {
      const ready = await sendPaste(engine, place, values, add);
      try {
        return await insist(dialogs, (manner) => ready.run(manner), ranges);
      } finally {
        ready.drop();
      }
    };
    const done = await onKept(block.source, () => told(run));
    if (done) tellAdded(done, add.length);
    return done !== null;
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

  /** Rows that were just added, or moved; the grid goes to the first of them, or tells that it is not among those shown. */
  const added = shallowRef<{
    readonly row: number;
    readonly count: number;
    readonly isMoved: boolean;
  } | null>(null);

  function goToAdded(done: EditResult, count: number, isMoved = false): void {
    const row = done.added?.[0];
    if (row === undefined) return;
    added.value = { row, count, isMoved };
    selection.follow = row;
  }

  function tellAdded(done: EditResult, count: number): void {
    goToAdded(done, count);
    if (!done.added) return;
    // Of many only the first are told; of few some may have been left out.
    const came = Math.min(count, done.added.length < TOLD_IDS ? done.added.length : count);
    notices.show({ kind: 'success', key: 'notices.added', count: came, ...undoOf(done) });
  }

  /** New rows; of values that are not valid the engine flags them, where that is wanted, as with imports. */
  async function addLines(
    place: Pick<RequestParams<'edit.paste'>, 'columns' | 'at' | 'view'>,
    add: readonly (readonly string[])[],
    force: boolean,
  ): Promise<EditResult> {
    const rows = { kind: 'ids' as const, ids: [] };
    const ready = await sendPaste(engine, { rows, ...place }, [], add);
    try {
      return await ready.run(force ? { force } : {});
    } finally {
      ready.drop();
    }
  }

  /** Adds empty rows, for the user to write into, beside a row or behind all, and goes to the first of them. */
  async function insert(
    count: number,
    beside: { readonly row: number; readonly side: 'before' | 'after' } | null,
  ): Promise<void> {
    const add = Array.from({ length: Math.min(count, MAX_PASTE_ROWS) }, () => ['']);
    const at = beside === null ? {} : { at: beside };
    const done = await told(() =>
      addLines({ columns: ['loc'], view: view.current?.view, ...at }, add, false),
    );
    if (done) goToAdded(done, add.length);
  }

  /** True where the rows were added. */
  async function add(locs: readonly string[]): Promise<boolean> {
    const lines = locs.map((loc) => [loc]);
    const done = await told(() => addLines({ columns: ['loc'] }, lines, true));
    if (done) tellAdded(done, locs.length);
    return done !== null;
  }

  return {
    told,
    tell,
    added,
    goToAdded,
    tellAdded,
    setCell,
    fill,
    paste,
    copyText,
    setIncluded,
    moveToSection,
    remove,
    insert,
    add,
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

/** The button of a notice that takes a change back; none where nothing changed. */
export function undoOf({ changed, history: { undo } }: EditResult): Pick<NoticeContent, 'action'> {
  return changed > 0 && undo ? { action: { key: 'commands.edit.undo', undo } } : {};
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
