// The browser host at work, over real sockets: uploads, requests, answers and events.
import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBrowserHost } from '../../electron/browser/browser-host.ts';
import { ScriptedPort, told } from './scripted-port.ts';
import { nextMessage, roundTrip, startTestHost, type TestHost } from './test-host.ts';

let test: TestHost;
const send: TestHost['send'] = (...args) => test.send(...args);
const login = (): Promise<string> => test.login();
const connect: TestHost['connect'] = (...args) => test.connect(...args);

beforeEach(async () => {
  test = await startTestHost();
});

afterEach(async () => {
  await test.stop();
});

describe('uploads', () => {
  it('are streamed to a file that keeps its name, and removed at the end', async () => {
    const headers = { cookie: await login(), origin: test.origin };
    const answer = await send('/upload?name=sitemap%201.xml.gz', headers, 'POST', 'content');
    expect(answer.status).toBe(200);
    const { path } = JSON.parse(answer.body) as { path: string };
    expect(basename(path)).toBe('sitemap 1.xml.gz');
    expect(await readFile(path, 'utf8')).toBe('content');
    await test.host.close();
    await expect(readdir(join(path, '..', '..'))).rejects.toThrow('ENOENT');
  });

  it('of equal names do not meet', async () => {
    const headers = { cookie: await login(), origin: test.origin };
    const paths = await Promise.all(
      ['one', 'two'].map((body) => send('/upload?name=a.xml', headers, 'POST', body)),
    );
    const contents = paths.map(({ body }) => readFile((JSON.parse(body) as { path: string }).path, 'utf8'));
    expect((await Promise.all(contents)).sort()).toEqual(['one', 'two']);
  });

  it('need a name', async () => {
    expect((await send('/upload', { cookie: await login(), origin: test.origin }, 'POST', 'x')).status).toBe(
      400,
    );
  });
});

describe('the socket', () => {
  it('carries engine requests to the engine and answers with the window’s own id', async () => {
    const socket = await connect(await login());
    const answer = nextMessage(socket);
    socket.send(JSON.stringify({ id: 41, name: 'project.info', params: {} }));
    await expect.poll(() => test.engine.sent.length).toBe(1);
    test.engine.answer('project.info', { rows: 3 });
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
    expect(set).toMatchObject({ id: 2, ok: true, result: { theme: 'dark', language: 'system' } });
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
    test.engine.say({ event: 'project.changed', data: { revision: 7 } });
    expect(await messages).toEqual(Array(2).fill({ event: 'project.changed', data: { revision: 7 } }));
    for (const socket of sockets) socket.close();
    await expect.poll(() => test.windows).toEqual([1, 2, 1, 0]);
  });

  it('leads a page that is loaded again to the project that it showed, and to no other', async () => {
    await test.stop();
    const ports: ScriptedPort[] = [];
    test = await startTestHost(() => {
      ports.push(new ScriptedPort());
      return ports.at(-1)!;
    });
    const cookie = await login();
    const first = await connect(cookie);
    const pages = [first];
    await roundTrip(first, '{"id":0,"name":"files.choose","params":{"paths":["/a b.mapwright"]}}');
    const opened = nextMessage(first);
    first.send('{"id":1,"name":"project.open","params":{"path":"/a b.mapwright"}}');
    await expect.poll(() => ports[0]?.sent.length).toBe(1);
    ports[0]?.answer('project.open', { path: '/a b.mapwright', name: 'a', untitled: false });
    await opened;
    /** How many engines there are once a page has come that showed this, and which of them it asks. */
    const engineOf = async (shown: string): Promise<readonly [number, number]> => {
      const page = await connect(cookie, {}, shown);
      page.send('{"id":1,"name":"project.info","params":{}}');
      const asked = (): number => ports.findIndex(({ sent }) => sent.at(-1)?.name === 'project.info');
      await expect.poll(asked).toBeGreaterThan(-1);
      const at = asked();
      ports[at]?.answer('project.info', null);
      ports[at]?.sent.splice(0);
      pages.push(page);
      return [ports.length, at];
    };
    expect(await engineOf('?project=%2Fa%20b.mapwright')).toEqual([1, 0]);
    expect(await engineOf('')).toEqual([1, 0]);
    expect(await engineOf('?project=')).toEqual([2, 1]);
    expect(await engineOf('?project=%2Fgone.mapwright')).toEqual([3, 2]);
    for (const page of pages) page.close();
  });

  it('remembers opened projects as recent', async () => {
    const socket = await connect(await login());
    await roundTrip(socket, '{"id":0,"name":"files.choose","params":{"paths":["/a.mapwright"]}}');
    const opened = nextMessage(socket);
    socket.send('{"id":1,"name":"project.open","params":{"path":"/a.mapwright"}}');
    await expect.poll(() => test.engine.sent.length).toBe(1);
    test.engine.answer('project.open', { path: '/a.mapwright', name: 'a', untitled: false });
    await opened;
    const recent = await roundTrip(socket, '{"id":2,"name":"recent.list","params":{}}');
    expect(recent).toMatchObject({ result: [{ path: '/a.mapwright', name: 'a' }] });
    socket.close();
    await told();
  });
});

describe('the port', () => {
  it('that is taken gives an error that names it', async () => {
    const number = Number(new URL(test.origin).port);
    const second = startBrowserHost({
      home: test.folder,
      port: number,
      openAtStart: null,
      startEngine: () => test.engine,
    });
    await expect(second).rejects.toMatchObject({
      code: 'io',
      message: expect.stringContaining(String(number)) as string,
    });
  });
});

describe('the log', () => {
  it('is there from the start, and what is saved of it lies beside it', async () => {
    const socket = await connect(await login());
    const answer = await roundTrip(socket, JSON.stringify({ id: 1, name: 'log.save', params: {} }));
    const { result } = answer as unknown as { readonly result: string };
    expect(basename(result)).toBe('mapwright-diagnostics.zip');
    expect((await readFile(result)).subarray(0, 2).toString()).toBe('PK');
    const log = await readFile(join(dirname(result), 'mapwright.log'), 'utf8');
    expect(log).toMatch(/ Mapwright \d+\.\d+\.\d+, Node /);
    socket.close();
  });
});

describe('updates', () => {
  it('are none of a browser’s host', async () => {
    const socket = await connect(await login());
    expect(await roundTrip(socket, JSON.stringify({ id: 1, name: 'host.info', params: {} }))).toMatchObject({
      result: { updates: null },
    });
    expect(
      await roundTrip(socket, JSON.stringify({ id: 2, name: 'updates.check', params: {} })),
    ).toMatchObject({
      ok: false,
      error: { reason: { key: 'request-unknown' } },
    });
    socket.close();
  });
});
