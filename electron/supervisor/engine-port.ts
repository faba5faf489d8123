// What the supervisor needs of an engine process, whoever starts it. An interface only.
import type { NetworkNotice, WireMessage, WireRequest } from '../../shared/contract/wire.ts';

export interface EnginePort {
  /** Sends a request; silently dropped once the process has gone (onExit tells). Throws where it can't be cloned. */
  readonly send: (request: WireRequest) => void;
  /** Tells what no request is, in order with those; dropped as they are. */
  readonly tell: (notice: NetworkNotice) => void;
  readonly onMessage: (listener: (message: WireMessage) => void) => void;
  /** Called once, with a phrase that says how the process ended, and what it printed last. */
  readonly onExit: (listener: (how: string) => void) => void;
  /** Asks the process to end and resolves when it has; by force after a grace. */
  readonly kill: () => Promise<void>;
  /** Ends the process at once: what it does is lost, what it has saved is not. */
  readonly end: () => void;
  readonly pid: number | undefined;
}
