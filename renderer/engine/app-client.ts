// What the window knows of the world behind it: one object, whatever host carries it. No state, no I/O of its own.
import { inject, type InjectionKey } from 'vue';
import type { EngineEvent } from '../../shared/contract/events.ts';
import type { HostClient } from '../../shared/contract/host.ts';
import type { MenuCommand } from '../../shared/commands/command-table.ts';
import type { EngineClient } from '../../shared/contract/requests/requests.ts';

/** `ended`: lost for so long that the host must have gone. */
export type ConnectionState = 'open' | 'lost' | 'ended';

export interface AppClient {
  readonly engine: EngineClient;
  readonly host: HostClient;
  /** Every subscription returns the function that ends it. */
  readonly onEvent: (listener: (event: EngineEvent) => void) => () => void;
  readonly onMenu: (listener: (command: MenuCommand) => void) => () => void;
  /** Tells when the host can't be reached any more, when it is back, and when it is not expected to come back. */
  readonly onConnection: (listener: (state: ConnectionState) => void) => () => void;
  /** Tells the name of each request of engine or host that succeeded. */
  readonly onAnswer: (listener: (request: string) => void) => () => void;
  /** Paths that the engine can read for what was dropped; uploads files where the host has no other way to them. */
  readonly pathsOfDrop: (drop: DataTransfer) => Promise<readonly string[]>;
}

export const appClientKey: InjectionKey<AppClient> = Symbol('AppClient');

/** The client of the running app; for components and stores. */
export function useClient(): AppClient {
  const client = inject(appClientKey);
  if (!client) throw new Error('No AppClient was provided to this app.');
  return client;
}
