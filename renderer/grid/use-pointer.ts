// Mouse and pen on the rows: press, drag with automatic scrolling, double click. It finds cells by geometry alone.
import { onBeforeUnmount } from 'vue';
import { columnAt, type ColumnLayout } from './column-layout.ts';
import { ROW_HEIGHT } from './grid-metrics.ts';
import type { CellPosition } from './grid-types.ts';
import { clamp } from './scaled-scroll.ts';

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
  readonly press: (cell: CellPosition, keys: { extend: boolean; toggle: boolean }, wholeRow: boolean) => void;
  readonly drag: (cell: CellPosition) => void;
  readonly toggle: (cell: CellPosition) => void;
  readonly open: (cell: CellPosition) => void;
}

export function usePointer(input: PointerInput) {
  let pointer: { id: number; x: number; y: number } | null = null;
  let frame = 0;

  /** The cell under a point, or the nearest one; column -1 is the row number. Null below the last row. */
  function cellAt(x: number, y: number, nearest: boolean): CellPosition | null {
    if (input.rows() === 0) return null;
    const { width, height } = input.view();
    const origin = input.origin();
    const atX = nearest ? clamp(x - origin.x, 0, width - 1) : x - origin.x;
    const atY = nearest ? clamp(y - origin.y, 0, height - 1) : y - origin.y;
    const row = Math.floor((atY + input.offset()) / ROW_HEIGHT);
    if (!nearest && row >= input.rows()) return null;
    return { row: clamp(row, 0, input.rows() - 1), column: columnAt(input.layout(), atX, input.left()) };
  }

  function onPointerDown(event: PointerEvent): void {
    const cell = cellAt(event.clientX, event.clientY, false);
    if (!cell || event.button !== 0) return;
    const keys = { extend: event.shiftKey, toggle: event.ctrlKey || event.metaKey };
    input.press(cell, keys, cell.column < 0);
    const plain = !keys.extend && !keys.toggle;
    if (plain && event.target instanceof Element && event.target.closest('[role="checkbox"]')) {
      input.toggle(cell);
      return;
    }
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
    if (cell) input.drag({ row: cell.row, column: Math.max(0, cell.column) });
    frame = x !== 0 || y !== 0 ? requestAnimationFrame(step) : 0;
  }

  function stop(): void {
    pointer = null;
    cancelAnimationFrame(frame);
    frame = 0;
  }

  function onDoubleClick(event: MouseEvent): void {
    const cell = cellAt(event.clientX, event.clientY, false);
    if (cell && cell.column >= 0) input.open(cell);
  }

  onBeforeUnmount(stop);
  return { cellAt, onPointerDown, onPointerMove, onPointerUp: stop, onDoubleClick };
}

/** How far outside 0…size a point is, a little faster the farther. */
function beyond(at: number, size: number): number {
  if (at < 0) return Math.max(-400, at);
  return at > size ? Math.min(400, at - size) : 0;
}
