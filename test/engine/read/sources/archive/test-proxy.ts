// A proxy on this machine for tests: requests for whole addresses and tunnels, both led to servers of the test.
import { createServer, request as send } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

export interface TestProxy {
  readonly port: number;
  /** What it was asked, in order: "GET http://…", "CONNECT host:port". */
  readonly asked: string[];
  /** Who logged in, as "name:password"; '' = nobody. */
  readonly logins: string[];
  /** Answers all with this status; null = does its work. */
  refuse: number | null;
  readonly close: () => Promise<void>;
}

/** `ports`: of this machine, by the host that is asked for. */
export async function startProxy(ports: Readonly<Record<string, number>>): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  const proxy = { asked: [] as string[], logins: [] as string[], refuse: null as number | null };
  const note = (what: string, header: string | undefined): void => {
    proxy.asked.push(what);
    proxy.logins.push(Buffer.from((header ?? '').replace('Basic ', ''), 'base64').toString());
  };
  const server = createServer((asked, answer) => {
    note(`${asked.method ?? ''} ${asked.url ?? ''}`, asked.headers['proxy-authorization']);
    if (proxy.refuse !== null) {
      answer.writeHead(proxy.refuse).end();
      return;
    }
    const { hostname, pathname } = new URL(asked.url ?? '');
    const { 'proxy-authorization': _, ...headers } = asked.headers;
    send({ host: '127.0.0.1', port: ports[hostname], path: pathname, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    }).end();
  });
  server.on('connect', (asked, client: Socket) => {
    note(`CONNECT ${asked.url ?? ''}`, asked.headers['proxy-authorization']);
    sockets.add(client);
    client.on('error', () => undefined);
    if (proxy.refuse !== null) {
      client.end(`HTTP/1.1 ${String(proxy.refuse)} No\r\n\r\n`);
      return;
    }
    const target = connect(ports[new URL(`http://${asked.url ?? ''}`).hostname] ?? 0, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      target.pipe(client).pipe(target);
    });
    sockets.add(target);
    target.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(proxy, {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.destroy();
        server.closeAllConnections();
      }),
  });
}
