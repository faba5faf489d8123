// Maps the scroll bar's range, which browsers cap, to the height of all rows, which may be far larger. Pure maths.

/** The tallest spacer in px; well below what Chromium, Firefox and WebKit can lay out exactly. */
export const MAX_SPACER = 4_000_000;
/** So many px at both ends scroll 1:1, so that the first and last rows behave as in a short list. */
export const EDGE = 40_000;

/** The geometry that a mapping depends on, in px. */
export interface ScrollGeometry {
  /** Height of all rows. */
  readonly content: number;
  /** Height of the part in sight. */
  readonly view: number;
}

/** How far the content can be scrolled, in content px. */
export function maxOffset({ content, view }: ScrollGeometry): number {
  return Math.max(0, content - view);
}

/** The height of the element that gives the scroll bar its range. */
export function spacerHeight({ content }: ScrollGeometry): number {
  return Math.min(content, MAX_SPACER);
}

/** The largest scrollTop that the spacer allows. */
export function maxScrollTop(geometry: ScrollGeometry): number {
  return Math.max(0, spacerHeight(geometry) - geometry.view);
}

/** Whether scrollTop and offset are the same thing: the content fits the spacer. */
export function isUnscaled({ content }: ScrollGeometry): boolean {
  return content <= MAX_SPACER;
}

/** The content offset for a scrollTop: monotone, 1:1 at both ends, exact at 0 and at the end. */
export function toOffset(scrollTop: number, geometry: ScrollGeometry): number {
  const top = clamp(scrollTop, 0, maxScrollTop(geometry));
  if (isUnscaled(geometry)) return top;
  const end = maxScrollTop(geometry);
  const last = maxOffset(geometry);
  if (top <= EDGE) return top;
  if (top >= end - EDGE) return last - (end - top);
  return EDGE + ((top - EDGE) * (last - 2 * EDGE)) / (end - 2 * EDGE);
}

/** The scrollTop that stands for a content offset: the inverse of toOffset. */
export function toScrollTop(offset: number, geometry: ScrollGeometry): number {
  const last = maxOffset(geometry);
  const at = clamp(offset, 0, last);
  if (isUnscaled(geometry)) return at;
  const end = maxScrollTop(geometry);
  if (at <= EDGE) return at;
  if (at >= last - EDGE) return end - (last - at);
  return EDGE + ((at - EDGE) * (end - 2 * EDGE)) / (last - 2 * EDGE);
}

/** The rows in sight at an offset, half open. The last one may be cut by the lower border; less than half a px is not drawn. */
export function rowsInSight(
  offset: number,
  view: number,
  rowHeight: number,
  rows: number,
): { first: number; last: number } {
  const first = clamp(Math.floor((offset + 0.5) / rowHeight), 0, Math.max(0, rows - 1));
  const last = clamp(Math.ceil((offset + view) / rowHeight), first, rows);
  return { first: Math.min(first, rows), last };
}

/** The least change of offset that brings the row wholly into sight. */
export function offsetToShow(
  row: number,
  offset: number,
  rowHeight: number,
  geometry: ScrollGeometry,
): number {
  const top = row * rowHeight;
  const lowest = top + rowHeight - geometry.view;
  const wanted = top < offset ? top : Math.max(offset, Math.min(lowest, top));
  return clamp(wanted, 0, maxOffset(geometry));
}

/** The thumb of a scroll bar as browsers draw it, about: its top and length, in px of its track. */
export function thumbOf({
  scrollTop,
  scrollHeight,
  clientHeight,
}: Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>): { top: number; length: number } {
  const length = Math.max(20, (clientHeight * clientHeight) / scrollHeight);
  const top = (scrollTop / Math.max(1, scrollHeight - clientHeight)) * (clientHeight - length);
  return { top, length };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
