// Declares what the Electron preload puts on the window. A type only.
import type { PreloadBridge } from '../../shared/contract/bridge.ts';

export type WindowBridge = PreloadBridge<File>;

declare global {
  interface Window {
    readonly mapwright?: WindowBridge;
  }
}
