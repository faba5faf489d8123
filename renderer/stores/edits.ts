// Every change of rows: it asks the engine and tells the user what happened. The view follows project.changed.
import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { EditResult } from '../../shared/contract/edit-result.ts';
import { isRobotsColumn } from '../../shared/model/robots-column.ts';
import {
  COPY_COLUMNS,
  EDITABLE_COLUMNS,
  type CopyColumn,
  type EditableColumn,
} from '../../shared/model/row.ts';
import { useClient } from '../engine/app-client.ts';
import type { ErrorData } from '../../shared/contract/errors.ts';
import { errorOf } from '../engine/error-of.ts';
import { mutable } from '../engine/mutable.ts';
import type { CellEdit, EditOutcome, GridCopy, GridFillArea, GridPaste } from '../grid/grid-types.ts';
import { useDialogs } from './dialogs.ts';
import { useJobs } from './jobs.ts';
import { useNotices, type NoticeContent } from './notices.ts';
import { useSelection } from './selection.ts';
import { useView } from './view.ts';

/** What edit.paste takes at once. */
export const MAX_PASTE_ROWS = 100_000;

/** More rows than a screen or two hold are deleted only when asked: a spreadsheet would clear their cells. */
const DELETE_UNASKED = 1_000;

/** `error` = what a refusal said, to be told in the user's language. */
export type EditAnswer = EditOutcome & { readonly error?: ErrorData };

export const useEdits = defineStore('edits', () => {
  const { engine } = useClient();
  const dialogs = useDialogs();
  const jobs = useJobs();
  const notices = useNotices();
  const selection = useSelection();
  const view = useView();

  /** Does a change; tells the user where it is refused (null then). */
  async function told<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (cause) {
      notices.showError(cause);
      return null;
    }
  }

  /** One typed value. A refused one is answered with the engine's reason, to be shown at the cell. */
  async function setCell({ id, column, value, force }: CellEdit): Promise<EditAnswer> {
    try {
      const rows = { kind: 'ids' as const, ids: [id] };
      await engine['edit.set']({ rows, column: editable(column), value, force });
      return { ok: true };
    } catch (cause) {
      const error = errorOf(cause);
      return {
        ok: false,
        reason: error.message,
        canKeep: canKeep(error, column),
        error,
        ...jobs.passing(error),
      };
    }
  }

  /** Patterns into columns of rows, one undo step. Asks before it keeps values that are not valid. */
  async function fill(areas: readonly GridFillArea[]): Promise<void> {
    const filled = areas.flatMap(({ ranges, cells }) => {
      const rows = selection.rowSet(ranges);
      return rows ? [{ rows, cells: cells.map(toEngine) }] : [];
    });
    if (filled.length === 0) return;
    await told(() => insisting((force) => engine['edit.fill'](mutable({ areas: filled, force }))));
  }

  /** Pastes over the rows of the ranges and adds the lines of `add` as new rows, one undo step. True where it was done. */
  async function paste(
    block: Pick<GridPaste, 'ranges' | 'columns' | 'values'>,
    add: GridPaste['beyond'],
  ): Promise<boolean> {
    const rows = selection.rowSet(block.ranges);
    if (!rows) return false;
    const columns = block.columns.map(editable);
    const { values } = block;
    const done = await told(() =>
      insisting((force) =>
        engine['edit.paste'](mutable({ rows, columns, values, add, view: view.current?.view, force })),
      ),
    );
    if (done) goToAdded(done, add.length);
    return done !== null;
  }

  /**
   * Tries, and where a value is refused, asks whether to keep it as it is. Null: the user does not want that. Throws
   * where it can't be kept.
   */
  async function insisting(edit: (force: boolean) => Promise<EditResult>): Promise<EditResult | null> {
    try {
      return await edit(false);
    } catch (cause) {
      const refused = errorOf(cause);
      if (!canKeep(refused, refused.reason?.params['column'])) throw cause;
      const answer = await dialogs.ask({
        title: 'paste.invalidTitle',
        text: 'paste.invalidText',
        named: {},
        refused,
        yes: 'paste.keep',
        no: null,
        danger: false,
        careful: true,
      });
      return answer === 'yes' ? edit(true) : null;
    }
  }

  /** The engine's text for a copy of more rows than the grid holds. */
  async function copyText({ ranges, columns }: GridCopy): Promise<string> {
    const rows = selection.rowSet(ranges);
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

  async function remove(): Promise<void> {
    const { rows, count } = selection;
    if (!rows || (count > DELETE_UNASKED && !(await mayRemove(count)))) return;
    const done = await told(() => engine['edit.delete']({ rows: mutable(rows) }));
    if (done) notices.show(deleted(done));
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

  /** Rows that were just added; the grid goes to the first of them, or tells that it is not among those shown. */
  const added = shallowRef<{ readonly row: number; readonly count: number } | null>(null);

  function goToAdded(done: EditResult, count: number): void {
    const row = done.added?.[0];
    if (row === undefined) return;
    added.value = { row, count };
    selection.follow = row;
  }

  /** Adds empty rows, for the user to write into, above a row or behind all, and goes to the first of them. */
  async function insert(count: number, above: number | null): Promise<void> {
    const add = Array.from({ length: Math.min(count, MAX_PASTE_ROWS) }, () => ['']);
    const rows = { kind: 'ids' as const, ids: [] };
    const at = above === null ? {} : { at: { row: above, side: 'before' as const } };
    const done = await told(() =>
      engine['edit.paste']({ rows, columns: ['loc'], values: [], add, view: view.current?.view, ...at }),
    );
    if (done) goToAdded(done, add.length);
  }

  /** True where the rows were added. */
  async function add(locs: readonly string[]): Promise<boolean> {
    const done = await told(() => engine['edit.add']({ locs: [...locs] }));
    if (done) {
      goToAdded(done, locs.length);
      notices.show({ kind: 'success', key: 'notices.added', count: done.changed });
    }
    return done !== null;
  }

  return {
    told,
    added,
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

/** What is told of deleted rows: Delete empties cells elsewhere, so it is taken back with one press. */
function deleted(done: EditResult): NoticeContent {
  return { kind: 'info', key: 'notices.deleted', count: done.changed, ...undoOf(done) };
}

/** The button of a notice that takes a change back; none where nothing changed. */
export function undoOf({ changed, history: { undo } }: EditResult): Pick<NoticeContent, 'action'> {
  return changed > 0 && undo ? { action: { key: 'commands.edit.undo', undo } } : {};
}

/** Whether a refused value can be kept, flagged; of included only yes and no can. */
export function canKeep({ code }: ErrorData, column: unknown): boolean {
  return code === 'invalid-value' && column !== 'included';
}

function editable(column: string): EditableColumn {
  const found = EDITABLE_COLUMNS.find((known) => known === column);
  if (!found) throw new Error(`The column "${column}" can't be edited.`);
  return found;
}

/** A column that the engine does not know is left out. */
function copied(column: string): readonly CopyColumn[] {
  if (isRobotsColumn(column)) return [column];
  return COPY_COLUMNS.filter((known) => known === column);
}

function toEngine({ column, pattern }: GridFillArea['cells'][number]) {
  const own = pattern.kind === 'column' ? { ...pattern, from: editable(pattern.from) } : pattern;
  return { column: editable(column), pattern: own };
}
