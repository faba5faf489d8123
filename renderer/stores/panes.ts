// Which panes are shown, and handles on the grid and the search box for commands that act on them.
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { GridHandle } from '../grid/grid-types.ts';

export const usePanes = defineStore('panes', () => {
  const outline = ref(true);
  // A small window starts with the grid at full width.
  const detail = ref(window.innerWidth >= 1_000);
  const grid = shallowRef<GridHandle | null>(null);
  const searchBox = shallowRef<HTMLInputElement | null>(null);
  /** False while the host can't be reached. */
  const connected = ref(true);

  function focusSearch(): void {
    searchBox.value?.focus();
    searchBox.value?.select();
  }

  return { outline, detail, grid, searchBox, connected, focusSearch };
});
