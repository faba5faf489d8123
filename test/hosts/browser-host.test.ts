// The browser host over real sockets: who gets in, what is served, how requests and events travel.
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startBrowserHost, type BrowserHost } from '../../electron/browser/browser-host.ts';
import type { WireMessage } from '../../shared/contract/wire.ts';
import { ScriptedPort, told } from './scripted-port.ts';

let folder: string;
let host: BrowserHost;
let port: ScriptedPort;
let origin: string;
let windows: number[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  const files = join(folder, 'files');
  await mkdir(join(files, 'assets'), { recursive: true });
  await writeFile(join(files, 'index.html'), '<!doctype html><title>Mapwright</title>');
  await writeFile(join(files, 'assets', 'app.js'), 'export {};');
  await writeFile(join(folder, 'secret.js'), 'secret');
  await symlink(join(folder, 'secret.js'), join(files, 'link.js'));
  windows = [];
  host = await startBrowserHost({
    home: join(folder, 'home'),
    port: 0,
    openAtStart: '/start.mapwright',
    files,
    startEngine: () => (port = new ScriptedPort()),
    onWindows: (open) => windows.push(open),
  });
  origin = new URL(host.startUrl()!).origin;
});

afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request as written: fetch would tidy the path and refuse to send some headers. */
function send(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET', body = ''): Promise<Answer> {
  const { hostname, port: number } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port: number, path, method, headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.once('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
        });
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}

async function login(): Promise<string> {
  const { search } = new URL(host.startUrl()!);
  const { headers } = await send(`/${search}`);
  return headers['set-cookie']![0]!.split(';')[0]!;
}

function connect(cookie: string, headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`, {
    headers: { cookie, origin, ...headers },
  });
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

function nextMessage(socket: WebSocket): Promise<WireMessage> {
  return new Promise((resolve) => {
    socket.once('message', (data: Buffer) => {
      resolve(JSON.parse(data.toString('utf8')) as WireMessage);
    });
  });
}

async function roundTrip(socket: WebSocket, text: string): Promise<WireMessage> {
  const message = nextMessage(socket);
  socket.send(text);
  return message;
}

describe('the session', () => {
  it('exchanges the token for a strict, script-proof cookie and drops it from the address', async () => {
    const { search } = new URL(host.startUrl()!);
    const { status, headers } = await send(`/${search}`);
    expect(status).toBe(302);
    expect(headers.location).toBe('/');
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^mapwright-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('takes the token once: a second browser is refused, the first may reload', async () => {
    const { search } = new URL(host.startUrl()!);
    const cookie = await login();
    expect((await send(`/${search}`)).status).toBe(403);
    expect((await send(`/${search}`, { cookie })).status).toBe(302);
    expect((await send('/', { cookie })).status).toBe(200);
    expect(host.startUrl()).toBeNull();
  });

  it.each(['/', '/index.html', '/assets/app.js', '/?token=', '/?token=wrong', '/socket', '/upload?name=a'])(
    'refuses %s without a session',
    async (path) => {
      expect((await send(path)).status).toBe(403);
    },
  );

  it('refuses a cookie with another value', async () => {
    const cookie = await login();
    expect((await send('/', { cookie: `${cookie}x` })).status).toBe(403);
    expect((await send('/', { cookie: `${cookie.split('=')[0]!}=` })).status).toBe(403);
  });

  it('finds its cookie among others', async () => {
    const cookie = await login();
    expect((await send('/', { cookie: `a=b; ${cookie}; mapwright-1=x` })).status).toBe(200);
  });
});

describe('requests from elsewhere', () => {
  it.each([
    { host: 'localhost' },
    { host: 'evil.example' },
    { host: '127.0.0.1' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('are refused: %j', async (headers) => {
    const cookie = await login();
    expect((await send('/', { cookie, ...headers })).status).toBe(403);
  });

  it('may not even use the token', async () => {
    const { search } = new URL(host.startUrl()!);
    expect((await send(`/${search}`, { host: 'evil.example' })).status).toBe(403);
    expect((await send(`/${search}`)).status).toBe(302);
  });

  it('can’t upgrade to a socket', async () => {
    const cookie = await login();
    await expect(connect('')).rejects.toThrow('status 403');
    await expect(connect(cookie, { origin: 'http://evil.example' })).rejects.toThrow('status 403');
    await expect(connect(cookie, { host: 'evil.example' })).rejects.toThrow('status 403');
  });

  it('can’t send anything without naming its origin', async () => {
    const cookie = await login();
    expect((await send('/upload?name=a', { cookie }, 'POST', 'x')).status).toBe(403);
    expect((await send('/', { cookie, origin }, 'DELETE')).status).toBe(405);
  });
});

describe('files', () => {
  it('are served with their type and the security headers', async () => {
    const { status, headers, body } = await send('/', { cookie: await login() });
    expect(status).toBe(200);
    expect(body).toContain('<title>Mapwright</title>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src 'self' ${origin.replace('http', 'ws')}`);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('carry the headers on refusals, too', async () => {
    const { headers } = await send('/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBeDefined();
  });

  it.each([
    '/../secret.js',
    '/%2e%2e/secret.js',
    '/assets/../../secret.js',
    '/assets/..%2f..%2fsecret.js',
    '/..%5csecret.js',
    '//secret.js',
    '/link.js',
    '/%00',
    '/%zz',
    '/.env',
    '/assets',
    '/assets/',
    '/nothing.js',
  ])('outside the folder or absent are not found: %s', async (path) => {
    const answer = await send(path, { cookie: await login() });
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('secret');
  });
});

describe('uploads', () => {
  it('are streamed to a file that keeps its name, and removed at the end', async () => {
    const headers = { cookie: await login(), origin };
    const answer = await send('/upload?name=sitemap%201.xml.gz', headers, 'POST', 'content');
    expect(answer.status).toBe(200);
    const { path } = JSON.parse(answer.body) as { path: string };
    expect(basename(path)).toBe('sitemap 1.xml.gz');
    expect(await readFile(path, 'utf8')).toBe('content');
    await host.close();
    await expect(readdir(join(path, '..', '..'))).rejects.toThrow('ENOENT');
  });

  it('of equal names do not meet', async () => {
    const headers = { cookie: await login(), origin };
    const paths = await Promise.all(
      ['one', 'two'].map((body) => send('/upload?name=a.xml', headers, 'POST', body)),
    );
    const contents = paths.map(({ body }) => readFile((JSON.parse(body) as { path: string }).path, 'utf8'));
    expect((await Promise.all(contents)).sort()).toEqual(['one', 'two']);
  });

  it('need a name', async () => {
    expect((await send('/upload', { cookie: await login(), origin }, 'POST', 'x')).status).toBe(400);
  });
});

describe('the socket', () => {
  it('carries engine requests to the engine and answers with the window’s own id', async () => {
    const socket = await connect(await login());
    const answer = nextMessage(socket);
    socket.send(JSON.stringify({ id: 41, name: 'project.info', params: {} }));
    await expect.poll(() => port.sent.length).toBe(1);
    port.answer('project.info', { rows: 3 });
    expect(await answer).toEqual({ id: 41, ok: true, result: { rows: 3 } });
    socket.close();
  });

  it('answers host requests itself, checked', async () => {
    const socket = await connect(await login());
    const info = await roundTrip(socket, '{"id":1,"name":"host.info","params":{}}');
    expect(info).toMatchObject({
      ok: true,
      result: { kind: 'browser', nativeDialogs: false, openAtStart: '/start.mapwright' },
    });
    const again = await roundTrip(socket, '{"id":1,"name":"host.info","params":{}}');
    expect(again).toMatchObject({ result: { openAtStart: null } });
    const set = await roundTrip(socket, '{"id":2,"name":"settings.set","params":{"theme":"dark"}}');
    expect(set).toEqual({ id: 2, ok: true, result: { theme: 'dark', language: 'system' } });
    const wrong = await roundTrip(socket, '{"id":3,"name":"settings.set","params":{"theme":"pink"}}');
    expect(wrong).toMatchObject({ id: 3, ok: false, error: { code: 'invalid-request' } });
    const dialog = await roundTrip(socket, '{"id":4,"name":"dialog.openProject","params":{}}');
    expect(dialog).toMatchObject({ id: 4, ok: false, error: { code: 'invalid-request' } });
    socket.close();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"id":"1","name":"x","params":{}}',
    '{"id":1}',
    '{"id":1,"name":2,"params":{}}',
  ])('answers the malformed message %j with an error and goes on', async (text) => {
    const socket = await connect(await login());
    expect(await roundTrip(socket, text)).toMatchObject({ ok: false, error: { code: 'invalid-request' } });
    expect(await roundTrip(socket, '{"id":9,"name":"recent.list","params":{}}')).toMatchObject({
      id: 9,
      ok: true,
    });
    socket.close();
  });

  it('pushes events to every window, and tells how many there are', async () => {
    const cookie = await login();
    const sockets = await Promise.all([connect(cookie), connect(cookie)]);
    const messages = Promise.all(sockets.map(nextMessage));
    port.say({ event: 'project.changed', data: { revision: 7 } });
    expect(await messages).toEqual(Array(2).fill({ event: 'project.changed', data: { revision: 7 } }));
    for (const socket of sockets) socket.close();
    await expect.poll(() => windows).toEqual([1, 2, 1, 0]);
  });

  it('remembers opened projects as recent', async () => {
    const socket = await connect(await login());
    const opened = nextMessage(socket);
    socket.send('{"id":1,"name":"project.open","params":{"path":"/a.mapwright"}}');
    await expect.poll(() => port.sent.length).toBe(1);
    port.answer('project.open', { path: '/a.mapwright', name: 'a', untitled: false });
    await opened;
    const recent = await roundTrip(socket, '{"id":2,"name":"recent.list","params":{}}');
    expect(recent).toMatchObject({ result: [{ path: '/a.mapwright', name: 'a' }] });
    socket.close();
    await told();
  });
});

describe('the port', () => {
  it('that is taken gives an error that names it', async () => {
    const number = Number(new URL(origin).port);
    const second = startBrowserHost({
      home: folder,
      port: number,
      openAtStart: null,
      startEngine: () => port,
    });
    await expect(second).rejects.toMatchObject({
      code: 'io',
      message: expect.stringContaining(String(number)) as string,
    });
  });
});
