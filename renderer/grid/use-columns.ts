// The columns in shown order with their current widths. It never changes what the owner passed in.
import { computed, ref } from 'vue';
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
  const edges = computed(() => columnEdges(layout.value));

  function resize(column: GridColumn<T>, width: number): void {
    const least = column.minWidth ?? MIN_COLUMN_WIDTH;
    chosen.value = new Map(chosen.value).set(column.id, Math.max(least, Math.round(width)));
  }

  /** Fits the column to its title and to the given texts, measured in the font of `element`. */
  function autosize(column: GridColumn<T>, texts: readonly string[], element: Element): void {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return;
    const style = getComputedStyle(element);
    context.font = `${style.fontSize} ${style.fontFamily}`;
    const widest = texts.reduce((most, text) => Math.max(most, context.measureText(text).width), 0);
    context.font = `600 ${context.font}`;
    const title = context.measureText(column.title).width + 20;
    resize(column, clamp(Math.ceil(Math.max(widest, title)) + CELL_PADDING, 0, MAX_AUTO_WIDTH));
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
