// Which addresses are the app's own pages. It loads none of them.
import { app } from 'electron';

export const SCHEME = 'mapwright';
export const START_URL = `${SCHEME}://app/`;

/** The address of the development server, or null in an ordinary start; a packaged app never has one. */
export function devServer(): string | null {
  return app.isPackaged ? null : (process.env['ELECTRON_RENDERER_URL'] ?? null);
}

/** True for mapwright://app/… and, while developing, for the development server. */
export function isOwnAddress(address: string, dev: string | null = devServer()): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  if (url.protocol === `${SCHEME}:`) return url.host === 'app';
  return dev !== null && url.origin === URL.parse(dev)?.origin;
}
