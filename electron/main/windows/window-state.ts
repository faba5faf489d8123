// Remembers where the window that was used last was. It knows screens only as rectangles.
import { join } from 'node:path';
import type { BrowserWindow, Rectangle } from 'electron';
import * as v from 'valibot';
import { StateFile } from '../../host/state-file.ts';

const whole = v.pipe(v.number(), v.safeInteger());
const storedWindow = v.object({
  bounds: v.nullable(v.object({ x: whole, y: whole, width: whole, height: whole })),
  maximized: v.boolean(),
});
export type WindowState = v.InferOutput<typeof storedWindow>;

const WINDOW_SIZE = { width: 1360, height: 860 } as const;
export const WINDOW_MIN = { width: 800, height: 560 } as const;

/** The file that keeps the window's place, in the app's own folder. */
export function windowStateFile(home: string): StateFile<typeof storedWindow> {
  return new StateFile(join(home, 'window.json'), storedWindow, { bounds: null, maximized: false });
}

/** For a window beside another: as large, a little lower and to the right, so that both title bars are seen. */
export function stateBeside(other: Pick<BrowserWindow, 'getNormalBounds'>): WindowState {
  const { x, y, width, height } = other.getNormalBounds();
  return { bounds: { x: x + BESIDE, y: y + BESIDE, width, height }, maximized: false };
}

/** Pixels from one window to the next. */
const BESIDE = 28;

/** The stored bounds where enough of the title bar is on a screen to grab it, else only a size: the system places it. */
export function placeWindow(
  { bounds }: WindowState,
  screens: readonly Rectangle[],
): Partial<Rectangle> & Pick<Rectangle, 'width' | 'height'> {
  if (!bounds) return WINDOW_SIZE;
  const width = Math.max(bounds.width, WINDOW_MIN.width);
  const height = Math.max(bounds.height, WINDOW_MIN.height);
  const visible = screens.some((screen) => {
    const across = Math.min(bounds.x + width, screen.x + screen.width) - Math.max(bounds.x, screen.x);
    return across >= GRIP && bounds.y >= screen.y && bounds.y <= screen.y + screen.height - GRIP;
  });
  return visible ? { x: bounds.x, y: bounds.y, width, height } : { width, height };
}

/** Pixels of the title bar that have to be on a screen. */
const GRIP = 80;
