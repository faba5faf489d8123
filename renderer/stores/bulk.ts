// Find and replace and transforms, as both panels need them: scope, live preview, going from hit to hit, applying.
import { defineStore } from 'pinia';
import { computed, nextTick, ref, shallowRef, watch } from 'vue';
import type { ErrorData } from '../../shared/contract/errors.ts';
import type { EventMap } from '../../shared/contract/events.ts';
import type { BulkEdit, BulkPreview, EditScope } from '../../shared/model/bulk-edit.ts';
import type { RowSet } from '../../shared/model/row-set.ts';
import { useClient } from '../engine/app-client.ts';
import { errorOf } from '../engine/error-of.ts';
import { mutable } from '../engine/mutable.ts';
import { undoOf, useEdits } from './edits.ts';
import { useNotices } from './notices.ts';
import { usePanes } from './panes.ts';
import { useSelection } from './selection.ts';
import { useView } from './view.ts';

/** How many changes a preview shows. */
const SHOWN = 100;

export type ScopeKind = 'selection' | 'view' | 'all';

/** What is known of the changes so far. */
export interface Look {
  readonly number: number;
  readonly found: BulkPreview;
  readonly counting: boolean;
}

export const useBulk = defineStore('bulk', () => {
  const { engine } = useClient();
  const edits = useEdits();
  const notices = useNotices();
  const panes = usePanes();
  const selection = useSelection();
  const view = useView();

  const scopeKind = ref<ScopeKind>('all');
  /** What becomes of results that are not valid. */
  const invalid = ref<'skip' | 'keep'>('skip');
  const look = shallowRef<Look | null>(null);
  const error = shallowRef<ErrorData | null>(null);
  const applying = ref(false);
  let last = 0;
  /** The last preview that ended: progress that is told of it late says nothing new. */
  let ended = 0;
  /** The first preview that shows what is asked now. */
  const due = ref(0);

  /** Going from hit to hit makes single rows active; the selection that was made before is still what is meant. */
  const held = shallowRef<{ readonly rows: RowSet; readonly count: number } | null>(null);
  const selected = computed(() => {
    const rows = held.value?.rows;
    return rows?.kind === 'view' && rows.view === view.current?.view ? held.value : null;
  });
  watch(
    () => selection.rows,
    (rows) => {
      if (rows && (selection.count > 1 || !selected.value)) held.value = { rows, count: selection.count };
    },
    { immediate: true },
  );

  /** null where there is nothing that the scope could mean now. */
  const scope = computed<EditScope | null>(() => {
    if (scopeKind.value === 'all') return { kind: 'all' };
    if (scopeKind.value === 'selection') return selected.value?.rows ?? null;
    return view.current
      ? { kind: 'view', view: view.current.view, ranges: [{ from: 0, to: view.current.rows }] }
      : null;
  });

  /** The scope that a user most likely means when a panel opens. */
  function guessScope(): void {
    held.value = selection.rows ? { rows: selection.rows, count: selection.count } : null;
    scopeKind.value = selection.count > 1 ? 'selection' : view.filtered ? 'view' : 'all';
  }

  /** The edit or the rows are others now: what is known of the changes is of use only when it was counted anew. */
  function expectOther(): void {
    due.value = last + 1;
  }

  /** Whether what is known is of the present edit. */
  const isPresent = computed(() => look.value !== null && look.value.number >= due.value);

  /** Counts what the edit would change, anew. A later call overtakes an earlier one; null = there is no edit yet. */
  async function preview(edit: BulkEdit | null): Promise<void> {
    const mine = ++last;
    error.value = null;
    const rows = scope.value;
    if (!edit || !rows) {
      look.value = null;
      await engine['edit.stopPreview']({}).catch(() => null);
      return;
    }
    try {
      const found = await engine['edit.preview']({
        preview: mine,
        scope: mutable(rows),
        edit: mutable(edit),
        first: SHOWN,
      });
      if (mine === last) look.value = { number: mine, found, counting: false };
    } catch (cause) {
      if (mine !== last) return;
      const failure = errorOf(cause);
      if (failure.code === 'cancelled' || failure.code === 'stale-view') return;
      look.value = null;
      error.value = failure;
    } finally {
      ended = Math.max(ended, mine);
    }
  }

  function progressed({ preview: number, found }: EventMap['preview.progress']): void {
    if (number === last && number > ended) look.value = { number, found, counting: true };
  }

  /** Rows that applying would change now. */
  const rows = computed(() => {
    const found = look.value?.found;
    return (invalid.value === 'keep' ? found?.rows : found?.validRows) ?? 0;
  });

  const activeRow = (): number => selection.selection?.active?.row ?? -1;

  /** The position of the next row that would change, or -1. */
  async function findHit(direction: 'next' | 'previous', from = activeRow()): Promise<number> {
    const [shown, known] = [view.current, look.value];
    if (!shown || !known) return -1;
    try {
      const hit = { preview: known.number, view: shown.view, from, direction };
      return (await engine['edit.findHit'](hit)).position;
    } catch (cause) {
      notices.showError(cause);
      return -1;
    }
  }

  /** Steps from hit to hit, in the order of the presses: each begins where the one before led. */
  let before: Promise<unknown> = Promise.resolve();
  function inTurn(step: () => Promise<void>): Promise<void> {
    const mine = before.then(step).then(() => nextTick());
    before = mine.catch(() => undefined);
    return mine;
  }

  /** Makes the next row that would change the active one, in a column where one is named. */
  async function goToHit(direction: 'next' | 'previous', column?: string): Promise<void> {
    const position = await findHit(direction);
    if (position >= 0) panes.grid?.goTo(position, column);
  }

  /** Changes the active row and goes to the next one that would change; only goes there where it would not. */
  async function applyHere(edit: BulkEdit, column?: string): Promise<void> {
    const here = activeRow();
    const id = selection.activeRow?.id;
    const isHit = id !== undefined && (await findHit('next', here - 1)) === here;
    // Looked up first: a change ends the preview, but moves no row.
    const next = await findHit('next', here);
    if (isHit) await apply(edit, { kind: 'ids', ids: [id] });
    if (next >= 0) panes.grid?.goTo(next, column);
  }

  /** Shows a row of the preview in the grid, where the view has it. */
  async function show(id: number): Promise<void> {
    try {
      const position = await view.positionOf(id);
      if (position >= 0) panes.grid?.goTo(position);
    } catch (cause) {
      notices.showError(cause);
    }
  }

  /** Carries the edit out on the scope, or on one row of it. */
  async function apply(edit: BulkEdit, only?: EditScope): Promise<void> {
    const rows = only ?? scope.value;
    if (!rows || applying.value) return;
    applying.value = true;
    const kept = invalid.value;
    const done = await edits.told(() =>
      engine['edit.apply']({ scope: mutable(rows), edit: mutable(edit), invalid: kept }),
    );
    applying.value = false;
    if (!done) return;
    notices.show({ kind: 'success', key: 'bulk.done', count: done.changed, ...undoOf(done) });
    const bad = done.invalid ?? 0;
    if (bad > 0) {
      notices.show({ kind: 'info', key: kept === 'keep' ? 'bulk.kept' : 'bulk.skipped', count: bad });
    }
  }

  /** Nothing is previewed any more. */
  function leave(): void {
    void preview(null);
  }

  return {
    scopeKind,
    selected,
    invalid,
    look,
    rows,
    error,
    applying,
    isPresent,
    scope,
    guessScope,
    expectOther,
    preview,
    progressed,
    goToHit: (direction: 'next' | 'previous', column?: string) => inTurn(() => goToHit(direction, column)),
    applyHere: (edit: BulkEdit, column?: string) => inTurn(() => applyHere(edit, column)),
    show,
    apply,
    leave,
  };
});
