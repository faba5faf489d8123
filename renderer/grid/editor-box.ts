// Where the open editor stands over the grid. Pure.
import { columnEdges, pinnedEdge, type ColumnLayout } from './column-layout.ts';
import { HEADER_HEIGHT, ROW_HEIGHT } from './grid-metrics.ts';
import type { CellPosition, EditorKind } from './grid-types.ts';
import { clamp } from './scaled-scroll.ts';

/** Editors may be wider than their cell, so that long values can be read. */
const LEAST_WIDTH: Readonly<Record<EditorKind, number>> = {
  text: 240,
  url: 480,
  date: 220,
  select: 140,
  number: 80,
  boolean: 0,
};
/** Room that a list or a reason needs below the cell. */
const ROOM_BELOW = 230;

export interface EditorBox {
  /** px from the grid's upper left corner. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly upwards: boolean;
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
  const y = cell.row * ROW_HEIGHT - offset;
  const wanted = Math.min(Math.max(cellWidth, LEAST_WIDTH[kind]), Math.max(cellWidth, width - layout.header));
  const inSight = isPinned || (cellLeft + cellWidth > pinnedEdge(layout) && cellLeft < width);
  return {
    left: clamp(cellLeft, 0, Math.max(0, width - wanted)),
    top: y + HEADER_HEIGHT,
    width: wanted,
    upwards: y + ROW_HEIGHT + ROOM_BELOW > height && y > ROOM_BELOW,
    visible: inSight && y > -ROW_HEIGHT && y < height,
  };
}
