// The columns in shown order with their current widths. It never changes what the owner passed in.
import { computed, ref, watch } from 'vue';
import { columnEdges, growWidths, pinnedEdge, pinnedInRoom, type ColumnLayout } from './column-layout.ts';
import { fontScale, MAX_AUTO_WIDTH, MAX_TITLE_WIDTH, MIN_COLUMN_WIDTH } from '../grid-metrics.ts';
import type { GridColumn, GridRow } from '../grid-types.ts';
import { measureIn, type MeasureText } from './measure-text.ts';
import { clamp } from '../rows/scaled-scroll.ts';

const CELL_PADDING = 24;
/** px beside a title, as in data-grid.css: the arrow of a sort with its number, and the funnel. */
const SORT_MARK = 18;
const FILTER_MARK = 20;

/** The part of the view that a pinned column takes from the others at most, where it grows. */
const PINNED_SHARE = 0.55;

/** Reactive column order, widths and geometry. Columns that grow share what `view` px leave free. */
export function useColumns<T extends GridRow>(
  columns: () => readonly GridColumn<T>[],
  rows: () => number,
  view: () => number,
  element: () => Element | null,
) {
  const chosen = ref<ReadonlyMap<string, number>>(new Map());
  const ordered = computed(() => [
    ...columns().filter((column) => column.pinned),
    ...columns().filter((column) => !column.pinned),
  ]);
  /** How many are to stay in sight; where there is no room for others beside them, fewer do. */
  const pinnedCount = computed(() => ordered.value.filter((column) => column.pinned).length);
  const measured = computed(() => {
    const found = element();
    // Another size of texts is another font.
    return found && fontScale.value > 0 ? measureIn(found) : null;
  });
  const layout = computed<ColumnLayout>(() => {
    const header = Math.max(48, 24 + Math.ceil(8 * fontScale.value * rows().toLocaleString().length));
    const measure = measured.value;
    const widths = ordered.value.map(
      (column) =>
        chosen.value.get(column.id) ?? Math.max(ownWidth(column, view()), leastRoom(column, measure)),
    );
    const shares = ordered.value.map((column, i) => {
      const [width = 0, isChosen] = [widths[i], chosen.value.has(column.id)];
      const wide = isChosen ? width : Math.max(width, column.wideWidth ?? 0);
      return { width, grows: column.grow === true && !isChosen, wide };
    });
    const wanted = {
      header,
      widths: growWidths(shares, view() - header),
      pinned: pinnedCount.value,
    };
    return { ...wanted, pinned: pinnedInRoom(wanted, view()) };
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

  /** Fits the column to its title and to the given texts, in the font of the grid; returns its width. */
  function autosize(column: GridColumn<T>, texts: readonly string[]): number {
    const measure = measured.value;
    if (!measure) return column.width;
    const widest = texts.reduce((most, text) => Math.max(most, measure(text, 'cell')), 0) + CELL_PADDING;
    const title = titleWidth(column, measure);
    return resize(column, clamp(Math.ceil(Math.max(widest, title)), 0, MAX_AUTO_WIDTH));
  }

  return {
    ordered,
    pinnedCount,
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

/** The width that a column has by itself, in a view of so many px. */
function ownWidth<T extends GridRow>({ width, minWidth, pinned, grow }: GridColumn<T>, view: number): number {
  if (pinned !== true || grow !== true) return width;
  return clamp(Math.floor(view * PINNED_SHARE), minWidth ?? MIN_COLUMN_WIDTH, width);
}

/** The least that a title with its marks and a typical value need, where the column's width may give way to them. */
function leastRoom<T extends GridRow>(column: GridColumn<T>, measure: MeasureText | null): number {
  if (column.exact || !measure) return 0;
  const typical =
    column.typical === undefined ? 0 : Math.ceil(measure(column.typical, 'cell')) + CELL_PADDING;
  return Math.max(typical, Math.min(MAX_TITLE_WIDTH, titleWidth(column, measure)));
}

/** The same whether the rows are sorted by it or not, so that a sort moves no column. */
function titleWidth<T extends GridRow>(column: GridColumn<T>, measure: MeasureText): number {
  // A title that is a mark gives way to the sign of the sort, and has no filter beside it.
  if (column.mark !== undefined) return Math.ceil(measure(column.mark, 'title')) + CELL_PADDING;
  return Math.ceil(measure(column.short ?? column.title, 'title')) + marksWidth(column) + CELL_PADDING;
}

/** The funnel of a filter that is off shows under the pointer alone, in the room of the arrow. */
function marksWidth<T extends GridRow>({ filter, sortable }: GridColumn<T>): number {
  const sort = sortable ? SORT_MARK : 0;
  return filter === 'on' ? sort + FILTER_MARK : Math.max(sort, filter ? FILTER_MARK : 0);
}
