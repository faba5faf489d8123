// What the first thread of the command line and the one that runs a command tell each other. Types only.
import type { TemporaryPlace } from '../../files/temporary-places.ts';

/** To the command: end, as after a signal that has this exit code, or after so many seconds; and a question whether it still turns. */
export type ToCommand =
  | { readonly kind: 'interrupt'; readonly exitCode: number; readonly message: string }
  | { readonly kind: 'ping' };

/**
 * From the command: it heard one of these; it is to end after so many seconds; what it
 * made that is not to stay, and that it is gone. */
export type FromCommand =
  | ({ readonly kind: 'place' } & TemporaryPlace)
  | { readonly kind: 'heard' }
  | { readonly kind: 'limit'; readonly seconds: number };
