// New rows: inserted, typed, or listed. It asks the engine, and has the grid go to them; the view follows project.changed.
import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { EditResult } from '../../../shared/contract/edit-result.ts';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { RequestParams } from '../../../shared/contract/requests/requests.ts';
import { MAX_PASTE_ROWS } from '../../../shared/model/edit/text-limits.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { useEditQueue } from './edit-queue-store.ts';
import { undoOf, useNotices } from '../../shell/notices/notices-store.ts';
import { useSelection } from '../view/selection-store.ts';
import { sendPaste } from './paste/send-paste.ts';
import type { Asking } from './unsaved-store.ts';
import { useView } from '../view/view-store.ts';

/** So many ids of added rows the engine tells at most. */
const TOLD_IDS = 1_000;

interface Added {
  readonly row: number;
  readonly count: number;
  readonly isMoved: boolean;
}

export const useAdding = defineStore('adding', () => {
  const { engine } = useClient();
  const queue = useEditQueue();
  const { told } = queue;
  const notices = useNotices();
  const selection = useSelection();
  const view = useView();

  /** Rows that were just added, or moved; the grid goes to the first of them, or tells that it is not among those shown. */
  const added = shallowRef<Added | null>(null);

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

  /** One typed address as a new row, behind all others, in its turn. Says why where it is refused. */
  async function addTyped(loc: string, force: boolean, asking: Asking): Promise<ErrorData | null> {
    try {
      const place = { columns: ['loc' as const], view: view.current?.view };
      const done = await queue.addPatiently(() => asking(() => addLines(place, [[loc]], force)));
      goToAdded(done, 1);
      return null;
    } catch (cause) {
      const { code, ...error } = errorOf(cause);
      // To the engine it is the line of a paste: what is said of its value alone is told.
      const { message, reason } = error.refused?.first[0] ?? error;
      return { code, message, ...(reason ? { reason } : {}) };
    }
  }

  /** True where the rows were added. */
  async function add(locs: readonly string[]): Promise<boolean> {
    const lines = locs.map((loc) => [loc]);
    const done = await told(() => addLines({ columns: ['loc'] }, lines, true));
    if (done) tellAdded(done, locs.length);
    return done !== null;
  }

  return { added, goToAdded, tellAdded, insert, addTyped, add };
});
