// Tells which temporary files this thread would leave if it were ended by force, so that whoever does that can remove them.
// It makes and removes none.

/** A file or folder that is to go with the thread, or that is gone. */
export interface TemporaryPlace {
  readonly path: string;
  readonly exists: boolean;
}

/** Null where nobody would end this thread by force. */
let listener: ((place: TemporaryPlace) => void) | null = null;

/** `listen` hears of all places from now on. */
export function hearOfPlaces(listen: (place: TemporaryPlace) => void): void {
  listener = listen;
}

/** To be called when a temporary file or folder was made, and when it was removed. */
export function tellTemporary(path: string, exists: boolean): void {
  listener?.({ path, exists });
}
