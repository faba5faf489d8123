// Which filter is being edited, and where its editor stands. Grid, bar and commands open it; the bar shows it.
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import { draftOf, type FilterColumn } from './filter-draft.ts';
import { usePanes } from '../../../shell/frame/panes-store.ts';
import { useView } from '../view-store.ts';

export interface EditedFilter {
  /** The column to filter by, where it is settled; else the user chooses one. */
  readonly column: FilterColumn | null;
  /** The condition in force that is edited, or null for a new one. */
  readonly condition: Condition | null;
  /** Client px of the upper left corner; null = below the button of the filter bar. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

export const useFilterEditor = defineStore('filterEditor', () => {
  const edited = shallowRef<EditedFilter | null>(null);
  const panes = usePanes();
  const view = useView();
  /** True while the view that is shown gets a name. */
  const naming = ref(false);
  let opener: HTMLElement | null = null;

  /** Opens the editor; what had the focus gets it back when it closes. */
  function open(filter: EditedFilter): void {
    opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    edited.value = filter;
  }

  /** Opens the editor for a column: on the condition that filters by it alone already, else on a new one. */
  function openFor(column: FilterColumn, at: EditedFilter['at']): void {
    const own = view.conditions.filter((one) => draftOf(one)?.column === column);
    open({ column, condition: own.length === 1 ? (own[0] ?? null) : null, at });
  }

  function close(): void {
    edited.value = null;
    // An open cell may have had it, and be gone.
    if (opener?.isConnected === true) opener.focus();
    else panes.grid?.focus();
    opener = null;
  }

  /** Closes the editor, where the focus is elsewhere already. */
  function leave(): void {
    edited.value = null;
    opener = null;
  }

  return { edited, naming, open, openFor, close, leave };
});
