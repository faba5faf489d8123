// Which panes are shown and how wide, and handles on the grid and the search box for commands that act on them.
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { ConnectionState } from '../../engine/app-client.ts';
import type { GridHandle } from '../../grid/grid-handle.ts';

export type Dock = 'replace' | 'transform' | 'history';
export type Panel = 'outline' | 'detail';

/** px. */
export const PANEL_WIDTHS: Readonly<Record<Panel, { min: number; usual: number; max: number }>> = {
  outline: { min: 150, usual: 224, max: 520 },
  detail: { min: 220, usual: 284, max: 640 },
};

export const usePanes = defineStore('panes', () => {
  const outline = ref(true);
  // Beside both panels of a smaller window hardly a column has room but the address.
  const detail = ref(window.innerWidth >= 1_360);
  const widths = ref<Readonly<Record<Panel, number>>>({
    outline: PANEL_WIDTHS.outline.usual,
    detail: PANEL_WIDTHS.detail.usual,
  });
  /** The groups of the outline that are folded. */
  const folded = ref<readonly string[]>([]);
  const grid = shallowRef<GridHandle | null>(null);
  const searchBox = shallowRef<HTMLInputElement | null>(null);
  const connection = ref<ConnectionState>('open');

  /** The row whose worst finding the details are to show; a new object each time it is asked for. */
  const findingOf = shallowRef<{ readonly row: number } | null>(null);

  /** What is shown below the grid, beside which the grid stays in use. */
  const dock = ref<Dock | null>(null);
  /** Grows each time a dock is asked for, so that one that is open already takes the focus. */
  const dockAsked = ref(0);

  function showDock(wanted: Dock | null): void {
    dock.value = wanted;
    dockAsked.value++;
    if (wanted === null) grid.value?.focus();
  }

  function showFinding(row: number): void {
    detail.value = true;
    findingOf.value = { row };
  }

  /** Without a width: the usual one. */
  function resize(panel: Panel, width = PANEL_WIDTHS[panel].usual): void {
    const { min, max } = PANEL_WIDTHS[panel];
    widths.value = { ...widths.value, [panel]: Math.min(Math.max(width, min), max) };
  }

  function fold(group: string, away: boolean): void {
    const others = folded.value.filter((one) => one !== group);
    folded.value = away ? [...others, group] : others;
  }

  function focusSearch(): void {
    searchBox.value?.focus();
    searchBox.value?.select();
  }

  return {
    outline,
    detail,
    widths,
    folded,
    grid,
    searchBox,
    connection,
    dock,
    dockAsked,
    showDock,
    findingOf,
    showFinding,
    resize,
    fold,
    focusSearch,
  };
});
