// A web server on this machine for tests of imports from the web: each path answers as the test says.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebSurroundings } from '../../../../../electron/engine/read/sources/web/web-exchange.ts';
import { testClock, type TestClock } from './test-clock.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse, nth: number) => unknown;

/** A body alone, or an answer in full. */
export type Route = string | Uint8Array | Handler;

export interface TestSite {
  readonly clock: TestClock;
  /** For code under test: all hosts lead to this server, and time is the test's. */
  readonly surroundings: WebSurroundings;
  /** "host path" → answer; a path alone means any host. May be changed at any time. */
  readonly routes: Record<string, Route>;
  /** Every request, as "host path". */
  readonly requests: string[];
  /** The headers of the last request for a path. */
  readonly headersOf: (path: string) => IncomingMessage['headers'];
  /** The most requests that were open at once. */
  readonly most: () => number;
  readonly port: number;
  readonly close: () => Promise<void>;
}

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function urlset(...locs: string[]): string {
  return `<urlset ${NS}>${locs.map((loc) => `<url><loc>${loc}</loc></url>\n`).join('')}</urlset>`;
}

export function sitemapIndex(...locs: string[]): string {
  return `<sitemapindex ${NS}>${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
}

/** Answers with a status and headers. */
export function answer(
  status: number,
  headers: Record<string, string> = {},
  body: string | Uint8Array = '',
): Handler {
  return (_, response) => response.writeHead(status, headers).end(body);
}

/** The first answers one after the other, then the last one for ever. */
export function inTurn(...routes: readonly [Route, ...Route[]]): Handler {
  return (request, response, nth) => {
    const route = routes[Math.min(nth, routes.length - 1)] ?? '';
    send(route, request, response, nth);
  };
}

function send(route: Route, request: IncomingMessage, response: ServerResponse, nth: number): void {
  if (typeof route === 'function') route(request, response, nth);
  else response.writeHead(200).end(route);
}

/** Names are those of plain http addresses, as no certificate can be had for them. */
export async function startSite(routes: Record<string, Route> = {}): Promise<TestSite> {
  const clock = testClock();
  const requests: string[] = [];
  const headers = new Map<string, IncomingMessage['headers']>();
  const counts = new Map<string, number>();
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const host = request.headers.host ?? '';
    requests.push(`${host} ${path}`);
    headers.set(path, request.headers);
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    response.on('error', () => undefined);
    const route = routes[`${host} ${path}`] ?? routes[path];
    const nth = counts.get(`${host} ${path}`) ?? 0;
    counts.set(`${host} ${path}`, nth + 1);
    if (route === undefined) response.writeHead(404).end('nothing here');
    else send(route, request, response, nth);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    clock,
    routes,
    requests,
    port,
    most: () => most,
    headersOf: (path) => headers.get(path) ?? {},
    surroundings: {
      clock,
      proxyFor: () => Promise.resolve(null),
      connectTo: () => ({ hostname: '127.0.0.1', port: String(port) }),
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
