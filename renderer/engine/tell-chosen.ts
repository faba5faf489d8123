// Tells the host which paths the user typed or chose in the window: it refuses requests that name others.
import type { HostClient } from '../../shared/contract/host.ts';

/** To be called before the requests that name them, just as they name them; it arrives first. Never rejects. */
export function tellChosen(host: HostClient, paths: readonly string[]): void {
  const named = paths.filter((path) => path !== '');
  // A path that could not be told is refused where it is used, with what to do.
  if (named.length > 0) host['files.choose']({ paths: named }).catch(() => undefined);
}
