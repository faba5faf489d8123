// How the Electron host ends: by the user, by the system, and by what goes wrong before there is a window to see.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Event, RenderProcessGoneDetails } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preventable } from './electron-events.ts';
import { mainUnderTest, type MainUnderTest } from './main-under-test.ts';

let main: MainUnderTest;
const window = () => main.window();
const engine = () => main.engine();

beforeEach(async () => {
  main = await mainUnderTest();
});

afterEach(async () => {
  vi.useRealTimers();
  await main.clean();
});

/** The engine has been asked to end, and ends. */
async function engineEnds(): Promise<void> {
  await expect.poll(() => engine().told).toContainEqual({ goodbye: true });
  engine().end(0);
}

describe('the app', () => {
  it('stays until the engine has closed the project, whoever closes the window', async () => {
    await main.start();
    window().close();
    expect(window().isDestroyed()).toBe(false);
    await engineEnds();
    await expect.poll(() => main.fake.app.ended).toBe(true);
    expect(window().isDestroyed()).toBe(true);
    expect(engine().kill).not.toHaveBeenCalled();
  });

  it('does so too where the user quits, on a Mac without a window as well', async () => {
    await main.start();
    main.fake.app.quit();
    expect(main.fake.app.ended).toBe(false);
    await engineEnds();
    await expect.poll(() => main.fake.app.ended).toBe(true);

    await main.clean();
    main = await mainUnderTest();
    await main.start();
    window().destroy();
    main.fake.app.quit();
    expect(main.fake.app.ended).toBe(false);
    await engineEnds();
    await expect.poll(() => main.fake.app.ended).toBe(true);
  });

  it('tells in the window and on the task bar that it is closing, where that takes a while', async () => {
    await main.start();
    window().close();
    const { sent } = window().webContents;
    await expect.poll(() => sent).toEqual([['mapwright:event', { event: 'app.closing', data: {} }]]);
    expect(window().setProgressBar.mock.lastCall).toEqual([2]);
    await engineEnds();
    await expect.poll(() => main.fake.app.ended).toBe(true);
  });

  it('ends an engine that does not close its project in time', async () => {
    await main.start();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    window().close();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(engine().kill).toHaveBeenCalledOnce();
    await expect.poll(() => main.fake.app.ended).toBe(true);
  });

  it('holds up the end of a session until the project is closed', async () => {
    await main.start();
    const event = Object.assign(preventable(), { reasons: ['logoff' as const] });
    window().emit('query-session-end', event);
    expect(event.defaultPrevented).toBe(true);
    await engineEnds();
    await expect.poll(() => main.fake.app.ended).toBe(true);
  });

  it('closes the project where the session ends without asking', async () => {
    await main.start();
    window().emit('session-end', Object.assign(preventable(), { reasons: ['critical' as const] }));
    await engineEnds();
    await expect.poll(() => main.fake.app.ended).toBe(true);
  });

  it('holds up a shutdown of macOS and Linux', async () => {
    await main.start();
    const event: Event = preventable();
    main.fake.electron.powerMonitor.emit('shutdown', event);
    expect(event.defaultPrevented).toBe(true);
    await engineEnds();
    await expect.poll(() => main.fake.app.ended).toBe(true);
  });
});

describe('a failure', () => {
  /** Tells the user, notes it, gives the lock back and ends with an error. */
  async function toldAndEnded(cause: string): Promise<void> {
    await expect.poll(() => main.fake.app.ended).toBe(true);
    expect(main.fake.app.exitCode).toBe(1);
    expect(main.fake.app.releaseSingleInstanceLock).toHaveBeenCalledOnce();
    const { showErrorBox } = main.fake.electron.dialog;
    expect(showErrorBox.mock.calls).toEqual([
      ['Mapwright can’t show its window', expect.stringContaining(cause) as string],
    ]);
    const [[, said]] = showErrorBox.mock.calls as [[string, string]];
    expect(said).toContain(join(main.home, 'logs', 'mapwright.log'));
    expect(await readFile(join(main.home, 'logs', 'mapwright.log'), 'utf8')).toContain(cause);
  }

  it('to start is told, and ends the app', async () => {
    main.fake.electron.utilityProcess.fork.mockImplementation(() => {
      throw new Error('no room for a process');
    });
    await main.start();
    await toldAndEnded('no room for a process');
  });

  it('to load the page is told, and ends the app', async () => {
    await main.start();
    const { webContents } = window();
    webContents.emit('did-fail-load', preventable(), -3, 'ERR_ABORTED', 'mapwright://app/', true, 1, 1);
    webContents.emit('did-fail-load', preventable(), -6, 'ERR_X', 'mapwright://app/x.png', false, 1, 1);
    expect(main.fake.electron.dialog.showErrorBox).not.toHaveBeenCalled();
    webContents.emit(
      'did-fail-load',
      preventable(),
      -6,
      'ERR_FILE_NOT_FOUND',
      'mapwright://app/',
      true,
      1,
      1,
    );
    await engineEnds();
    await toldAndEnded('ERR_FILE_NOT_FOUND (-6): mapwright://app/');
  });

  it('of a page that paints nothing is shown soon, so that it can be closed', async () => {
    await main.start();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    window().webContents.emit('did-finish-load');
    expect(window().isVisible()).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(window().isVisible()).toBe(true);
  });

  it('of a page that never comes ends the app', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const started = main.start();
    await vi.waitFor(() => {
      expect(main.fake.windows).toHaveLength(1);
    });
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await started;
    await engineEnds();
    await toldAndEnded('Nothing appeared in it for 30 seconds.');
  });

  it('of a page that was shown does not end the app later', async () => {
    await main.start();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    window().emit('ready-to-show');
    vi.advanceTimersByTime(60_000);
    expect(main.fake.electron.dialog.showErrorBox).not.toHaveBeenCalled();
  });

  it('of the page’s process loads it again, but not for ever', async () => {
    await main.start();
    const details: RenderProcessGoneDetails = { reason: 'crashed', exitCode: 11 };
    for (let n = 0; n < 3; n++) window().webContents.emit('render-process-gone', preventable(), details);
    expect(window().webContents.reload).toHaveBeenCalledTimes(2);
    await engineEnds();
    await toldAndEnded('The window closed unexpectedly several times in a row. crashed (11)');
  });

  it('is told in the user’s language', async () => {
    main.fake.app.getPreferredSystemLanguages.mockReturnValue(['de-AT', 'en']);
    main.fake.electron.utilityProcess.fork.mockImplementation(() => {
      throw new Error('x');
    });
    await main.start();
    await expect.poll(() => main.fake.app.ended).toBe(true);
    expect(main.fake.electron.dialog.showErrorBox.mock.lastCall?.[0]).toBe(
      'Mapwright kann sein Fenster nicht anzeigen',
    );
  });
});

describe('npm start', () => {
  it('learns of the window as soon as it is shown', async () => {
    const sign = join(main.home, 'shown');
    vi.stubEnv('MAPWRIGHT_SHOWN', sign);
    await main.start();
    await expect(readFile(sign)).rejects.toThrow();
    window().emit('ready-to-show');
    expect(await readFile(sign, 'utf8')).toBe('');
  });
});
