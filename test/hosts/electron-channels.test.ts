// What Electron's main process carries, against a fake `electron`: requests, events and menu commands.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preventable, type ContentsEvents } from './electron-events.ts';
import { mainUnderTest, type MainUnderTest } from './main-under-test.ts';

let main: MainUnderTest;
const start: MainUnderTest['start'] = (...args) => main.start(...args);
const window = () => main.window();
const engine = () => main.engine();
const invoke: MainUnderTest['invoke'] = (...args) => main.invoke(...args);

beforeEach(async () => {
  main = await mainUnderTest();
});

afterEach(async () => {
  await main.clean();
});

describe('requests', () => {
  it('go to the engine and come back', async () => {
    await start();
    const answer = invoke('project.info', {});
    await expect.poll(() => engine().posted.length).toBe(1);
    expect(engine().posted[0]).toMatchObject({ name: 'project.info', params: {} });
    engine().emit('message', { id: engine().posted[0]!.id, ok: true, result: { rows: 1 } });
    expect(await answer).toEqual({ ok: true, result: { rows: 1 } });
  });

  it('of other frames, pages and closed frames are refused', async () => {
    await start();
    const refused = { ok: false, error: { code: 'invalid-request' } };
    const { webContents } = window();
    expect(await invoke('project.info', {}, window(), { url: 'mapwright://app/' })).toMatchObject(refused);
    expect(await invoke('project.info', {}, window(), null)).toMatchObject(refused);
    webContents.mainFrame.url = 'https://example.com/';
    expect(await invoke('project.info', {})).toMatchObject(refused);
    expect(engine().posted).toEqual([]);
  });

  it('of a wrong form get an error', async () => {
    await start();
    expect(await invoke(5, {})).toMatchObject({ ok: false, error: { code: 'invalid-request' } });
    expect(await invoke('settings.set', { theme: 'pink' })).toMatchObject({
      ok: false,
      error: { code: 'invalid-request' },
    });
  });

  it('to the host are answered by the host', async () => {
    await start(['/data/site.mapwright']);
    expect(await invoke('host.info', {})).toMatchObject({
      ok: true,
      result: { kind: 'electron', nativeDialogs: true, openAtStart: '/data/site.mapwright' },
    });
    expect(await invoke('host.info', {})).toMatchObject({ result: { openAtStart: null } });
    expect(await invoke('settings.set', { language: 'nl' })).toMatchObject({
      ok: true,
      result: { theme: 'system', language: 'nl' },
    });
  });

  it('for dialogs open the system’s, with the right ending', async () => {
    await start();
    main.fake.electron.dialog.showOpenDialog.mockResolvedValueOnce({
      canceled: false,
      filePaths: ['/a.xml', '/b.xml'],
    });
    expect(await invoke('dialog.chooseSources', {})).toEqual({ ok: true, result: ['/a.xml', '/b.xml'] });
    main.fake.electron.dialog.showOpenDialog.mockResolvedValueOnce({ canceled: true, filePaths: [] });
    expect(await invoke('dialog.openProject', {})).toEqual({ ok: true, result: null });
    main.fake.electron.dialog.showSaveDialog.mockResolvedValueOnce({ canceled: false, filePath: '/site' });
    expect(await invoke('dialog.saveProject', { suggestedName: 'site' })).toEqual({
      ok: true,
      result: '/site.mapwright',
    });
    const [, options] = main.fake.electron.dialog.showSaveDialog.mock.calls[0] as [
      unknown,
      { defaultPath: string },
    ];
    expect(options.defaultPath).toBe('site.mapwright');
  });
});

describe('paths', () => {
  const refused = { ok: false, error: { code: 'no-access', reason: { key: 'path-not-chosen' } } };

  /** How a request with a path fares: refused by the gate, or on its way to the engine. */
  async function fate(name: string, params: unknown): Promise<'refused' | 'asked'> {
    const before = engine().posted.length;
    const answer = invoke(name, params);
    for (;;) {
      const sent = engine().posted.slice(before).at(-1);
      if (sent?.name === name) return 'asked';
      if (sent) engine().emit('message', { id: sent.id, ok: true, result: null });
      const first = await Promise.race([answer, new Promise<null>((resolve) => setImmediate(resolve, null))]);
      if (first === null) continue;
      expect(first).toMatchObject(refused);
      return 'refused';
    }
  }

  it('that nobody chose are refused, and never reach the engine', async () => {
    await start();
    expect(await fate('table.inspect', { path: '/etc/passwd', options: {} })).toBe('refused');
    expect(await fate('project.open', { path: '/home/other/foreign.mapwright' })).toBe('refused');
    expect(await fate('import.start', { sources: ['/etc'] })).toBe('refused');
    expect(await fate('import.start', { sources: ['https://example.com/'] })).toBe('asked');
    expect(
      engine()
        .posted.filter(({ name }) => name !== 'import.start')
        .map(({ name }) => name),
    ).toEqual(Array(3).fill('project.info'));
  });

  it('out of the system’s dialogs are used, a folder with what is in it', async () => {
    await start();
    const { showOpenDialog, showSaveDialog } = main.fake.electron.dialog;
    showOpenDialog.mockResolvedValueOnce({ canceled: false, filePaths: ['/data/a.xml'] });
    await invoke('dialog.chooseSources', {});
    expect(await fate('import.start', { sources: ['/data/a.xml'] })).toBe('asked');
    showOpenDialog.mockResolvedValueOnce({ canceled: false, filePaths: ['/out'] });
    await invoke('dialog.chooseFolder', { start: null });
    expect(await fate('robots.export', { origin: '', path: '/out/robots.txt' })).toBe('asked');
    showSaveDialog.mockResolvedValueOnce({ canceled: false, filePath: '/site' });
    await invoke('dialog.saveProject', { suggestedName: 'site' });
    expect(await fate('project.saveAs', { path: '/site.mapwright' })).toBe('asked');
    expect(await fate('project.saveAs', { path: '/other.mapwright' })).toBe('refused');
  });

  it('that the user opened in the system, and the host’s own, are used', async () => {
    await start(['/data/site.mapwright']);
    expect(await fate('project.open', { path: '/data/site.mapwright' })).toBe('refused');
    await invoke('host.info', {});
    expect(await fate('project.open', { path: '/data/site.mapwright' })).toBe('asked');
    main.fake.app.emit('open-file', preventable(), '/one.mapwright');
    expect(await fate('project.open', { path: '/one.mapwright' })).toBe('asked');
    const untitled = await invoke('files.untitledPath', {});
    expect(await fate('project.create', { path: (untitled as { result: string }).result })).toBe('asked');
    const sample = await invoke('files.samplePath', {});
    expect(await fate('import.start', { sources: [(sample as { result: string }).result] })).toBe('asked');
  });

  it('are not listed, and no folders made, as the system’s dialogs do that', async () => {
    await start();
    const unknown = { ok: false, error: { reason: { key: 'request-unknown' } } };
    expect(await invoke('files.list', { path: null })).toMatchObject(unknown);
    expect(await fate('files.makeFolder', { parent: main.home, name: 'x' })).toBe('refused');
    await invoke('files.choose', { paths: [main.home] });
    expect(await invoke('files.makeFolder', { parent: main.home, name: 'x' })).toMatchObject(unknown);
    expect(await readdir(main.home)).not.toContain('x');
  });
});

describe('a file or folder', () => {
  it('is selected in the file manager, and never opened: it may be a program', async () => {
    await start();
    await mkdir(join(main.home, 'Some.app'));
    await invoke('files.choose', { paths: [join(main.home, 'Some.app'), join(main.home, 'gone.xml')] });
    expect(await invoke('shell.showFolder', { path: join(main.home, 'Some.app') })).toMatchObject({
      ok: true,
    });
    expect(await invoke('shell.showFolder', { path: join(main.home, 'gone.xml') })).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    });
    expect(main.fake.electron.shell.showItemInFolder.mock.calls).toEqual([[join(main.home, 'Some.app')]]);
  });
});

describe('events', () => {
  it('of the engine reach the window and the task bar', async () => {
    await start();
    const progress = {
      label: 'a',
      done: 1,
      total: 4,
      bytes: 0,
      bytesTotal: null,
      rate: 1,
      secondsLeft: null,
    };
    const events = [
      { event: 'job.progress', data: { job: 1, progress } },
      { event: 'job.progress', data: { job: 1, progress: { ...progress, total: null } } },
      { event: 'job.failed', data: { job: 1, error: { code: 'cancelled', message: 'Cancelled.' } } },
    ];
    for (const event of events) engine().emit('message', event);
    await expect
      .poll(() => window().webContents.sent)
      .toEqual(events.map((event) => ['mapwright:event', event]));
    expect(window().setProgressBar.mock.calls).toEqual([[0.25], [2], [-1]]);
  });

  it('tell of a crashed engine, which is started again', async () => {
    await start();
    engine().end(139);
    await expect
      .poll(() => window().webContents.sent)
      .toEqual([['mapwright:event', { event: 'engine.restarted', data: { reopened: null, error: null } }]]);
    expect(main.fake.utility).toHaveLength(2);
  });

  it('ask a window without a project to open what the user opened in the system', async () => {
    await start();
    await invoke('host.info', {});
    const event = preventable();
    main.fake.app.emit('open-file', event, '/one.mapwright');
    expect(event.defaultPrevented).toBe(true);
    expect(window().webContents.sent).toEqual([
      ['mapwright:event', { event: 'project.requested', data: { path: '/one.mapwright' } }],
    ]);
    expect(main.fake.windows).toHaveLength(1);
  });

  it('are not sent to a window that is gone', async () => {
    await start();
    const { webContents } = window();
    window().destroy();
    engine().emit('message', { event: 'project.changed', data: { revision: 1 } });
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(webContents.sent).toEqual([]);
  });
});

describe('a project that the user opens in the system', () => {
  it('while the page loads is kept until the page asks', async () => {
    await start();
    main.fake.app.emit('open-file', preventable(), '/first.mapwright');
    expect(window().webContents.sent).toEqual([]);
    expect(await invoke('host.info', {})).toMatchObject({ result: { openAtStart: '/first.mapwright' } });
    expect(await invoke('host.info', {})).toMatchObject({ result: { openAtStart: null } });
  });

  it('before the app is ready is kept, too', async () => {
    const starting = start();
    await expect.poll(() => main.fake.app.listenerCount('open-file')).toBe(1);
    main.fake.app.emit('open-file', preventable(), '/early.mapwright');
    await starting;
    expect(await invoke('host.info', {})).toMatchObject({ result: { openAtStart: '/early.mapwright' } });
  });

  it('while the page is loaded again is kept as well', async () => {
    await start();
    await invoke('host.info', {});
    const details = Object.assign(preventable(), { isMainFrame: true, isSameDocument: false });
    window().webContents.emit('did-start-navigation', details as ContentsEvents['did-start-navigation'][0]);
    main.fake.app.emit('open-file', preventable(), '/late.mapwright');
    expect(window().webContents.sent).toEqual([]);
    expect(await invoke('host.info', {})).toMatchObject({ result: { openAtStart: '/late.mapwright' } });
  });
});

describe('an app that ended unexpectedly', () => {
  const state = async (): Promise<unknown> =>
    JSON.parse(await readFile(join(main.home, 'state.json'), 'utf8'));

  it('opens at the next start what was open, and says so once; one that ends in order leaves nothing open', async () => {
    const path = join(main.home, 'shop.mapwright');
    await writeFile(path, '');
    await start();
    await main.opens(path);
    expect(await state()).toMatchObject({ open: [{ path }] });
    main = await mainUnderTest(main.home);
    await start();
    const unexpectedEnd = { path, isOpened: true };
    expect(await invoke('host.info', {})).toMatchObject({ result: { openAtStart: path, unexpectedEnd } });
    expect(await invoke('host.info', {})).toMatchObject({
      result: { openAtStart: null, unexpectedEnd: null },
    });
    await main.opens(path);
    main.fake.app.emit('before-quit', preventable());
    await expect.poll(state).toMatchObject({ open: [] });
  });
});
