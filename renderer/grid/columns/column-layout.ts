// Where the columns stand and which one lies under a point. Pure.

/** Widths in px, in shown order; the first `pinned` columns stay in sight. */
export interface ColumnLayout {
  /** Width of the row numbers, which are always in sight. */
  readonly header: number;
  readonly widths: readonly number[];
  readonly pinned: number;
}

/** The left edge of each column in the unscrolled content, and at the end the total width. */
export function columnEdges({ header, widths }: ColumnLayout): number[] {
  const edges = [header];
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width);
  return edges;
}

/** The right edge of the part that never scrolls. */
export function pinnedEdge(layout: ColumnLayout): number {
  return columnEdges(layout)[layout.pinned] ?? layout.header;
}

/** Room in px that pinned columns leave for the others at least. */
const LEAST_ROOM = 96;

/**
 * How many of the pinned columns can stay in a view of so many px: those beyond scroll with the others, which nobody could
 * see otherwise. All where the view is not known yet.
 */
export function pinnedInRoom(layout: ColumnLayout, view: number): number {
  const edges = columnEdges(layout);
  let stay = layout.pinned;
  while (view > 0 && stay > 0 && (edges[stay] ?? 0) + LEAST_ROOM > view) stay--;
  return stay;
}

/** The column at x px from the grid's left border, -1 for the row numbers; right of all columns, the last one. */
export function columnAt(layout: ColumnLayout, x: number, scrollLeft: number): number {
  if (x < layout.header) return -1;
  const edges = columnEdges(layout);
  const at = x < pinnedEdge(layout) ? x : x + scrollLeft;
  const index = edges.findIndex((edge) => edge > at);
  return index < 0 ? layout.widths.length - 1 : index - 1;
}

/** The scrollLeft that brings the column wholly into sight with the least movement. */
export function scrollToColumn(
  layout: ColumnLayout,
  column: number,
  scrollLeft: number,
  view: number,
): number {
  if (column < layout.pinned) return scrollLeft;
  const edges = columnEdges(layout);
  const left = (edges[column] ?? 0) - pinnedEdge(layout);
  const right = (edges[column + 1] ?? 0) - view;
  if (left < scrollLeft) return left;
  return Math.max(scrollLeft, Math.min(right, left));
}

/** So few columns are all drawn: scrolling sideways draws nothing anew then. */
const FEW_COLUMNS = 24;
/** Columns drawn beyond the sight on either side. */
const BESIDE = 3;

/** The columns behind the pinned ones that are to be drawn, half open. */
export function columnsInSight(
  layout: ColumnLayout,
  scrollLeft: number,
  view: number,
): { readonly from: number; readonly to: number } {
  const count = layout.widths.length;
  if (count <= FEW_COLUMNS) return { from: layout.pinned, to: count };
  const edges = columnEdges(layout);
  const left = pinnedEdge(layout) + scrollLeft;
  let from = layout.pinned;
  while (from < count && (edges[from + 1] ?? 0) <= left) from++;
  let to = from;
  while (to < count && (edges[to] ?? 0) < scrollLeft + view) to++;
  return { from: Math.max(layout.pinned, from - BESIDE), to: Math.min(count, to + BESIDE) };
}

/** A column that grows leaves others the room that they can use once it has this many px. */
const COMFORTABLE = 640;

/** How a column shares in what all columns leave free. */
export interface Share {
  readonly width: number;
  readonly grows: boolean;
  /** Px that it can use where those that grow are comfortable; its own width: no more than that. */
  readonly wide: number;
}

/** The widths with what they leave of the room (px) given to those that grow, in equal parts; never narrower. */
export function growWidths(columns: readonly Share[], room: number): readonly number[] {
  const widths = columns.map(({ width }) => width);
  const growing = columns.filter(({ grows }) => grows);
  let free = Math.floor(room - sum(widths));
  if (growing.length === 0 || free <= 0) return widths;
  let spare = free - sum(growing.map(({ width }) => Math.max(0, COMFORTABLE - width)));
  const widened = columns.map(({ width, wide }) => {
    const more = Math.max(0, Math.min(spare, wide - width));
    spare -= more;
    free -= more;
    return width + more;
  });
  return widened.map((width, i) => (columns[i]?.grows ? width + Math.floor(free / growing.length) : width));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
