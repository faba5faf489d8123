// Builds the pages of the compared grids and serves them with the rows of a real project. As in the app, those come from an
// engine in a process of its own, through another one, over a socket.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { WebSocketServer } from 'ws';
import { startBuiltEngine } from '../../built-engine.ts';
import { BENCH_HOME } from '../../corpus.ts';
import { PEERS, type PeerName } from '../grid-target.ts';
import type { PeerSetup, RowsAnswered, RowsAsked } from './peer-page.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface PeerPages {
  readonly addressOf: (peer: PeerName, setup: PeerSetup) => string;
  readonly close: () => Promise<void>;
}

/** Opens the project, which nobody else may have open until the pages are closed. */
export async function servePeers(project: string): Promise<PeerPages> {
  const out = await mkdtemp(join(BENCH_HOME, 'peers-'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: out,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: Object.keys(PEERS).map((name) => join(import.meta.dirname, `${name}.html`)) },
    },
  });
  const engine = startBuiltEngine();
  await engine.ask('project.open', { path: project });
  const { view } = await engine.ask('view.open', { filter: [], sort: [] });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(join(out, pathname)).then(
      (bytes) => {
        response.setHeader('Content-Type', TYPES[extname(pathname)] ?? 'application/octet-stream');
        response.end(bytes);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const { id, start, count } = JSON.parse(data.toString('utf8')) as RowsAsked;
      void engine.ask('view.rows', { view, start, count }).then(({ rows }) => {
        socket.send(JSON.stringify({ id, rows } satisfies RowsAnswered));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (peer, setup) =>
      `http://127.0.0.1:${String(port)}/${peer}.html#${encodeURIComponent(JSON.stringify(setup))}`,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.close();
      await engine.close();
      await rm(out, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
