// Find and replace and transforms, as both panels need them: scope, live preview, going from hit to hit, applying.
import { defineStore } from 'pinia';
import { computed, nextTick, ref, shallowRef, watch } from 'vue';
import type { BulkEdit, EditScope, TransformKind } from '../../../../shared/model/edit/bulk-edit.ts';
import { VALUE_COLUMNS } from '../../../../shared/model/rows/columns.ts';
import type { RowSet } from '../../../../shared/model/rows/row-set.ts';
import { useClient } from '../../../engine/app-client.ts';
import { mutable } from '../../../engine/mutable.ts';
import { useBulkLook } from './use-bulk-look.ts';
import { useEdits } from '../edits-store.ts';
import { inTurn } from '../in-turn.ts';
import { undoOf, useNotices } from '../../../shell/notices/notices-store.ts';
import { usePanes } from '../../../shell/frame/panes-store.ts';
import { useSelection } from '../../view/selection-store.ts';
import { useView } from '../../view/view-store.ts';

export const SCOPE_KINDS = ['selection', 'view', 'all'] as const;
type ScopeKind = (typeof SCOPE_KINDS)[number];

export const useBulk = defineStore('bulk', () => {
  const { engine } = useClient();
  const edits = useEdits();
  const notices = useNotices();
  const panes = usePanes();
  const selection = useSelection();
  const view = useView();

  /** The transform that is chosen; null: none was yet. */
  const transform = ref<TransformKind | null>(null);
  const scopeKind = ref<ScopeKind>('all');
  /** What becomes of results that are not valid. */
  const invalid = ref<'skip' | 'keep'>('skip');
  const applying = ref(false);

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

  const { look, error, isPresent, expect, counted, preview, progressed, forget } = useBulkLook(scope);

  /** Rows that applying would change now. */
  const rows = computed(() => {
    const found = look.value?.found;
    return (invalid.value === 'keep' ? found?.rows : found?.validRows) ?? 0;
  });

  /** Until it is counted, anything may change. */
  const mayChange = computed(() => !applying.value && !(isPresent.value && rows.value === 0));

  const active = (): { readonly row: number; readonly column: string | null } => ({
    row: selection.selection?.active?.row ?? -1,
    column: selection.selection?.activeColumn ?? null,
  });

  /** The next cell that would change, seen from a row and, where it is named, one of its columns; or null. */
  async function findHit(direction: 'next' | 'previous', from: number, column: string | null = null) {
    const [shown, known] = [view.current, look.value];
    if (!shown || !known) return null;
    try {
      const hit = { preview: known.number, view: shown.view, from, direction };
      const within = VALUE_COLUMNS.find((one) => one === column);
      const found = await engine['edit.findHit']({ ...hit, ...(within ? { column: within } : {}) });
      return found.position < 0 ? null : found;
    } catch (cause) {
      notices.showError(cause);
      return null;
    }
  }

  /** Steps from hit to hit, in the order of the presses: each begins where the one before led. */
  const steps = inTurn();
  const step = (work: () => Promise<void>): Promise<void> =>
    steps(async () => {
      await counted();
      await work();
      await nextTick();
    });

  /** Makes the next cell that would change the active one. */
  async function goToHit(direction: 'next' | 'previous'): Promise<void> {
    const { row, column } = active();
    const hit = await findHit(direction, row, column);
    if (hit) panes.grid?.goTo(hit.position, hit.column ?? undefined);
  }

  /** Changes the active row and goes to the next one that would change; only goes there where it would not. */
  async function applyHere(edit: BulkEdit): Promise<void> {
    const { row } = active();
    const id = selection.activeRow?.id;
    const isHit = id !== undefined && (await findHit('next', row - 1))?.position === row;
    // Looked up first: a change ends the preview, but moves no row.
    const next = await findHit('next', row);
    if (isHit) await apply(edit, { kind: 'ids', ids: [id] });
    if (next) panes.grid?.goTo(next.position, next.column ?? undefined);
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

  return {
    transform,
    scopeKind,
    selected,
    invalid,
    look,
    rows,
    error,
    applying,
    isPresent,
    mayChange,
    scope,
    guessScope,
    expect,
    preview,
    progressed,
    goToHit: (direction: 'next' | 'previous') => step(() => goToHit(direction)),
    applyHere: (edit: BulkEdit) => step(() => applyHere(edit)),
    show,
    apply,
    /** The same once it is counted what would change, where anything does. */
    applyCounted: (edit: BulkEdit) =>
      step(async () => {
        if (rows.value > 0) await apply(edit);
      }),
    leave: forget,
  };
});
