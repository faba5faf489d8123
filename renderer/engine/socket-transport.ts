// Carries requests and events over a WebSocket and reconnects after a loss. It knows neither requests nor screens.
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';
import type { ConnectionState } from './app-client.ts';
import type { WireMessage, WireRequest, WireResponse } from '../../shared/contract/wire.ts';
import { Listeners } from './listeners.ts';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: AppError) => void;
}

/** After so many tries, which take about a quarter of a minute, the host is taken to have ended; they go on. */
const TRIES = 7;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 5_000;

export class SocketTransport {
  readonly events = new Listeners<EngineEvent>();
  readonly connection = new Listeners<ConnectionState>();
  readonly #url: () => string;
  readonly #waiting = new Map<number, Waiting>();
  #queue: WireRequest[] = [];
  #socket: WebSocket | null = null;
  #state: 'starting' | 'open' | 'lost' = 'starting';
  #nextId = 1;
  #delay = FIRST_DELAY_MS;
  #tries = 0;

  /** `url` is asked for each connection. */
  constructor(url: () => string) {
    this.#url = url;
    this.#connect();
  }

  /** Asks and answers with the result; rejects with an AppError. Requests made before the first connection wait for it. */
  readonly ask = (name: string, params: unknown): Promise<unknown> => {
    if (this.#state === 'lost') return Promise.reject(connectionLost('not-connected'));
    const request: WireRequest = { id: this.#nextId++, name, params };
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject });
      if (this.#state === 'open') this.#socket?.send(JSON.stringify(request));
      else this.#queue.push(request);
    });
  };

  #connect(): void {
    const socket = new WebSocket(this.#url());
    this.#socket = socket;
    socket.onopen = () => {
      this.#opened(socket);
    };
    socket.onmessage = (message: MessageEvent<unknown>) => {
      if (typeof message.data === 'string') this.#received(JSON.parse(message.data) as WireMessage);
    };
    socket.onclose = () => {
      this.#closed();
    };
  }

  #opened(socket: WebSocket): void {
    const wasLost = this.#state === 'lost';
    this.#state = 'open';
    this.#delay = FIRST_DELAY_MS;
    this.#tries = 0;
    for (const request of this.#queue) socket.send(JSON.stringify(request));
    this.#queue = [];
    if (wasLost) this.connection.tell('open');
  }

  #received(message: WireMessage): void {
    if ('event' in message) this.events.tell(message);
    else this.#answered(message);
  }

  #answered(response: WireResponse): void {
    const waiting = this.#waiting.get(response.id);
    if (!waiting) return;
    this.#waiting.delete(response.id);
    if (response.ok) waiting.resolve(response.result);
    else waiting.reject(AppError.from(response.error));
  }

  #closed(): void {
    const first = this.#state !== 'lost';
    this.#state = 'lost';
    this.#queue = [];
    for (const { reject } of this.#waiting.values()) reject(connectionLost('connection-lost'));
    this.#waiting.clear();
    if (first) this.connection.tell('lost');
    else if (++this.#tries === TRIES) this.connection.tell('ended');
    setTimeout(() => {
      this.#connect();
    }, this.#delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS);
  }
}

/** `why`: nobody heard it, or nobody heard the answer. */
function connectionLost(why: 'not-connected' | 'connection-lost'): AppError {
  return new AppError(why, reason(why));
}
