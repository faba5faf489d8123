// A window and its page as Electron's documentation has them: it may be kept from closing, and does nothing once it is gone.
import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { vi } from 'vitest';
import { preventable, type ContentsEvents, type WindowEvents } from './electron-events.ts';

class FakeWebContents
  extends EventEmitter<ContentsEvents>
  implements
    Pick<
      Electron.WebContents,
      'send' | 'reload' | 'insertCSS' | 'setWindowOpenHandler' | 'zoomLevel' | 'getZoomLevel' | 'setZoomLevel'
    >
{
  readonly mainFrame = { url: 'mapwright://app/' };
  readonly sent: [channel: string, value: unknown][] = [];
  zoomLevel = 0;
  readonly getZoomLevel = (): number => this.zoomLevel;
  readonly setZoomLevel = (level: number): void => {
    this.zoomLevel = level;
  };
  readonly insertCSS = vi.fn<Electron.WebContents['insertCSS']>(() => Promise.resolve('key'));
  readonly reload = vi.fn<Electron.WebContents['reload']>();
  windowOpenHandler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0] | null = null;

  /** Throws what can't be cloned, as structured clone does. */
  readonly send = (channel: string, ...[value]: unknown[]): void =>
    void this.sent.push([channel, structuredClone(value)]);

  readonly setWindowOpenHandler = (handler: NonNullable<typeof this.windowOpenHandler>): void => {
    this.windowOpenHandler = handler;
  };
}

/** What there is besides the window. */
export interface FakeWindowWorld {
  readonly windows: FakeBrowserWindow[];
  /** The last one was closed, by the user. */
  readonly onAllClosed: () => void;
}

type Faked =
  | 'loadURL'
  | 'show'
  | 'focus'
  | 'restore'
  | 'maximize'
  | 'setProgressBar'
  | 'setBackgroundColor'
  | 'setRepresentedFilename'
  | 'setDocumentEdited'
  | 'destroy'
  | 'isVisible'
  | 'isFocused'
  | 'isMinimized'
  | 'isMaximized'
  | 'isDestroyed'
  | 'getNormalBounds';

export class FakeBrowserWindow
  extends EventEmitter<WindowEvents>
  implements Pick<Electron.BrowserWindow, Faked>
{
  readonly webContents = new FakeWebContents();
  readonly options: Electron.BrowserWindowConstructorOptions;
  readonly #world: FakeWindowWorld;
  #isDestroyed = false;
  #isVisible = false;

  constructor(options: Electron.BrowserWindowConstructorOptions = {}, world: FakeWindowWorld) {
    super();
    this.options = options;
    this.#world = world;
    world.windows.push(this);
  }

  readonly loadURL = this.#method<Electron.BrowserWindow['loadURL']>(() => Promise.resolve());
  readonly show = this.#method<Electron.BrowserWindow['show']>(() => {
    this.#isVisible = true;
    this.emit('show');
  });
  readonly focus = this.#method<Electron.BrowserWindow['focus']>(() => undefined);
  readonly restore = this.#method<Electron.BrowserWindow['restore']>(() => undefined);
  readonly maximize = this.#method<Electron.BrowserWindow['maximize']>(() => undefined);
  readonly setProgressBar = this.#method<Electron.BrowserWindow['setProgressBar']>(() => undefined);
  readonly setBackgroundColor = this.#method<Electron.BrowserWindow['setBackgroundColor']>(() => undefined);
  readonly setRepresentedFilename = this.#method<Electron.BrowserWindow['setRepresentedFilename']>(
    () => undefined,
  );
  readonly setDocumentEdited = this.#method<Electron.BrowserWindow['setDocumentEdited']>(() => undefined);
  readonly isVisible = this.#method<Electron.BrowserWindow['isVisible']>(() => this.#isVisible);
  readonly isFocused = this.#method<Electron.BrowserWindow['isFocused']>(() => true);
  readonly isMinimized = this.#method<Electron.BrowserWindow['isMinimized']>(() => false);
  readonly isMaximized = this.#method<Electron.BrowserWindow['isMaximized']>(() => true);
  readonly getNormalBounds = this.#method<Electron.BrowserWindow['getNormalBounds']>(() => ({
    x: 11,
    y: 22,
    width: 1000,
    height: 700,
  }));
  readonly isDestroyed = (): boolean => this.#isDestroyed;

  /** As the user's click and close() do; `quitting`: by app.quit(), after which "window-all-closed" is not told. */
  readonly close = (quitting = false): void => {
    const event = preventable();
    this.emit('close', event);
    if (!event.defaultPrevented) this.#end(quitting);
  };

  readonly destroy = (): void => {
    this.#end(false);
  };

  #end(quitting: boolean): void {
    this.#isDestroyed = true;
    this.emit('closed');
    const { onAllClosed, windows } = this.#world;
    if (!quitting && windows.every((window) => window.isDestroyed())) onAllClosed();
  }

  #method<F extends (...args: never[]) => unknown>(work: F) {
    return vi.fn<F>(((...args: never[]) => {
      if (this.#isDestroyed) throw new TypeError('Object has been destroyed');
      return work(...args);
    }) as F);
  }
}
