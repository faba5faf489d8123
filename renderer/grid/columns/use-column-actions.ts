// What the user does to columns: sort, widths, order, selecting whole ones. The owner decides what becomes of it.
import type { GridColumn, GridRow } from '../grid-types.ts';
import { nextSort } from './next-sort.ts';
import type { GridCore } from '../use-grid-core.ts';
import type { PressKeys } from '../selection/use-selection.ts';

export function useColumnActions<T extends GridRow>(core: GridCore<T>) {
  const { props, emit, cols, shown, drawn, selection, header, held, id, textOf } = core;

  function sortBy(column: GridColumn<T>, add: boolean): void {
    if (column.sortable) emit('sort', nextSort(props.sort ?? [], column.id, add));
  }

  function autosize(column: GridColumn<T>): void {
    const texts = drawn.value.flatMap(({ row }) => (row ? [textOf(row, column)] : []));
    emit('resize', column.id, cols.autosize(column, texts));
  }

  function resizeColumn(column: GridColumn<T>, width: number, done: boolean): void {
    const now = cols.resize(column, width);
    if (done) emit('resize', column.id, now);
  }

  function drawColumn(index: number): void {
    selection.drag({ row: selection.head.value?.row ?? 0, column: index });
  }

  function pressColumn(index: number, keys: PressKeys): void {
    header.value = null;
    held.leave();
    selection.press({ row: selection.active.value?.row ?? 0, column: index }, keys, 'columns');
  }

  /** Puts a column before the one at `to`; where that is at the pinned ones, it becomes pinned, else not. */
  function moveColumn(from: number, to: number): void {
    const column = shown.value[from];
    const pinned = cols.pinnedCount.value;
    const wasPinned = from < pinned;
    const becomes = wasPinned ? to <= pinned : to < pinned;
    if (column) emit('move', column.id, shown.value[to]?.id ?? null, becomes);
  }

  /** Moves a column one place; the focus of its header goes with it. */
  function stepColumn(column: GridColumn<T>, by: 1 | -1): void {
    const from = shown.value.indexOf(column);
    const to = from + by;
    if (to < 0 || to >= shown.value.length) return;
    moveColumn(from, by > 0 ? to + 1 : to);
    header.value = to;
  }

  function widen(column: GridColumn<T>, by: number): void {
    const width = cols.layout.value.widths[shown.value.indexOf(column)] ?? column.width;
    emit('resize', column.id, cols.resize(column, width + by));
  }

  function askMenu(index: number): void {
    const at = document.getElementById(`${id}-h${String(index)}`)?.getBoundingClientRect();
    if (at) emit('menu', { x: at.left, y: at.bottom, column: shown.value[index]?.id ?? null });
  }

  return {
    sortBy,
    autosize,
    resizeColumn,
    drawColumn,
    pressColumn,
    moveColumn,
    stepColumn,
    widen,
    askMenu,
  };
}
