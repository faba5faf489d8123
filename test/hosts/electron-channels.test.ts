// What Electron's main process carries, against a fake `electron`: requests, events and menu commands.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MENU_COMMANDS } from '../../shared/contract/host.ts';
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
    expect(await invoke('project.info', {}, webContents, { url: 'mapwright://app/' })).toMatchObject(refused);
    expect(await invoke('project.info', {}, webContents, null)).toMatchObject(refused);
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
    engine().emit('exit', 139);
    await expect
      .poll(() => window().webContents.sent)
      .toEqual([['mapwright:event', { event: 'engine.restarted', data: { reopened: null, error: null } }]]);
    expect(main.fake.utility).toHaveLength(2);
  });

  it('ask the window to open what the user opened in the system', async () => {
    await start();
    const preventDefault = vi.fn();
    main.fake.app.emit('open-file', { preventDefault }, '/one.mapwright');
    window().isMinimized.mockReturnValue(true);
    main.fake.app.emit('second-instance', {}, ['electron', '--flag', 'two.mapwright'], '/data');
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(window().webContents.sent).toEqual([
      ['mapwright:event', { event: 'project.requested', data: { path: '/one.mapwright' } }],
      ['mapwright:event', { event: 'project.requested', data: { path: '/data/two.mapwright' } }],
    ]);
    expect(window().restore).toHaveBeenCalledOnce();
    expect(main.fake.windows).toHaveLength(1);
  });

  it('are not sent to a window that is gone', async () => {
    await start();
    window().destroyed = true;
    engine().emit('message', { event: 'project.changed', data: { revision: 1 } });
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(window().webContents.sent).toEqual([]);
  });
});

describe('the menu', () => {
  interface Item {
    id?: string;
    label?: string;
    role?: string;
    accelerator?: string;
    registerAccelerator?: boolean;
    submenu?: Item[];
    click?: () => void;
  }
  const items = (): Item[] => {
    const flat = (list: Item[]): Item[] => list.flatMap((item) => [item, ...flat(item.submenu ?? [])]);
    return flat(main.fake.electron.Menu.setApplicationMenu.mock.calls[0]![0] as Item[]);
  };

  it('has every command once, sends what the system does not do itself, and leaves the keys to the window', async () => {
    await start();
    const commands = items().filter(({ id }) => id !== undefined);
    expect(commands.map(({ id }) => id).sort()).toEqual([...MENU_COMMANDS].sort());
    for (const { click, accelerator, registerAccelerator } of commands) {
      click?.();
      if (accelerator !== undefined) expect(registerAccelerator).toBe(false);
    }
    const own = commands.filter(({ role }) => role === undefined);
    expect(own).toHaveLength(MENU_COMMANDS.length - 3);
    expect(window().webContents.sent).toEqual(own.map(({ id }) => ['mapwright:menu', id]));
  });

  it('uses no keys twice', async () => {
    await start();
    const keys = items().flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
