// The browser host with a real engine: requests of its page read and write what the user chose, and nothing else.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { forkEngine } from '../../electron/supervisor/fork-port.ts';
import type { WireMessage, WireResponse } from '../../shared/contract/wire.ts';
import { startTestHost, type TestHost } from './test-host.ts';

let test: TestHost;
let socket: WebSocket;
let cookie: string;
let lastId = 0;

beforeEach(async () => {
  test = await startTestHost(() => forkEngine());
  cookie = await test.login();
  socket = await test.connect(cookie);
  for (const folder of ['in', 'out', 'foreign']) await mkdir(at(folder));
  await writeFile(at('in', 'list.csv'), 'loc\nhttps://example.com/a\n');
  await writeFile(at('foreign', 'secret.csv'), 'loc\nhttps://example.com/secret\n');
});

afterEach(async () => {
  socket.close();
  await test.stop();
});

const at = (...parts: string[]): string => join(test.folder, ...parts);

function ask(name: string, params: unknown): Promise<WireResponse> {
  const id = ++lastId;
  socket.send(JSON.stringify({ id, name, params }));
  return new Promise((resolve) => {
    const listen = (data: Buffer): void => {
      const message = JSON.parse(data.toString('utf8')) as WireMessage;
      if (!('id' in message) || message.id !== id) return;
      socket.off('message', listen);
      resolve(message);
    };
    socket.on('message', listen);
  });
}

async function result<T>(name: string, params: unknown): Promise<T> {
  const answer = await ask(name, params);
  if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`);
  return answer.result as T;
}

const choose = (...paths: string[]): Promise<null> => result('files.choose', { paths });

/** A project of the host's own making, open. */
async function openNew(): Promise<string> {
  const path = await result<string>('files.untitledPath', {});
  await result('project.create', { path, untitled: true });
  return path;
}

const REFUSED = { ok: false, error: { code: 'no-access', reason: { key: 'path-not-chosen' } } };

describe('a page that asks for what nobody chose', () => {
  it('reads no file, no folder and no foreign project', async () => {
    await openNew();
    const foreign = at('foreign', 'p.mapwright');
    for (const [name, params] of [
      ['table.inspect', { path: '/etc/passwd', options: {} }],
      ['table.inspect', { path: at('foreign', 'secret.csv'), options: {} }],
      ['import.start', { sources: [at('foreign')] }],
      ['import.start', { sources: [at('foreign', '*.csv')] }],
      ['project.open', { path: foreign }],
      ['compare.start', { before: { kind: 'project' }, after: { kind: 'projectFile', path: foreign } }],
      ['compare.start', { before: { kind: 'project' }, after: { kind: 'set', location: at('foreign') } }],
      [
        'clusters.previewBuild',
        { source: { kind: 'file', path: '/etc/passwd', fallback: '', replace: false } },
      ],
      ['shell.showFolder', { path: '/etc' }],
    ] as const)
      expect(await ask(name, params), name).toMatchObject(REFUSED);
  });

  it('writes no file, no folder and no project, and makes the project refer to none', async () => {
    await openNew();
    const options = {
      out: at('foreign'),
      baseUrl: 'https://example.com/',
      maxUrls: 9,
      maxBytes: 9_999,
      gzip: false,
    };
    for (const [name, params] of [
      ['project.create', { path: at('foreign', 'new.mapwright') }],
      ['project.saveAs', { path: at('foreign', 'new.mapwright') }],
      ['report.write', { path: at('foreign', 'r.html'), format: 'html', view: null, overwrite: true }],
      ['export.start', options],
      ['export.removeOld', { out: at('foreign') }],
      ['export.zip', { out: at('foreign'), names: ['a.xml'], path: at('foreign', 'a.zip'), overwrite: true }],
      ['profile.save', { id: null, name: 'p', options }],
      ['project.setSettings', { outDir: at('foreign') }],
      ['files.makeFolder', { parent: at('foreign'), name: 'made' }],
    ] as const)
      expect(await ask(name, params), name).toMatchObject(REFUSED);
    for (const name of ['new.mapwright', 'r.html', 'a.zip', 'made'])
      expect(existsSync(at('foreign', name))).toBe(false);
  });

  it('is told in words which path it was', async () => {
    const answer = await ask('table.inspect', { path: '/etc/passwd', options: {} });
    expect(answer).toMatchObject({ error: { message: expect.stringContaining('/etc/passwd') as string } });
  });
});

describe('a page that asks for what the user chose', () => {
  it('reads and writes it', async () => {
    await openNew();
    await choose(at('in', 'list.csv'), at('out', 'report.json'), at('mine.mapwright'));
    expect(await ask('table.inspect', { path: at('in', 'list.csv'), options: {} })).toMatchObject({
      ok: true,
    });
    const report = { path: at('out', 'report.json'), format: 'json', view: null, overwrite: false };
    expect(await ask('report.write', report)).toMatchObject({ ok: true });
    await expect.poll(() => result('job.current', {})).toBeNull();
    expect(existsSync(report.path)).toBe(true);
    await result('project.saveAs', { path: at('mine.mapwright') });
    await result('project.close', {});
    // The host remembers it.
    expect(await ask('project.open', { path: at('mine.mapwright') })).toMatchObject({ ok: true });
    expect(await ask('table.inspect', { path: at('in', 'other.csv'), options: {} })).toMatchObject(REFUSED);
  });

  it('reads what was dropped into it', async () => {
    await openNew();
    const headers = { cookie, origin: test.origin };
    const sent = await test.send('/upload?name=a.csv', headers, 'POST', 'loc\nhttps://example.com/a\n');
    const { path } = JSON.parse(sent.body) as { path: string };
    expect(await readFile(path, 'utf8')).toContain('example.com');
    expect(await ask('table.inspect', { path, options: {} })).toMatchObject({ ok: true });
  });

  it('uses the folder that a project keeps for its exports, for as long as it is open', async () => {
    await openNew();
    await choose(at('out'));
    await result('project.setSettings', { outDir: at('out') });
    await choose(at('p.mapwright'));
    await result('project.saveAs', { path: at('p.mapwright') });
    await test.host.close();
    const again = await startTestHost(() => forkEngine());
    socket.close();
    const before = test;
    test = again;
    socket = await test.connect(await test.login());
    expect(await ask('shell.showFolder', { path: join(before.folder, 'out') })).toMatchObject(REFUSED);
    await choose(join(before.folder, 'p.mapwright'));
    await result('project.open', { path: join(before.folder, 'p.mapwright') });
    const robots = { origin: 'https://example.com', path: join(before.folder, 'out', 'robots.txt') };
    expect(await ask('robots.export', robots)).not.toMatchObject(REFUSED);
    await result('project.close', {});
    expect(await ask('robots.export', robots)).toMatchObject(REFUSED);
    await before.stop();
  });
});
