// Tells the rest of the process which temporary files it would leave if it were ended by force, so that whoever does that
// can remove them. It makes and removes none.
import { BroadcastChannel } from 'node:worker_threads';

/** A file or folder that is to go with the process, or that is gone. */
export interface TemporaryPlace {
  readonly path: string;
  readonly exists: boolean;
}

const CHANNEL = 'mapwright-temporary-places';

/** To be called when a temporary file or folder was made, and when it was removed; from any thread. */
export function tellTemporary(path: string, exists: boolean): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ path, exists } satisfies TemporaryPlace);
  channel.close();
}

/** All that exists of what other threads tell from now on. Listening keeps no process alive. */
export function temporaryPlaces(): ReadonlySet<string> {
  const places = new Set<string>();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event) => {
    const { path, exists } = (event as { data: TemporaryPlace }).data;
    if (exists) places.add(path);
    else places.delete(path);
  };
  channel.unref();
  return places;
}
