// The columns in shown order with their current widths. It never changes what the owner passed in.
import { computed, ref, watch } from 'vue';
import { columnEdges, growWidths, pinnedEdge, type ColumnLayout } from './column-layout.ts';
import { MAX_AUTO_WIDTH, MIN_COLUMN_WIDTH } from './grid-metrics.ts';
import type { GridColumn, GridRow } from './grid-types.ts';
import { clamp } from './scaled-scroll.ts';

const CELL_PADDING = 24;

/** Reactive column order, widths and geometry. Columns that grow share what `view` px leave free. */
export function useColumns<T extends GridRow>(
  columns: () => readonly GridColumn<T>[],
  rows: () => number,
  view: () => number,
) {
  const chosen = ref<ReadonlyMap<string, number>>(new Map());
  const ordered = computed(() => [
    ...columns().filter((column) => column.pinned),
    ...columns().filter((column) => !column.pinned),
  ]);
  const layout = computed<ColumnLayout>(() => {
    const header = Math.max(48, 24 + 8 * rows().toLocaleString().length);
    const widths = ordered.value.map((column) => chosen.value.get(column.id) ?? column.width);
    const growing = ordered.value.map((column) => column.grow === true && !chosen.value.has(column.id));
    return {
      header,
      widths: growWidths(widths, growing, view() - header),
      pinned: ordered.value.filter((column) => column.pinned).length,
    };
  });
  // The owner's word is newer than what the user did here before: another preset, a reset.
  watch(
    () => new Map(columns().map(({ id, width }) => [id, width])),
    (now, before) => {
      const kept = [...chosen.value].filter(([id]) => !now.has(id) || now.get(id) === before.get(id));
      if (kept.length < chosen.value.size) chosen.value = new Map(kept);
    },
  );
  const edges = computed(() => columnEdges(layout.value));

  /** Gives the column a width in px, and returns what it became. */
  function resize(column: GridColumn<T>, width: number): number {
    const least = column.minWidth ?? MIN_COLUMN_WIDTH;
    const now = Math.max(least, Math.round(width));
    chosen.value = new Map(chosen.value).set(column.id, now);
    return now;
  }

  /** Fits the column to its title and to the given texts, measured in the font of `element`; returns its width. */
  function autosize(column: GridColumn<T>, texts: readonly string[], element: Element): number {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return column.width;
    const style = getComputedStyle(element);
    context.font = `${style.fontSize} ${style.fontFamily}`;
    const widest = texts.reduce((most, text) => Math.max(most, context.measureText(text).width), 0);
    context.font = `600 ${context.font}`;
    const title = context.measureText(column.mark ?? column.title).width + 20;
    return resize(column, clamp(Math.ceil(Math.max(widest, title)) + CELL_PADDING, 0, MAX_AUTO_WIDTH));
  }

  return {
    ordered,
    layout,
    edges,
    template: computed(() =>
      [layout.value.header, ...layout.value.widths].map((w) => `${String(w)}px`).join(' '),
    ),
    width: computed(() => edges.value.at(-1) ?? 0),
    pinnedEdge: computed(() => pinnedEdge(layout.value)),
    resize,
    autosize,
  };
}
