// Mouse and pen on the rows: press, drag with automatic scrolling, double click. It finds cells by geometry alone.
import { onBeforeUnmount } from 'vue';
import { columnAt, type ColumnLayout } from '../columns/column-layout.ts';
import { rowHeight } from '../grid-metrics.ts';
import type { CellPosition } from '../grid-types.ts';
import type { SelectionKind } from './selection-model.ts';
import { clamp } from '../rows/scaled-scroll.ts';

interface PointerInput {
  /** Takes the pointer while it drags. */
  readonly body: () => HTMLElement | null;
  /** Client px of the rows' upper left corner in sight. */
  readonly origin: () => { readonly x: number; readonly y: number };
  readonly rows: () => number;
  readonly layout: () => ColumnLayout;
  readonly offset: () => number;
  readonly left: () => number;
  readonly view: () => { readonly width: number; readonly height: number };
  readonly scrollBy: (x: number, y: number) => void;
  readonly press: (
    cell: CellPosition,
    keys: { extend: boolean; toggle: boolean },
    kind: SelectionKind,
  ) => void;
  readonly drag: (cell: CellPosition) => void;
  readonly toggle: (cell: CellPosition) => void;
  readonly badge: (cell: CellPosition) => void;
  readonly open: (cell: CellPosition) => void;
  readonly fill: {
    /** False where there is nothing to fill from. */
    readonly start: () => boolean;
    readonly drag: (cell: CellPosition) => void;
    readonly end: (other: boolean) => void;
    readonly cancel: () => void;
    readonly toEnd: () => void;
  };
}

export function usePointer(input: PointerInput) {
  let pointer: { id: number; x: number; y: number } | null = null;
  let filling = false;
  /** Whether the last press was on the fill handle. */
  let onHandle = false;
  let frame = 0;

  /** The cell under a point, or the nearest one; column -1 is the row number. Null below the last row. */
  function cellAt(x: number, y: number, nearest: boolean): CellPosition | null {
    if (input.rows() === 0) return null;
    const { width, height } = input.view();
    const origin = input.origin();
    const atX = nearest ? clamp(x - origin.x, 0, width - 1) : x - origin.x;
    const atY = nearest ? clamp(y - origin.y, 0, height - 1) : y - origin.y;
    const row = Math.floor((atY + input.offset()) / rowHeight.value);
    if (!nearest && row >= input.rows()) return null;
    return { row: clamp(row, 0, input.rows() - 1), column: columnAt(input.layout(), atX, input.left()) };
  }

  /** The column at a client x, or the nearest one. */
  function columnAtX(x: number): number {
    const { width } = input.view();
    return columnAt(input.layout(), clamp(x - input.origin().x, 0, width - 1), input.left());
  }

  function onPointerDown(event: PointerEvent): void {
    const cell = cellAt(event.clientX, event.clientY, false);
    if (!cell || event.button !== 0) return;
    onHandle = isHandle(event.target);
    if (onHandle) {
      filling = input.fill.start();
      if (filling) take(event);
      return;
    }
    const keys = { extend: event.shiftKey, toggle: event.ctrlKey || event.metaKey };
    input.press(cell, keys, cell.column < 0 ? 'rows' : 'cells');
    const plain = !keys.extend && !keys.toggle;
    if (plain && event.target instanceof Element && event.target.closest('[role="checkbox"]')) {
      input.toggle(cell);
      return;
    }
    if (plain && event.target instanceof Element && event.target.closest('.grid-badge')) input.badge(cell);
    take(event);
  }

  function take(event: PointerEvent): void {
    pointer = { id: event.pointerId, x: event.clientX, y: event.clientY };
    input.body()?.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent): void {
    if (pointer?.id !== event.pointerId) return;
    if (event.buttons === 0) {
      stop();
      return;
    }
    const moved = Math.abs(event.clientX - pointer.x) + Math.abs(event.clientY - pointer.y) > 2;
    if (!moved && frame === 0) return;
    pointer = { id: event.pointerId, x: event.clientX, y: event.clientY };
    if (frame === 0) step();
  }

  function step(): void {
    frame = 0;
    if (!pointer) return;
    const origin = input.origin();
    const { width, height } = input.view();
    const y = beyond(pointer.y - origin.y, height);
    const x = beyond(pointer.x - origin.x, width);
    if (x !== 0 || y !== 0) input.scrollBy(x, y);
    const cell = cellAt(pointer.x, pointer.y, true);
    const at = cell && { row: cell.row, column: Math.max(0, cell.column) };
    if (at && filling) input.fill.drag(at);
    else if (at) input.drag(at);
    frame = x !== 0 || y !== 0 ? requestAnimationFrame(step) : 0;
  }

  function onPointerUp(event: PointerEvent): void {
    if (filling && pointer?.id === event.pointerId) input.fill.end(event.ctrlKey || event.metaKey);
    filling = false;
    stop();
  }

  /** Escape: nothing is filled by what is being drawn; a selection that is being drawn goes on. Says whether one was drawn. */
  function giveUp(): boolean {
    if (!pointer) return false;
    if (filling) stop();
    return true;
  }

  function stop(): void {
    if (filling) input.fill.cancel();
    filling = false;
    pointer = null;
    cancelAnimationFrame(frame);
    frame = 0;
  }

  function onDoubleClick(event: MouseEvent): void {
    // Not the event's target: the body, as it took the presses.
    if (onHandle) {
      input.fill.toEnd();
      return;
    }
    const cell = cellAt(event.clientX, event.clientY, false);
    if (cell && cell.column >= 0) input.open(cell);
  }

  onBeforeUnmount(stop);
  return {
    cellAt,
    columnAtX,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: stop,
    giveUp,
    onDoubleClick,
  };
}

function isHandle(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.grid-fill-handle') !== null;
}

/** How far outside 0…size a point is, a little faster the farther. */
function beyond(at: number, size: number): number {
  if (at < 0) return Math.max(-400, at);
  return at > size ? Math.min(400, at - size) : 0;
}
