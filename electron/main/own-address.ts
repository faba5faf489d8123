// Which addresses are the app's own pages. Strings only.

export const SCHEME = 'mapwright';
export const START_URL = `${SCHEME}://app/`;

/** The address of the development server, or null in an ordinary start. */
export function devServer(env: NodeJS.ProcessEnv = process.env): string | null {
  return env['ELECTRON_RENDERER_URL'] ?? null;
}

/** True for mapwright://app/… and, while developing, for the development server. */
export function isOwnAddress(address: string, dev: string | null = devServer()): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  if (url.protocol === `${SCHEME}:`) return url.host === 'app';
  return dev !== null && url.origin === URL.parse(dev)?.origin;
}
