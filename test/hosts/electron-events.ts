// The events of Electron that the fakes fire, with their arguments, held against Electron's own listeners by the compiler.
import type * as Electron from 'electron';

/** An event that a listener may prevent, as all of Electron's are. */
export function preventable(): Electron.Event {
  let isPrevented = false;
  return {
    preventDefault: () => {
      isPrevented = true;
    },
    get defaultPrevented() {
      return isPrevented;
    },
  };
}

export interface AppEvents {
  'browser-window-created': [event: Electron.Event, window: Electron.BrowserWindow];
  'web-contents-created': [event: Electron.Event, contents: Electron.WebContents];
  'open-file': [event: Electron.Event, path: string];
  'second-instance': [event: Electron.Event, argv: string[], folder: string, more: unknown];
  activate: [event: Electron.Event, hasVisibleWindows: boolean];
  'before-quit': [event: Electron.Event];
  'window-all-closed': [];
  'will-quit': [event: Electron.Event];
  quit: [event: Electron.Event, exitCode: number];
}

export interface WindowEvents {
  close: [event: Electron.Event];
  closed: [];
  show: [];
  focus: [];
  blur: [];
  'ready-to-show': [];
  'query-session-end': [event: Electron.WindowSessionEndEvent];
  'session-end': [event: Electron.WindowSessionEndEvent];
}

type Navigation = Electron.Event<Electron.WebContentsWillNavigateEventParams>;
type FrameNavigation = Electron.Event<Electron.WebContentsWillFrameNavigateEventParams>;
type Redirect = Electron.Event<Electron.WebContentsWillRedirectEventParams>;
type Started = Electron.Event<Electron.WebContentsDidStartNavigationEventParams>;

export interface ContentsEvents {
  'did-start-navigation': [details: Started];
  'dom-ready': [];
  'did-finish-load': [];
  'did-fail-load': [
    event: Electron.Event,
    code: number,
    description: string,
    url: string,
    isMainFrame: boolean,
    process: number,
    frame: number,
  ];
  'zoom-changed': [event: Electron.Event, direction: 'in' | 'out'];
  'context-menu': [event: Electron.Event, params: Electron.ContextMenuParams];
  'render-process-gone': [event: Electron.Event, details: Electron.RenderProcessGoneDetails];
  'will-navigate': [details: Navigation];
  'will-frame-navigate': [details: FrameNavigation];
  'will-redirect': [details: Redirect];
  'will-attach-webview': [
    event: Electron.Event,
    preferences: Electron.WebPreferences,
    params: Record<string, string>,
  ];
}

export interface UtilityEvents {
  spawn: [];
  exit: [code: number];
  error: [type: 'FatalError', location: string, report: string];
  message: [message: unknown];
}

export interface PreferenceEvents {
  'accent-color-changed': [event: Electron.Event, colour: string];
}

export interface ThemeEvents {
  updated: [];
}

export interface NotificationEvents {
  click: [event: Electron.Event];
  close: [event: Electron.Event<Electron.NotificationCloseEventParams>];
}

export interface PowerEvents {
  /** Electron's types leave the event out, its documentation does not. */
  shutdown: [event?: Electron.Event];
}

/** One listener for every event. */
type Heard<E> = { readonly [N in keyof E]: (...args: E[N] extends unknown[] ? E[N] : never) => void };

/** Listens on the real thing for each event of a fake: it compiles only where Electron gives these very arguments. */
export const LISTENS = {
  app: (app: Electron.App, heard: Heard<AppEvents>) => {
    app.on('browser-window-created', heard['browser-window-created']);
    app.on('web-contents-created', heard['web-contents-created']);
    app.on('open-file', heard['open-file']);
    app.on('second-instance', heard['second-instance']);
    app.on('activate', heard.activate);
    app.on('before-quit', heard['before-quit']);
    app.on('window-all-closed', heard['window-all-closed']);
    app.on('will-quit', heard['will-quit']);
    app.on('quit', heard.quit);
  },
  window: (window: Electron.BrowserWindow, heard: Heard<WindowEvents>) => {
    window.on('close', heard.close);
    window.on('closed', heard.closed);
    window.on('show', heard.show);
    window.on('focus', heard.focus);
    window.on('blur', heard.blur);
    window.on('ready-to-show', heard['ready-to-show']);
    window.on('query-session-end', heard['query-session-end']);
    window.on('session-end', heard['session-end']);
  },
  contents: (contents: Electron.WebContents, heard: Heard<ContentsEvents>) => {
    contents.on('did-start-navigation', heard['did-start-navigation']);
    contents.on('dom-ready', heard['dom-ready']);
    contents.on('did-finish-load', heard['did-finish-load']);
    contents.on('did-fail-load', heard['did-fail-load']);
    contents.on('zoom-changed', heard['zoom-changed']);
    contents.on('context-menu', heard['context-menu']);
    contents.on('render-process-gone', heard['render-process-gone']);
    contents.on('will-navigate', heard['will-navigate']);
    contents.on('will-frame-navigate', heard['will-frame-navigate']);
    contents.on('will-redirect', heard['will-redirect']);
    contents.on('will-attach-webview', heard['will-attach-webview']);
  },
  utility: (child: Electron.UtilityProcess, heard: Heard<UtilityEvents>) => {
    child.on('spawn', heard.spawn);
    child.on('exit', heard.exit);
    child.on('error', heard.error);
    child.on('message', heard.message);
  },
  preferences: (preferences: Electron.SystemPreferences, heard: Heard<PreferenceEvents>) => {
    preferences.on('accent-color-changed', heard['accent-color-changed']);
  },
  theme: (theme: Electron.NativeTheme, heard: Heard<ThemeEvents>) => {
    theme.on('updated', heard.updated);
  },
  notification: (notification: Electron.Notification, heard: Heard<NotificationEvents>) => {
    notification.on('click', heard.click);
    notification.on('close', heard.close);
  },
  power: (monitor: Electron.PowerMonitor, heard: Heard<PowerEvents>) => {
    monitor.on('shutdown', heard.shutdown);
  },
} as const;
