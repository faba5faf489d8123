// Sizes, places and words that the template shows, computed from a wired grid. It changes nothing.
import { computed } from 'vue';
import { columnsInSight } from './columns/column-layout.ts';
import { editorBox, type EditorBox } from './editing/editor-box.ts';
import { BAR_HEIGHT, HEADER_HEIGHT, rowHeight } from './grid-metrics.ts';
import type { GridRow } from './grid-types.ts';
import { clamp } from './rows/scaled-scroll.ts';
import type { useGrid } from './use-grid.ts';

const px = (length: number): string => `${String(length)}px`;

/** What the template binds to styles and live regions. */
export function usePresentation<T extends GridRow>(grid: ReturnType<typeof useGrid<T>>) {
  const { cols, scroll, editor, selection, words } = grid;

  /** Where the open editor stands, or null; one whose row is gone stays where it was. */
  const box = computed<EditorBox | null>((before) => {
    if (!editor.value || editor.value.inBar) return null;
    const { cell, column } = editor.value;
    if (cell.row < 0 && before) return { ...before, visible: true };
    return editorBox({
      cell,
      kind: column.editor ?? 'text',
      layout: cols.layout.value,
      offset: scroll.offset.value,
      left: scroll.left.value,
      width: scroll.viewWidth.value,
      height: scroll.viewHeight.value,
    });
  });

  /** The active cell's place: what an input method composes is shown there. */
  const composedBox = computed(() => {
    const cell = selection.active.value;
    if (!cell) return { left: 0, top: 0, width: 0 };
    const { layout } = cols;
    const left = cols.edges.value[cell.column] ?? 0;
    const inSight = cell.column < layout.value.pinned ? left : left - scroll.left.value;
    const y = cell.row * rowHeight.value - scroll.offset.value;
    const top = clamp(y, 0, Math.max(0, scroll.viewHeight.value - rowHeight.value)) + HEADER_HEIGHT;
    return {
      left: clamp(inSight, 0, Math.max(0, scroll.viewWidth.value - 40)),
      top,
      width: layout.value.widths[cell.column] ?? 0,
    };
  });

  const inSight = computed(() =>
    columnsInSight(cols.layout.value, scroll.left.value, scroll.viewWidth.value),
  );

  /** Beside the thumb while it is dragged: the number of the first row in sight. */
  const thumb = computed(() => {
    const at = scroll.dragged.value;
    if (at === null || grid.rows() === 0) return null;
    const { first } = scroll.sight.value;
    return { text: grid.numberText.value(first, grid.rowAt(first)) || '…', place: { top: px(at) } };
  });

  return {
    box,
    thumb,
    composedPlace: computed(() => ({
      transform: `translate(${px(composedBox.value.left)}, ${px(composedBox.value.top)})`,
      minWidth: px(composedBox.value.width),
    })),
    /** Columns that are selected as a whole. */
    wholeColumns: computed(() =>
      selection.selection.value.wholeColumns ? selection.bands.value.map((band) => band.columns) : [],
    ),
    editorPlace: computed(() => ({
      transform: `translate(${px(box.value?.left ?? 0)}, ${px(box.value?.top ?? 0)})`,
      width: px(box.value?.width ?? 0),
      '--room-right': px(box.value?.room.right ?? 0),
      '--room-width': px(box.value?.room.width ?? 0),
      '--room-height': px(box.value?.room.height ?? 0),
    })),
    /** Which columns are drawn; the same numbers while no other column comes into sight. */
    sightFrom: computed(() => inSight.value.from),
    sightTo: computed(() => inSight.value.to),
    sizes: computed(() => ({
      '--grid-columns': cols.template.value,
      '--grid-row': px(rowHeight.value),
      '--grid-head': px(HEADER_HEIGHT),
      '--grid-bar': px(grid.props.bar ? BAR_HEIGHT : 0),
    })),
    spacer: computed(() => ({
      height: px(scroll.spacer.value + HEADER_HEIGHT),
      width: px(cols.width.value),
    })),
    stage: computed(() => ({ height: px(scroll.viewHeight.value + HEADER_HEIGHT) })),
    /** Read aloud when more than one cell is selected. */
    announcement: computed(() => {
      const { rows, columns } = selection.selection.value;
      if (rows * columns.length <= 1) return '';
      return words.value.selected(rows, columns.length);
    }),
  };
}
