// A browser host for tests, over real sockets, with an engine played by the test; and a client that hides nothing.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { startBrowserHost, type BrowserHost } from '../../electron/browser/browser-host.ts';
import type { EnginePort } from '../../electron/supervisor/engine-port.ts';
import type { WireMessage } from '../../shared/contract/wire.ts';
import { ScriptedPort } from './scripted-port.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestHost {
  readonly folder: string;
  readonly host: BrowserHost;
  readonly engine: ScriptedPort;
  readonly origin: string;
  /** How many windows were connected, change by change. */
  readonly windows: readonly number[];
  /** A request as written: fetch would tidy the path and refuse to send some headers. */
  readonly send: (
    path: string,
    headers?: OutgoingHttpHeaders,
    method?: string,
    body?: string,
  ) => Promise<Answer>;
  /** Redeems the token and returns the cookie. */
  readonly login: () => Promise<string>;
  /** `query`: what the page says of itself. */
  readonly connect: (cookie: string, headers?: Record<string, string>, query?: string) => Promise<WebSocket>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a host that serves a folder with a page, a script, a link that leads out and a secret beside it. `startEngine`: a
 * real engine instead of the one that the test plays.
 */
export async function startTestHost(startEngine?: () => EnginePort): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  const files = join(folder, 'files');
  await mkdir(join(files, 'assets'), { recursive: true });
  await writeFile(join(files, 'index.html'), '<!doctype html><title>Mapwright</title>');
  await writeFile(join(files, 'assets', 'app.js'), 'export {};');
  await writeFile(join(folder, 'secret.js'), 'secret');
  await symlink(join(folder, 'secret.js'), join(files, 'link.js'));
  const windows: number[] = [];
  const engine = new ScriptedPort();
  const host = await startBrowserHost({
    home: join(folder, 'home'),
    port: 0,
    openAtStart: '/start.mapwright',
    files,
    startEngine: startEngine ?? (() => engine),
    onWindows: (open) => windows.push(open),
  });
  const { origin, search } = new URL(host.startUrl()!);
  const send: TestHost['send'] = (path, headers, method, body) =>
    sendTo(origin, path, { headers, method, body });
  return {
    folder,
    host,
    engine,
    origin,
    windows,
    send,
    login: async () => (await send(`/${search}`)).headers['set-cookie']![0]!.split(';')[0]!,
    connect: (cookie, headers, query = '') => connectTo(origin, { cookie, origin, ...headers }, query),
    stop: async () => {
      await host.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Sent {
  readonly headers: OutgoingHttpHeaders | undefined;
  readonly method: string | undefined;
  readonly body: string | undefined;
}

function sendTo(
  origin: string,
  path: string,
  { headers = {}, method = 'GET', body = '' }: Sent,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    request.once('error', reject);
    request.end(body);
  });
}

function connectTo(origin: string, headers: Record<string, string>, query: string): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket${query}`, { headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => {
      resolve(socket);
    });
    socket.once('unexpected-response', (_request, response) => {
      reject(new Error(`status ${response.statusCode ?? 0}`));
    });
    socket.once('error', reject);
  });
}

export function nextMessage(socket: WebSocket): Promise<WireMessage> {
  return new Promise((resolve) => {
    socket.once('message', (data: Buffer) => {
      resolve(JSON.parse(data.toString('utf8')) as WireMessage);
    });
  });
}

/** Sends a text and waits for the next message. */
export async function roundTrip(socket: WebSocket, text: string): Promise<WireMessage> {
  const message = nextMessage(socket);
  socket.send(text);
  return message;
}
