// The bridge between the window and Electron's main process: named functions only, no channel reaches the page.
import { contextBridge, ipcRenderer, webUtils } from 'electron';
import { CHANNELS, type ChannelAnswer, type PreloadBridge } from '../../shared/contract/bridge.ts';
import { BROWSER_REQUEST_NAMES, HOST_REQUEST_NAMES, type HostClient } from '../../shared/contract/host.ts';
import { REQUEST_NAMES, type EngineClient } from '../../shared/contract/requests/requests.ts';

async function ask(name: string, params: unknown): Promise<unknown> {
  const answer = (await ipcRenderer.invoke(CHANNELS.request, name, params)) as ChannelAnswer;
  if (answer.ok) return answer.result;
  // Plain data on purpose: an Error would cross the bridge without its code.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw answer.error;
}

/** The system's dialogs list folders, and make them. */
const NATIVE_NAMES = HOST_REQUEST_NAMES.filter(
  (name) => !BROWSER_REQUEST_NAMES.some((other) => other === name),
);

function functionsByName(names: readonly string[]): unknown {
  return Object.fromEntries(names.map((name) => [name, (params: unknown) => ask(name, params)]));
}

/** The listener gets the value that was sent, never Electron's event object. Returns the function that ends it. */
function subscribe(channel: string, listener: (value: never) => void): () => void {
  const heard = (_event: unknown, value: unknown): void => {
    listener(value as never);
  };
  ipcRenderer.on(channel, heard);
  return () => {
    ipcRenderer.off(channel, heard);
  };
}

/** What is typed or chosen in the page counts in the moments after the user did something, which no script can feign. */
function choose(params: unknown): Promise<unknown> {
  return navigator.userActivation.isActive ? ask('files.choose', params) : Promise.resolve(null);
}

/** Only the system's own file objects have a path: what the page made has none. */
function pathForFile(file: File): string {
  const path = webUtils.getPathForFile(file);
  // It arrives before any request that names the path.
  if (path !== '') ask('files.choose', { paths: [path] }).catch(() => undefined);
  return path;
}

contextBridge.exposeInMainWorld('mapwright', {
  engine: functionsByName(REQUEST_NAMES) as EngineClient,
  host: {
    ...(functionsByName(NATIVE_NAMES) as PreloadBridge<File>['host']),
    'files.choose': choose as HostClient['files.choose'],
  },
  onEvent: (listener) => subscribe(CHANNELS.event, listener),
  onMenu: (listener) => subscribe(CHANNELS.menu, listener),
  pathForFile,
} satisfies PreloadBridge<File>);
