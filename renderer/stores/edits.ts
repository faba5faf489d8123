// Every change of rows: it asks the engine and tells the user what happened. The view follows project.changed.
import { defineStore } from 'pinia';
import type { EditResult } from '../../shared/contract/requests.ts';
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

  /** Does a change; tells the user where it is refused (null then), or made named states unreachable. */
  async function told<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const done = await work();
      tellLost(done);
      return done;
    } catch (cause) {
      notices.showError(cause);
      return null;
    }
  }

  /** A change after undo can make named states unreachable. */
  function tellLost(done: unknown): void {
    const lost = (done as Partial<EditResult> | undefined)?.lostCheckpoints ?? [];
    if (lost.length === 0) return;
    const names = lost.map((name) => `“${name}”`).join(', ');
    notices.show({ kind: 'warning', key: 'history.lost', count: lost.length, named: { names } });
  }

  /** One typed value. A refused one is answered with the engine's reason, to be shown at the cell. */
  async function setCell({ id, column, value, force }: CellEdit): Promise<EditOutcome> {
    try {
      const rows = { kind: 'ids' as const, ids: [id] };
      tellLost(await engine['edit.set']({ rows, column: editable(column), value, force }));
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
        const columns = cells.map(({ column }) => editable(column));
        tellLost(await engine['edit.paste']({ rows: mutable(rows), columns, values }));
        return;
      }
      for (const { column, value } of cells) {
        tellLost(await engine['edit.set']({ rows: mutable(rows), column: editable(column), value }));
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
        const block = { columns: columns.map(editable), values: lines };
        tellLost(await engine['edit.paste']({ rows: mutable(rows), ...block }));
      }
      if (locs.length > 0) tellLost(await engine['edit.add']({ locs }));
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
    const step = project.info?.history.undo;
    if (!step) return;
    if (await told(() => engine['history.undo']({})))
      notices.show({ kind: 'info', key: 'notices.undone', step });
  }

  async function redo(): Promise<void> {
    const step = project.info?.history.redo;
    if (!step) return;
    if (await told(() => engine['history.redo']({})))
      notices.show({ kind: 'info', key: 'notices.redone', step });
  }

  return { told, setCell, fill, paste, copyText, setIncluded, remove, add, undo, redo };
});

function editable(column: string): EditableColumn {
  const found = EDITABLE_COLUMNS.find((known) => known === column);
  if (!found) throw new Error(`The column "${column}" can't be edited.`);
  return found;
}
