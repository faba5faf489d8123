// Every change of rows: it asks the engine and tells the user what happened. The view follows project.changed.
import { defineStore } from 'pinia';
import { EDITABLE_COLUMNS, type EditableColumn } from '../../shared/model/row.ts';
import { useClient } from '../engine/app-client.ts';
import { errorOf } from '../engine/error-of.ts';
import { mutable } from '../engine/mutable.ts';
import type { CellEdit, EditOutcome, GridCopy, GridFill, GridPaste } from '../grid/grid-types.ts';
import { useNotices } from './notices.ts';
import { useProject } from './project.ts';
import { useSelection } from './selection.ts';

/** What edit.paste takes at once. */
export const MAX_PASTE_ROWS = 100_000;

export const useEdits = defineStore('edits', () => {
  const { engine } = useClient();
  const notices = useNotices();
  const project = useProject();
  const selection = useSelection();

  async function told<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (cause) {
      notices.showError(cause);
      return null;
    }
  }

  /** One typed value. A refused one is answered with the engine's reason, to be shown at the cell. */
  async function setCell({ id, column, value, force }: CellEdit): Promise<EditOutcome> {
    try {
      const rows = { kind: 'ids' as const, ids: [id] };
      await engine['edit.set']({ rows, column: editable(column), value, force });
      return { ok: true };
    } catch (cause) {
      const { code, message } = errorOf(cause);
      return { ok: false, reason: message, canKeep: code === 'invalid-value' && column !== 'included' };
    }
  }

  /** The same value for each column in all rows of the ranges; one undo step where the rows are few enough. */
  async function fill({ ranges, cells }: GridFill): Promise<void> {
    const rows = selection.rowSet(ranges);
    const count = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
    if (!rows || count === 0) return;
    await told(async () => {
      if (cells.length > 1 && count <= MAX_PASTE_ROWS) {
        const line = cells.map(({ value }) => value);
        const values = Array.from({ length: count }, () => line);
        await engine['edit.paste']({
          rows: mutable(rows),
          columns: cells.map(({ column }) => editable(column)),
          values,
        });
        return;
      }
      for (const { column, value } of cells) {
        await engine['edit.set']({ rows: mutable(rows), column: editable(column), value });
      }
    });
  }

  /** Pastes over the rows of the ranges; lines beyond the last row become new rows where a loc is among them. */
  async function paste({ ranges, columns, values, beyond }: GridPaste): Promise<void> {
    const rows = selection.rowSet(ranges);
    if (!rows) return;
    const locs = beyond.map((line) => line[columns.indexOf('loc')] ?? '').filter((loc) => loc.trim() !== '');
    await told(async () => {
      if (values.length > 0) {
        const lines = values.map((line) => [...line]);
        await engine['edit.paste']({ rows: mutable(rows), columns: columns.map(editable), values: lines });
      }
      if (locs.length > 0) await engine['edit.add']({ locs });
    });
  }

  /** The engine's text for a copy of more rows than the grid holds. */
  async function copyText({ ranges, columns }: GridCopy): Promise<string> {
    const rows = selection.rowSet(ranges);
    if (!rows) return '';
    const { text } = await engine['edit.copy']({ rows: mutable(rows), columns: columns.map(editable) });
    return text;
  }

  async function setIncluded(included: boolean): Promise<void> {
    const rows = selection.rows;
    if (!rows) return;
    await told(() =>
      engine['edit.set']({ rows: mutable(rows), column: 'included', value: String(included) }),
    );
  }

  async function remove(): Promise<void> {
    const rows = selection.rows;
    if (!rows) return;
    const done = await told(() => engine['edit.delete']({ rows: mutable(rows) }));
    if (done) notices.show({ kind: 'info', key: 'notices.deleted', count: done.changed });
  }

  /** True where the rows were added. */
  async function add(locs: readonly string[]): Promise<boolean> {
    const done = await told(() => engine['edit.add']({ locs: [...locs] }));
    if (done) {
      selection.follow = done.added?.[0] ?? selection.follow;
      notices.show({ kind: 'success', key: 'notices.added', count: done.changed });
    }
    return done !== null;
  }

  async function undo(): Promise<void> {
    const what = project.info?.history.undo;
    if (!what) return;
    if (await told(() => engine['history.undo']({})))
      notices.show({ kind: 'info', key: 'notices.undone', named: { what } });
  }

  async function redo(): Promise<void> {
    const what = project.info?.history.redo;
    if (!what) return;
    if (await told(() => engine['history.redo']({})))
      notices.show({ kind: 'info', key: 'notices.redone', named: { what } });
  }

  return { setCell, fill, paste, copyText, setIncluded, remove, add, undo, redo };
});

function editable(column: string): EditableColumn {
  const found = EDITABLE_COLUMNS.find((known) => known === column);
  if (!found) throw new Error(`The column "${column}" can't be edited.`);
  return found;
}
