// What Electron's preload puts on the window, and the channels behind it. The browser host has none of this.
import type { ErrorData } from './errors.ts';
import type { EngineEvent } from './events.ts';
import type { BrowserRequestName, HostClient } from './host.ts';
import type { MenuCommand } from '../commands/command-table.ts';
import type { EngineClient } from './requests/requests.ts';

/** `window.mapwright`. A refused request rejects with plain ErrorData: classes do not survive the bridge. */
export interface PreloadBridge<F> {
  readonly engine: EngineClient;
  readonly host: Omit<HostClient, BrowserRequestName>;
  /** Returns the function that ends the subscription, as onMenu does. */
  readonly onEvent: (listener: (event: EngineEvent) => void) => () => void;
  readonly onMenu: (listener: (command: MenuCommand) => void) => () => void;
  /** The absolute path of a dropped file or folder; empty where it has none. */
  readonly pathForFile: (file: F) => string;
}

/** An answer over a channel: a rejection would lose the error's code on the way. */
export type ChannelAnswer =
  { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly error: ErrorData };

/** Names of the channels between main and preload. */
export const CHANNELS = {
  /** (name, params) → ChannelAnswer */
  request: 'mapwright:request',
  /** (EngineEvent) */
  event: 'mapwright:event',
  /** (MenuCommand) */
  menu: 'mapwright:menu',
} as const;
