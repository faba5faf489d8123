// The object that the Electron preload puts on the window. A type only; the preload implements it.
import type { EngineEvent } from '../../shared/contract/events.ts';
import type { HostClient, MenuCommand } from '../../shared/contract/host.ts';
import type { EngineClient } from '../../shared/contract/requests.ts';

export interface MapwrightBridge {
  readonly engine: EngineClient;
  readonly host: HostClient;
  /** Returns the function that ends the subscription, as onMenu does. */
  readonly onEvent: (listener: (event: EngineEvent) => void) => () => void;
  readonly onMenu: (listener: (command: MenuCommand) => void) => () => void;
  /** The absolute path of a dropped file or folder; empty where it has none. */
  readonly pathForFile: (file: File) => string;
}

declare global {
  interface Window {
    readonly mapwright?: MapwrightBridge;
  }
}
