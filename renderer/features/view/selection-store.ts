// What is selected in the grid, as the rest of the window needs it. The grid owns the selection; this mirrors it.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { PositionRange, RowSet } from '../../../shared/model/rows/row-set.ts';
import type { UrlRow } from '../../../shared/model/rows/row.ts';
import type { GridRow, GridSelection, RowSource } from '../../grid/grid-types.ts';
import { viewOf } from './rows-of-view.ts';
import { useView } from './view-store.ts';

/** Keys that do nothing alone. */
const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Meta', 'Shift', 'Alt', 'AltGraph']);

export const useSelection = defineStore('selection', () => {
  const view = useView();
  const selection = shallowRef<GridSelection<UrlRow> | null>(null);
  /** The row to be active when the view is opened anew, by id. */
  const follow = ref<number | null>(null);

  /** Counts what the user does in the grid: who has gone on is not led elsewhere by a late answer. */
  const acts = ref(0);

  const activeRow = computed(() => selection.value?.activeRow ?? null);
  const count = computed(() => selection.value?.rows ?? 0);
  /** The selected rows as the engine takes them, or null where there are none. */
  const rows = computed<RowSet | null>(() =>
    count.value === 0 ? null : rowSet(selection.value?.ranges ?? []),
  );

  function set(next: GridSelection<UrlRow> | null): void {
    selection.value = next;
    if (next === null) follow.value = null;
    else if (next.activeRow) follow.value = next.activeRow.id;
  }

  /** The user pressed a key, or the pointer where there is none. */
  function acted(key: string | null): void {
    if (key === null || !MODIFIERS.has(key)) acts.value++;
  }

  /** Nothing is selected, as no rows are shown; the row to follow stays for when they come back. */
  function clear(): void {
    selection.value = null;
  }

  /** Positions of a source's rows, or of those that are shown, as a row set; null where no view is open. */
  function rowSet(
    ranges: readonly PositionRange[],
    source: RowSource<GridRow> | undefined = view.current?.source,
  ): RowSet | null {
    return source ? { kind: 'view', view: viewOf(source), ranges } : null;
  }

  return { selection, follow, acts, acted, activeRow, count, rows, set, clear, rowSet };
});
