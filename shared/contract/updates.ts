// What the window is told of newer versions of Mapwright.
import type { ErrorData } from './errors.ts';

/** Installs them when it ends, or only tells of them: a portable copy, a package of the system's, a folder that can't be written. */
export type UpdateWay = 'install' | 'notify';

/** `latest`: there is none. `ready`: it is installed when Mapwright ends. */
export type UpdateState =
  | { readonly phase: 'idle' | 'checking' | 'latest' }
  | { readonly phase: 'found' | 'ready'; readonly version: string; readonly notes: string }
  | {
      readonly phase: 'loading';
      readonly version: string;
      readonly notes: string;
      /** Of what is downloaded, 0…1. */
      readonly share: number;
    }
  | { readonly phase: 'failed'; readonly error: ErrorData };
