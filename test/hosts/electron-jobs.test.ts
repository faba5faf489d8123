// What the system and the user are told of long jobs, and the question before one is lost; and how the window looks.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appRoot } from '../../electron/host/app-folders.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';
import { preventable } from './electron-events.ts';
import { mainUnderTest, type MainUnderTest } from './main-under-test.ts';

let main: MainUnderTest;
const window = () => main.window();
const blocker = () => main.fake.electron.powerSaveBlocker;

beforeEach(async () => {
  main = await mainUnderTest();
  await main.start();
});

afterEach(async () => {
  vi.useRealTimers();
  await main.clean();
});

const PROGRESS = {
  label: 'a',
  done: 1,
  total: 4,
  bytes: 0,
  bytesTotal: null,
  rate: 1,
  secondsLeft: null,
};

/** The engine tells this, and the host has heard it. */
async function tell(event: EngineEvent): Promise<void> {
  main.engine().emit('message', event);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

const goesOn = (job = 1): Promise<void> => tell({ event: 'job.progress', data: { job, progress: PROGRESS } });
const isDone = (job = 1): Promise<void> =>
  tell({ event: 'job.done', data: { job, kind: 'check', result: null } });
const fails = (code: 'io' | 'cancelled'): Promise<void> =>
  tell({ event: 'job.failed', data: { job: 1, error: { code, message: '' } } });

/** A job that takes so long, while nobody looks. */
async function afterLong(seconds: number, end: () => Promise<void>): Promise<void> {
  window().isFocused.mockReturnValue(false);
  vi.useFakeTimers({ toFake: ['performance'] });
  await goesOn();
  vi.advanceTimersByTime(seconds * 1_000);
  await end();
}

describe('a job', () => {
  it('keeps the system awake until it ends, however it ends', async () => {
    await goesOn();
    await goesOn();
    expect(blocker().start.mock.calls).toEqual([['prevent-app-suspension']]);
    expect(blocker().stop).not.toHaveBeenCalled();
    await isDone();
    expect(blocker().stop.mock.calls).toEqual([[7]]);
    await goesOn();
    main.engine().end(139);
    await expect.poll(() => blocker().stop.mock.calls.length).toBe(2);
  });

  it('is told of where it ended after 10 seconds and nobody looked; a click brings the window', async () => {
    await afterLong(10, isDone);
    const [told] = main.fake.notifications;
    expect(told?.options.title).toBe('Check finished');
    expect(told?.show).toHaveBeenCalledOnce();
    told?.emit('click', preventable());
    expect(window().focus).toHaveBeenCalledOnce();
  });

  it('is told of where it failed, but not where the user cancelled it', async () => {
    await afterLong(11, () => fails('io'));
    await afterLong(11, () => fails('cancelled'));
    expect(main.fake.notifications.map(({ options }) => options)).toEqual([
      { title: 'An operation failed', body: 'Open Mapwright to see why.' },
    ]);
  });

  it('is no news where it was short, or the user looks', async () => {
    await afterLong(9, isDone);
    window().isFocused.mockReturnValue(true);
    await goesOn();
    vi.advanceTimersByTime(60_000);
    await isDone();
    expect(main.fake.notifications).toEqual([]);
  });
});

describe('closing the window while a job runs', () => {
  const answer = (response: number): void => {
    main.fake.electron.dialog.showMessageBox.mockResolvedValue({ response, checkboxChecked: false });
  };

  it('is asked for once, and stays where the user would rather wait', async () => {
    await goesOn();
    answer(1);
    window().close();
    window().close();
    await expect.poll(() => main.fake.electron.dialog.showMessageBox.mock.calls.length).toBe(1);
    const [parent, options] = main.fake.electron.dialog.showMessageBox.mock.calls[0]!;
    expect(parent).toBe(window());
    expect(options).toMatchObject({ buttons: ['Quit anyway', 'Keep running'], defaultId: 1, cancelId: 1 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(main.engine().told).not.toContainEqual({ goodbye: true });
    expect(window().isDestroyed()).toBe(false);
  });

  it('ends the app where the user says so, and without a question once the job is done', async () => {
    await goesOn();
    answer(0);
    window().close();
    await expect.poll(() => main.engine().told).toContainEqual({ goodbye: true });
    main.engine().end(0);
    await expect.poll(() => main.fake.app.ended).toBe(true);

    await main.clean();
    main = await mainUnderTest();
    await main.start();
    await goesOn();
    await isDone();
    window().close();
    await expect.poll(() => main.engine().told).toContainEqual({ goodbye: true });
    expect(main.fake.electron.dialog.showMessageBox).not.toHaveBeenCalled();
  });

  it('asks nothing where the session ends: nobody may be there to answer', async () => {
    await goesOn();
    window().emit('query-session-end', Object.assign(preventable(), { reasons: ['shutdown' as const] }));
    await expect.poll(() => main.engine().told).toContainEqual({ goodbye: true });
    expect(main.fake.electron.dialog.showMessageBox).not.toHaveBeenCalled();
  });
});

describe('the look', () => {
  it('follows the setting from the start on, and when it changes', async () => {
    const { nativeTheme } = main.fake.electron;
    expect(nativeTheme.themeSource).toBe('system');
    await main.invoke('settings.set', { theme: 'dark' });
    expect(nativeTheme.themeSource).toBe('dark');
    main = await mainUnderTest(main.home);
    await main.start();
    expect(main.fake.electron.nativeTheme.themeSource).toBe('dark');
  });

  it('has the page’s own ground before the page, in both themes', async () => {
    const tokens = await readFile(join(appRoot(), 'renderer/styles/tokens.css'), 'utf8');
    const [, light, dark] = /--bg: light-dark\((#\w+), (#\w+)\)/.exec(tokens)!;
    expect(window().options.backgroundColor).toBe(light);
    const { nativeTheme } = main.fake.electron;
    nativeTheme.shouldUseDarkColors = true;
    nativeTheme.emit('updated');
    expect(window().setBackgroundColor.mock.calls).toEqual([[dark]]);
    window().destroy();
    nativeTheme.emit('updated');
    expect(nativeTheme.listenerCount('updated')).toBe(0);
  });

  it('tells the page the system’s accent, once it is there and whenever it changes', () => {
    const { systemPreferences } = main.fake.electron;
    const { webContents } = window();
    expect(webContents.insertCSS).not.toHaveBeenCalled();
    webContents.emit('dom-ready');
    systemPreferences.getAccentColor.mockReturnValueOnce('FFB900FF');
    systemPreferences.emit('accent-color-changed', preventable(), 'FFB900FF');
    // A system without one.
    systemPreferences.getAccentColor.mockReturnValueOnce('');
    systemPreferences.emit('accent-color-changed', preventable(), '');
    expect(webContents.insertCSS.mock.calls).toEqual([
      [':root { --system-accent: #0078d4; }'],
      [':root { --system-accent: #FFB900; }'],
    ]);
    window().destroy();
    expect(systemPreferences.listenerCount('accent-color-changed')).toBe(0);
  });

  it('has the system’s own title bar, with its menus and the document’s name', () => {
    for (const option of ['frame', 'titleBarStyle', 'titleBarOverlay', 'autoHideMenuBar'])
      expect(window().options).not.toHaveProperty(option);
  });

  it('keeps the page’s code compiled', () => {
    expect(window().options.webPreferences?.v8CacheOptions).toBe('bypassHeatCheck');
  });
});
