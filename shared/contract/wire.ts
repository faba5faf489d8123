// The messages between a host and the engine process, and between the browser and its host.
import type { ErrorData } from './errors.ts';
import type { EngineEvent } from './events.ts';
import type { NetworkSettings } from './network-settings.ts';

/** `name` and `params` are not trusted: the engine checks them. */
export interface WireRequest {
  readonly id: number;
  readonly name: string;
  readonly params: unknown;
  /** From a host: which of its windows asks. Absent: there is only one. */
  readonly window?: number;
}

export type WireResponse =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly error: ErrorData };

export type WireMessage = WireResponse | EngineEvent;

/** From an engine whose host knows the system's proxies. Beside the requests: no window ever sees it. */
export interface ProxyQuestion {
  readonly proxyQuestion: number;
  readonly address: string;
}

export interface ProxyAnswer {
  readonly proxyAnswer: number;
  /** An address such as "http://proxy:3128", or null for a direct connection. */
  readonly proxy: string | null;
}

/** To an engine: how the user wants servers to be asked from now on. Nothing that runs is asked anew. */
export interface NetworkNotice {
  readonly network: NetworkSettings;
}

/** To an engine without a channel that could be closed: end, once the project is closed. */
export interface Goodbye {
  readonly goodbye: true;
}

/** The part of a browser's address of its host that says what the page showed before: a path, or nothing where none was open. */
export const SHOWN_PROJECT = 'project';

/** And the one that says what the tab of the page is called, by which the host knows it again. */
export const TAB_NAME = 'tab';
