// Turns one untyped "ask by name" function into the typed clients of the contract. It holds no state.
import { HOST_REQUEST_NAMES, type HostClient } from '../../shared/contract/host.ts';
import { REQUEST_NAMES, type EngineClient } from '../../shared/contract/requests/requests.ts';

export type Ask = (name: string, params: unknown) => Promise<unknown>;

/** A client with one function for each request of the engine. Results are trusted: they come from our own host. */
export function engineClient(ask: Ask): EngineClient {
  return byName(REQUEST_NAMES, ask) as EngineClient;
}

/** The same for the requests of the host. */
export function hostClient(ask: Ask): HostClient {
  return byName(HOST_REQUEST_NAMES, ask) as HostClient;
}

function byName(names: readonly string[], ask: Ask): unknown {
  return Object.fromEntries(names.map((name) => [name, (params: unknown) => ask(name, params)]));
}
