// Which panes are shown, and handles on the grid and the search box for commands that act on them.
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { GridHandle } from '../../grid/grid-handle.ts';

export type Dock = 'replace' | 'transform' | 'history';

export const usePanes = defineStore('panes', () => {
  const outline = ref(true);
  // Beside both panels of a smaller window hardly a column has room but the address.
  const detail = ref(window.innerWidth >= 1_360);
  const grid = shallowRef<GridHandle | null>(null);
  const searchBox = shallowRef<HTMLInputElement | null>(null);
  /** False while the host can't be reached. */
  const connected = ref(true);

  /** What is shown below the grid, beside which the grid stays in use. */
  const dock = ref<Dock | null>(null);
  /** Grows each time a dock is asked for, so that one that is open already takes the focus. */
  const dockAsked = ref(0);

  function showDock(wanted: Dock | null): void {
    dock.value = wanted;
    dockAsked.value++;
    if (wanted === null) grid.value?.focus();
  }

  function focusSearch(): void {
    searchBox.value?.focus();
    searchBox.value?.select();
  }

  return { outline, detail, grid, searchBox, connected, dock, dockAsked, showDock, focusSearch };
});
