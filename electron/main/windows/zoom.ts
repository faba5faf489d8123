// Makes the page larger and smaller: by the menu, and by Ctrl and the wheel, which Electron only tells of.
import type { WebContents } from 'electron';

/** In Chromium's levels, of which each is a fifth larger; Electron's own menu goes by as much. */
const STEP = 0.5;
const MOST = 6;

/** Larger, smaller, or as it was. */
export function zoomBy(contents: WebContents, by: 1 | -1 | 0): void {
  const level = by === 0 ? 0 : contents.getZoomLevel() + by * STEP;
  contents.setZoomLevel(Math.min(Math.max(level, -MOST), MOST));
}

export function zoomByWheel(contents: WebContents): void {
  contents.on('zoom-changed', (_event, direction) => {
    zoomBy(contents, direction === 'in' ? 1 : -1);
  });
}
