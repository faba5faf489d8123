// One grid: its state and actions, with keyboard and mouse wired to them. No logic of its own.
import { computed } from 'vue';
import { HEADER_HEIGHT } from './grid-metrics.ts';
import type { GridEmit, GridProps, GridRow } from './grid-types.ts';
import { useCellActions } from './use-cell-actions.ts';
import { useColumnActions } from './use-column-actions.ts';
import { useComposition } from './use-composition.ts';
import { useGridCore, type GridElements } from './use-grid-core.ts';
import { useKeyboard } from './use-keyboard.ts';
import { usePointer } from './use-pointer.ts';

/** All that the template needs. `emit` is the component's own. */
export function useGrid<T extends GridRow>(
  props: Readonly<GridProps<T>>,
  emit: GridEmit<T>,
  elements: GridElements,
) {
  const core = useGridCore<T>(props, emit, elements);
  const {
    id,
    rows,
    shown,
    cols,
    scroll,
    selection,
    editing,
    held,
    extent,
    header,
    onError,
    open,
    showColumn,
  } = core;
  const columns = useColumnActions<T>(core);
  const cells = useCellActions<T>(core);
  const { bulk, fillHandle, edges, toggle } = cells;
  const { composed, isSupported } = useComposition({
    viewport: elements.viewport,
    cell: () => document.getElementById(activeId.value ?? '')?.getBoundingClientRect() ?? new DOMRect(),
    onText: (text) => {
      const cell = selection.active.value;
      if (cell && header.value === null) open(cell, text);
    },
  });
  const keyboard = useKeyboard<T>({
    composes: isSupported,
    header,
    jumps: core.jumps,
    hold: held.take,
    active: () => selection.active.value,
    head: () => selection.head.value,
    columns: () => shown.value,
    extent: () => extent.value,
    moveTo: selection.moveTo,
    advance: (by) => selection.advance(by, false),
    showColumn,
    widen: (to) => {
      if (to !== 'one' || !(editing.giveUp() || cells.copied.unframe())) selection.widen(to);
    },
    open,
    toggle,
    set: editing.set,
    clear: bulk.clear,
    fillDown: () => void bulk.fillDown().catch(onError),
    fillRight: bulk.fillRight,
    insertRows: () => {
      const { ranges, rows } = selection.selection.value;
      emit('insert', ranges[0]?.from ?? 0, Math.max(1, rows));
    },
    deleteRows: () => {
      emit('delete', selection.ranges.value);
    },
    showStart: () => {
      scroll.scrollTo(0);
    },
    toEdge: edges.go,
    sort: columns.sortBy,
    resize: columns.widen,
    moveColumn: columns.stepColumn,
    pressColumn: columns.pressColumn,
    headerMenu: columns.askMenu,
    autosize: columns.autosize,
  });
  const pointer = usePointer({
    body: () => elements.body.value,
    origin: () => {
      const box = elements.viewport.value?.getBoundingClientRect();
      return { x: box?.left ?? 0, y: (box?.top ?? 0) + HEADER_HEIGHT };
    },
    rows,
    layout: () => cols.layout.value,
    offset: () => scroll.offset.value,
    // Not scroll.left: a press may come between the scroll and the event that tells of it.
    left: () => elements.viewport.value?.scrollLeft ?? 0,
    view: () => ({ width: scroll.viewWidth.value, height: scroll.viewHeight.value }),
    scrollBy: scroll.scrollBy,
    press: (...step) => {
      header.value = null;
      held.leave();
      selection.press(...step);
    },
    drag: selection.drag,
    toggle,
    open: (cell) => open(cell, null),
    fill: {
      ...fillHandle,
      end: (other) => void fillHandle.end(other),
      toEnd: () => void fillHandle.toEnd(),
    },
  });
  const activeId = computed(() => {
    if (header.value !== null) return `${id}-h${String(header.value)}`;
    const cell = selection.active.value;
    return cell ? `${id}-r${String(cell.row)}-c${String(cell.column)}` : undefined;
  });

  return { ...core, ...columns, ...cells, composed, keyboard, pointer, activeId };
}
