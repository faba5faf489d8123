// The WebSockets of the windows: answers their requests and pushes events. It does not decide who may connect.
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError, toErrorData } from '../../shared/contract/errors.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';
import type { WireResponse } from '../../shared/contract/wire.ts';
import type { Ask } from '../host/window-requests.ts';

export interface SocketListener {
  /** How many windows are connected, whenever that changes. */
  readonly onCount: (open: number) => void;
  /** The window with this number has gone; one that is loaded again comes with another. */
  readonly onGone: (window: number) => void;
}

export class WindowSockets {
  readonly #answer: Ask;
  readonly #listener: SocketListener;
  /** By the number of the window. */
  readonly #sockets = new Map<number, WebSocket>();
  #last = 0;

  constructor(answer: Ask, listener: SocketListener) {
    this.#answer = answer;
    this.#listener = listener;
  }

  /** Returns the number of the window. */
  add(socket: WebSocket): number {
    const window = ++this.#last;
    this.#sockets.set(window, socket);
    socket.on('message', (data, binary) => {
      void this.#received(socket, binary ? null : messageText(data), window);
    });
    socket.on('close', () => {
      this.#sockets.delete(window);
      this.#listener.onGone(window);
      this.#listener.onCount(this.#sockets.size);
    });
    // A broken frame or a reset: ws closes the socket, and "close" follows.
    socket.on('error', () => undefined);
    this.#listener.onCount(this.#sockets.size);
    return window;
  }

  /** Tells these windows. */
  send(event: EngineEvent, windows: Iterable<number>): void {
    const text = JSON.stringify(event);
    for (const window of windows) this.#sockets.get(window)?.send(text);
  }

  close(): void {
    for (const socket of this.#sockets.values()) socket.terminate();
  }

  async #received(socket: WebSocket, text: string | null, window: number): Promise<void> {
    const response = await respond(text, (name, params) => this.#answer(name, params, window));
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(response));
  }
}

/** Answers the text of a message, however malformed; -1 stands for an id that can't be known. Never rejects. */
export async function respond(
  text: string | null,
  answer: (name: string, params: unknown) => Promise<unknown>,
): Promise<WireResponse> {
  let id = -1;
  try {
    const request = v.parse(wireRequest, parseJson(text));
    id = request.id;
    return { id, ok: true, result: (await answer(request.name, request.params)) ?? null };
  } catch (error) {
    return { id, ok: false, error: toErrorData(v.isValiError(error) ? malformed(error.message) : error) };
  }
}

const wireRequest = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
  params: v.unknown(),
});

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch (error) {
    throw malformed(String(error));
  }
}

function malformed(detail: string): AppError {
  return new AppError('invalid-request', reason('request-malformed', { detail }));
}

function messageText(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}
