// Picks the way to the engine: the Electron preload where it is there, else the WebSocket of the browser host.
import type { AppClient } from './app-client.ts';
import type { WindowBridge } from './window-bridge.ts';
import { engineClient, hostClient } from './request-client.ts';
import { SocketTransport } from './socket-transport.ts';
import { uploadDrop } from './upload-drop.ts';

/** The client of this window. Under a browser it starts to connect at once. */
export function connectClient(): AppClient {
  return window.mapwright
    ? bridgeClient(window.mapwright)
    : socketClient(`ws://${window.location.host}/socket`);
}

function bridgeClient(bridge: WindowBridge): AppClient {
  return {
    engine: bridge.engine,
    host: bridge.host,
    onEvent: bridge.onEvent,
    onMenu: bridge.onMenu,
    onConnection: () => () => undefined,
    pathsOfDrop: (drop) =>
      Promise.resolve(Array.from(drop.files, bridge.pathForFile).filter((path) => path !== '')),
  };
}

function socketClient(url: string): AppClient {
  const transport = new SocketTransport(url);
  return {
    engine: engineClient(transport.ask),
    host: hostClient(transport.ask),
    onEvent: transport.events.add,
    onMenu: () => () => undefined,
    onConnection: transport.connection.add,
    pathsOfDrop: uploadDrop,
  };
}
