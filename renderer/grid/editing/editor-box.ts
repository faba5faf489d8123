// Where the open editor stands over the grid. Pure.
import { columnEdges, pinnedEdge, type ColumnLayout } from '../columns/column-layout.ts';
import { HEADER_HEIGHT, rowHeight } from '../grid-metrics.ts';
import type { CellPosition, EditorKind } from '../grid-types.ts';
import { clamp } from '../rows/scaled-scroll.ts';

/** Editors may be wider than their cell, so that long values can be read. */
const LEAST_WIDTH: Readonly<Record<EditorKind, number>> = {
  text: 240,
  url: 480,
  date: 220,
  select: 140,
  number: 80,
  boolean: 0,
};
/** Room that a list and a reason need below the cell. */
const ROOM_BELOW = 280;
const MARGIN = 4;

export interface EditorBox {
  /** px from the grid's upper left corner. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** The list and the reason stand above the cell. */
  readonly upwards: boolean;
  /** px from the editor's left to the right edge of the grid, and for what stands above or below it. */
  readonly room: { readonly right: number; readonly width: number; readonly height: number };
  /** False while the cell is scrolled out of sight: the editor stays open but is not drawn over other cells. */
  readonly visible: boolean;
}

interface BoxInput {
  readonly cell: CellPosition;
  readonly kind: EditorKind;
  readonly layout: ColumnLayout;
  readonly offset: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The editor's place: over its cell, moved left where it would leave the grid. */
export function editorBox({ cell, kind, layout, offset, left, width, height }: BoxInput): EditorBox {
  const edges = columnEdges(layout);
  const isPinned = cell.column < layout.pinned;
  const cellLeft = (edges[cell.column] ?? 0) - (isPinned ? 0 : left);
  const cellWidth = layout.widths[cell.column] ?? 0;
  const y = cell.row * rowHeight.value - offset;
  const wanted = Math.min(Math.max(cellWidth, LEAST_WIDTH[kind]), Math.max(cellWidth, width - layout.header));
  const inSight = isPinned || (cellLeft + cellWidth > pinnedEdge(layout) && cellLeft < width);
  const boxLeft = clamp(cellLeft, 0, Math.max(0, width - wanted));
  const below = height - y - rowHeight.value;
  const above = y + HEADER_HEIGHT;
  const upwards = below < ROOM_BELOW && above > below;
  return {
    left: boxLeft,
    top: y + HEADER_HEIGHT,
    width: wanted,
    upwards,
    room: {
      right: width - boxLeft - MARGIN,
      width: width - 2 * MARGIN,
      height: (upwards ? above : below) - 2 * MARGIN,
    },
    visible: inSight && y > -rowHeight.value && y < height,
  };
}
