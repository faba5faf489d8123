// Picks the way to the engine: the Electron preload where it is there, else the WebSocket of the browser host.
import type { HostClient } from '../../shared/contract/host.ts';
import { SHOWN_PROJECT, TAB_NAME } from '../../shared/contract/wire.ts';
import type { AppClient } from './app-client.ts';
import type { WindowBridge } from './window-bridge.ts';
import { engineClient, hostClient } from './request-client.ts';
import { tellingOutcomes } from './request-outcomes.ts';
import { addressBeside, shownBefore } from './shown-project.ts';
import { SocketTransport } from './socket-transport.ts';
import { tabName } from './tab-name.ts';
import { uploadDrop } from './upload-drop.ts';

/** The client of this window. Under a browser it starts to connect at once. */
export function connectClient(): AppClient {
  const client = window.mapwright ? bridgeClient(window.mapwright) : socketClient();
  return tellingOutcomes(client);
}

function bridgeClient(bridge: WindowBridge): Omit<AppClient, 'onAnswer'> {
  return {
    engine: bridge.engine,
    // The dialogs of our own, which alone ask for more, are only shown where there are none of the system.
    host: bridge.host as HostClient,
    onEvent: bridge.onEvent,
    onMenu: bridge.onMenu,
    onConnection: () => () => undefined,
    pathsOfDrop: (drop) =>
      Promise.resolve(Array.from(drop.files, bridge.pathForFile).filter((path) => path !== '')),
  };
}

function socketClient(): Omit<AppClient, 'onAnswer'> {
  const tab = tabName();
  const transport = new SocketTransport(() => socketAddress(tab));
  return {
    engine: engineClient(transport.ask),
    host: { ...hostClient(transport.ask), 'window.new': openTab },
    onEvent: transport.events.add,
    onMenu: () => () => undefined,
    onConnection: transport.connection.add,
    pathsOfDrop: uploadDrop,
  };
}

/** With nothing of what this tab keeps for itself, such as what is not saved yet. */
function openTab(): Promise<null> {
  window.open(addressBeside(), '_blank', 'noopener');
  return Promise.resolve(null);
}

function socketAddress(tab: string): string {
  const shown = shownBefore();
  const told = new URLSearchParams({
    [TAB_NAME]: tab,
    ...(shown === null ? {} : { [SHOWN_PROJECT]: shown }),
  });
  return `ws://${window.location.host}/socket?${told.toString()}`;
}
