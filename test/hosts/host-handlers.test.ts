// The host requests that are the same in every host.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answerHost,
  hostHandlers,
  isHostRequest,
  type HostHandlers,
} from '../../electron/host/host-handlers.ts';
import { HostState } from '../../electron/host/host-state.ts';
import { ProjectEngines } from '../../electron/host/project-engines.ts';
import { samplePath } from '../../electron/host/sample-path.ts';
import { ScriptedPort } from './scripted-port.ts';

let home: string;
let state: HostState;
let handlers: HostHandlers;
let engine: ScriptedPort;
let engines: ProjectEngines;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  const nothing = (): Promise<null> => Promise.resolve(null);
  state = new HostState(home);
  engine = new ScriptedPort();
  engines = new ProjectEngines(() => ({ start: () => engine, onEvent: () => undefined }));
  handlers = hostHandlers(home, state, engines, {
    'host.info': () => Promise.reject(new Error('not asked here')),
    'dialog.openProject': nothing,
    'dialog.saveProject': nothing,
    'dialog.chooseSources': () => Promise.resolve([]),
    'dialog.chooseFolder': nothing,
    'shell.showFolder': nothing,
    'shell.openAddress': nothing,
    'log.show': nothing,
    'log.save': nothing,
    'files.choose': nothing,
    'window.show': () => Promise.resolve(false),
  });
});

afterEach(async () => {
  await rm(home, { recursive: true, force: true });
});

describe('files.untitledPath', () => {
  it('is a fresh path in the app’s own folder, each time another when a file takes it', async () => {
    const first = String(await answerHost('files.untitledPath', {}, handlers, 1));
    expect(dirname(first)).toBe(join(home, 'untitled'));
    expect(first).toMatch(/Untitled [\d-]+ [\d-]+( \(\d+\))?\.mapwright$/);
    expect(existsSync(first)).toBe(false);
    await writeFile(first, '');
    expect(await answerHost('files.untitledPath', {}, handlers, 1)).not.toBe(first);
  });

  it('says which folder can’t be made', async () => {
    await writeFile(join(home, 'untitled'), 'in the way');
    await rm(join(home, 'state.json'), { force: true });
    const answer = answerHost('files.untitledPath', {}, handlers, 1);
    await expect(answer).rejects.toMatchObject({
      code: 'io',
      message: expect.stringContaining('untitled') as string,
    });
  });
});

describe('files.discard', () => {
  it('removes an untitled project and its entry, and nothing outside of the app’s own folder', async () => {
    const untitled = String(await answerHost('files.untitledPath', {}, handlers, 1));
    const named = join(home, 'shop.mapwright');
    for (const path of [untitled, `${untitled}-wal`, named]) await writeFile(path, '');
    state.addRecent({ path: untitled, name: 'Untitled' });
    state.addRecent({ path: named, name: 'shop' });
    for (const path of [untitled, named]) await answerHost('files.discard', { path }, handlers, 1);
    expect([untitled, `${untitled}-wal`, named].map((path) => existsSync(path))).toEqual([
      false,
      false,
      true,
    ]);
    expect(state.recent().map(({ path }) => path)).toEqual([named]);
  });
});

describe('an open project', () => {
  it('is not discarded, as another window may have it, until it is closed', async () => {
    const path = String(await answerHost('files.untitledPath', {}, handlers, 1));
    await writeFile(path, '');
    engines.enter(1, engines.idle());
    const opened = engines.ask('project.open', { path }, 1);
    engine.answer('project.open', { path });
    await opened;
    await answerHost('files.discard', { path }, handlers, 1);
    expect(existsSync(path)).toBe(true);
    const closed = engines.ask('project.close', {}, 1);
    engine.answer('project.close', null);
    await closed;
    await answerHost('files.discard', { path }, handlers, 1);
    expect(existsSync(path)).toBe(false);
  });

  it('is shown by others where a second window has come to it', async () => {
    engines.enter(1, engines.idle());
    expect(await answerHost('window.others', {}, handlers, 1)).toBe(false);
    engines.enter(2, engines.of(1));
    expect(await answerHost('window.others', {}, handlers, 1)).toBe(true);
  });
});

describe('files.samplePath', () => {
  it('leads to the sample that ships with the app', async () => {
    const path = String(await answerHost('files.samplePath', {}, handlers, 1));
    expect(existsSync(join(path, 'robots.txt'))).toBe(true);
  });

  it('lies beside the archive in a packaged app', () => {
    expect(samplePath('/opt/Mapwright/resources/app.asar/')).toBe(
      '/opt/Mapwright/resources/app.asar.unpacked/electron/sample',
    );
  });
});

describe('a host request', () => {
  it('is known by its name only', () => {
    expect(isHostRequest('settings.get')).toBe(true);
    expect(isHostRequest('project.open')).toBe(false);
    expect(isHostRequest('constructor')).toBe(false);
  });

  it('with wrong parameters is refused, saying which', async () => {
    const answer = answerHost('recent.remove', { path: 5 }, handlers, 1);
    await expect(answer).rejects.toMatchObject({
      code: 'invalid-request',
      message: expect.stringContaining('path') as string,
    });
  });

  it('that this host has no use for is refused like one that nobody knows', async () => {
    await expect(answerHost('files.list', { path: null }, handlers, 1)).rejects.toMatchObject({
      code: 'invalid-request',
      reason: { key: 'request-unknown', params: { name: 'files.list' } },
    });
  });
});
