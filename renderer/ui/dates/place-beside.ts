// Where something that floats stands: below what it belongs to, above it where there is more room, and within the window. Pure.

const GAP = 4;

/** px from the window's upper left corner, for a box of fixed position. */
export function placeBeside(
  anchor: Pick<DOMRectReadOnly, 'left' | 'top' | 'bottom'>,
  box: { readonly offsetWidth: number; readonly offsetHeight: number },
  room: { readonly innerWidth: number; readonly innerHeight: number },
): { readonly left: number; readonly top: number } {
  const below = room.innerHeight - anchor.bottom - GAP;
  const isBelow = below >= box.offsetHeight + GAP || below >= anchor.top;
  const top = isBelow ? anchor.bottom + GAP : anchor.top - GAP - box.offsetHeight;
  const within = (at: number, most: number): number => Math.max(GAP, Math.min(at, most - GAP));
  return {
    left: within(anchor.left, room.innerWidth - box.offsetWidth),
    top: within(top, room.innerHeight - box.offsetHeight),
  };
}
