// One grid: its state and actions, with keyboard and mouse wired to them. No logic of its own.
import { computed } from 'vue';
import { HEADER_HEIGHT } from './grid-metrics.ts';
import type { GridEmit } from './grid-events.ts';
import type { CellPosition, GridProps, GridRow } from './grid-types.ts';
import type { MeantRow } from './editing/meant-row.ts';
import { useCellActions } from './editing/use-cell-actions.ts';
import { useColumnActions } from './columns/use-column-actions.ts';
import { useComposition } from './editing/use-composition.ts';
import { useGridCore, type GridElements } from './use-grid-core.ts';
import { useKeyboard } from './selection/use-keyboard.ts';
import { usePointer } from './selection/use-pointer.ts';

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
  let composedFor: { readonly cell: CellPosition; readonly meant: MeantRow<T> } | null = null;
  const { bulk, fillHandle, edges, setAt, toggle, toggleSelected } = cells;
  const { composed, isSupported } = useComposition({
    viewport: elements.viewport,
    cell: activeBox,
    onStart: () => {
      const cell = selection.active.value;
      composedFor = cell && header.value === null ? { cell, meant: core.place.mean(cell.row) } : null;
    },
    onText: (text) => {
      const cell = selection.active.value;
      if (composedFor && (composedFor.meant.source !== props.source || core.jumps.isUnderWay()))
        held.begin(composedFor.cell, text, composedFor.meant);
      else if (cell && header.value === null) open(cell, text);
      composedFor = null;
    },
  });
  /** Where the active cell is drawn, or the grid where it is out of sight. */
  function activeBox(): DOMRect {
    const drawn = document.getElementById(activeId.value ?? '') ?? elements.viewport.value;
    return drawn?.getBoundingClientRect() ?? new DOMRect();
  }
  /** What was refused in the active cell goes, and the cell has its own value again. */
  function forgetRefused(): boolean {
    const { activeRow, active } = selection.selection.value;
    const column = shown.value[active?.column ?? -1];
    return activeRow !== null && column !== undefined && editing.forgetRefused(activeRow, column);
  }
  function askBadge(cell: CellPosition): boolean {
    const [row, column] = [core.rowAt(cell.row), shown.value[cell.column]];
    if (!row || !column?.badgeOf?.(row)) return false;
    emit('badge', row, column.id);
    return true;
  }
  const keyboard = useKeyboard<T>({
    composes: isSupported,
    header,
    jumps: core.jumps,
    hold: held.take,
    comeBehind: held.comeBehind,
    active: () => selection.active.value,
    head: () => selection.head.value,
    columns: () => shown.value,
    extent: () => extent.value,
    moveTo: selection.moveTo,
    advance: selection.advance,
    showColumn,
    widen: (to) => {
      if (to !== 'one' || !(pointer.giveUp() || forgetRefused() || cells.clipboard.giveUp()))
        selection.widen(to);
    },
    open,
    badge: (cell) => {
      const { rows: count, columns: among } = selection.selection.value;
      return count === 1 && among.length === 1 && askBadge(cell);
    },
    toggle,
    toggleSelected: () => {
      core.change(() => void toggleSelected().catch(onError));
    },
    set: (cell, text) => {
      setAt(cell, () => text);
    },
    clear: () => {
      core.change(() => {
        forgetRefused();
        bulk.clear();
      });
    },
    fillDown: () => {
      core.change(() => void bulk.fillDown().catch(onError));
    },
    fillRight: () => {
      core.change(bulk.fillRight);
    },
    insertRows: () => {
      const { ranges, rows } = selection.selection.value;
      emit('insert', ranges[0]?.from ?? 0, Math.max(1, rows));
    },
    deleteRows: () => {
      core.change(() => {
        emit('delete', selection.ranges.value, props.source);
      });
    },
    showStart: () => {
      scroll.scrollTo(0);
    },
    below: () => {
      emit('below');
    },
    toEdge: edges.go,
    sort: columns.sortBy,
    resize: columns.widen,
    moveColumn: columns.stepColumn,
    pressColumn: columns.pressColumn,
    headerMenu: columns.askMenu,
    filter: (index) => {
      const { left, bottom } = activeBox();
      emit('filter', { x: left, y: bottom + 4, column: shown.value[index]?.id ?? null });
    },
    autosize: columns.autosize,
  });
  /** Does something to a cell that was pressed: after what was meant before, and in the row that was there then. */
  function atCell(cell: CellPosition, act: (cell: CellPosition) => void): void {
    if (!core.jumps.isUnderWay()) {
      act(cell);
      return;
    }
    const meant = core.place.meanSeen(cell.row);
    core.jumps.elsewhere(() => {
      if (meant.source === props.source) act(cell);
      else void core.jumps.jump(() => actThere(cell, meant, act));
    });
  }

  async function actThere(
    cell: CellPosition,
    meant: MeantRow<T>,
    act: (cell: CellPosition) => void,
  ): Promise<boolean> {
    const row = await core.place.whereNow(meant).catch(() => -1);
    if (row >= 0) act({ ...cell, row });
    return row >= 0;
  }

  const pointer = usePointer({
    body: () => elements.body.value,
    origin: () => {
      const box = elements.viewport.value?.getBoundingClientRect();
      return { x: box?.left ?? 0, y: (box?.top ?? 0) + HEADER_HEIGHT };
    },
    rows,
    layout: () => cols.layout.value,
    offset: core.drawnOffset,
    // Not scroll.left: a press may come between the scroll and the event that tells of it.
    left: () => elements.viewport.value?.scrollLeft ?? 0,
    view: () => ({ width: scroll.viewWidth.value, height: scroll.viewHeight.value }),
    scrollBy: scroll.scrollBy,
    press: (cell, ...how) => {
      atCell(cell, (at) => {
        header.value = null;
        held.leave();
        selection.press(at, ...how);
      });
    },
    drag: selection.drag,
    toggle: (cell) => {
      atCell(cell, toggle);
    },
    badge: (cell) => {
      atCell(cell, askBadge);
    },
    open: (cell) => {
      atCell(cell, (at) => open(at, null));
    },
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

  return { ...core, ...columns, ...cells, composed, keyboard, pointer, atCell, activeId, activeBox };
}
