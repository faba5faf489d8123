// When updates are looked for and loaded, with a stand-in that has the types of electron-updater's own.
import type { AppUpdater, UpdateCheckResult, UpdateInfo } from 'electron-updater';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppUpdates, type Updater } from '../../electron/main/updates/app-updates.ts';
import type { AppSettings } from '../../shared/contract/settings-schemas.ts';
import type { UpdateState, UpdateWay } from '../../shared/contract/updates.ts';

const HOUR = 3_600_000;

/** As the library answers, but for what it calls old. */
function found(releaseNotes: UpdateInfo['releaseNotes']): UpdateCheckResult {
  const updateInfo = {
    ...{ version: '2.0.0', files: [], releaseDate: '2026-01-02' },
    ...(releaseNotes === undefined ? {} : { releaseNotes }),
  } satisfies Partial<UpdateInfo>;
  const result = { isUpdateAvailable: true, updateInfo: updateInfo as unknown as UpdateInfo };
  return result satisfies Partial<UpdateCheckResult> as UpdateCheckResult;
}

function updatesOf(way: UpdateWay) {
  const listeners = new Map<string, (value: never) => void>();
  const updater = {
    autoDownload: true,
    autoInstallOnAppQuit: true,
    allowDowngrade: true,
    disableWebInstaller: false,
    forceDevUpdateConfig: false,
    requestHeaders: null as AppUpdater['requestHeaders'],
    logger: null as AppUpdater['logger'],
    checkForUpdates: vi.fn<AppUpdater['checkForUpdates']>(() => Promise.resolve(found('News'))),
    downloadUpdate: vi.fn<AppUpdater['downloadUpdate']>(() => Promise.resolve([])),
    on: ((name: string, listener: (value: never) => void) => {
      listeners.set(name, listener);
      return updater;
    }) as unknown as Updater['on'],
  } satisfies Updater;
  const settings: Pick<AppSettings, 'updates'> = { updates: 'ask' };
  const job = { runs: false };
  const told: UpdateState[] = [];
  const load = vi.fn(() => Promise.resolve<Updater>(updater));
  const updates = new AppUpdates(
    { way, page: 'https://mapwright.example' },
    {
      settings: () => settings,
      isBusy: () => job.runs,
      tell: (state) => told.push(state),
      log: () => undefined,
    },
    load,
  );
  const set = (to: AppSettings['updates']): void => {
    settings.updates = to;
    updates.follow();
  };
  return { updates, updater, listeners, job, told, load, set };
}

const last = (told: readonly UpdateState[]): UpdateState | undefined => told.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('updates', () => {
  it('are looked for once a day from the user’s yes to their no, and the library is not loaded before', async () => {
    const { updater, load, set } = updatesOf('install');
    set('ask');
    await vi.advanceTimersByTimeAsync(48 * HOUR);
    expect(load).not.toHaveBeenCalled();
    set('on');
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(updater.checkForUpdates).toHaveBeenCalledTimes(1);
    // Other settings change nothing.
    set('on');
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(updater.checkForUpdates).toHaveBeenCalledTimes(2);
    set('off');
    await vi.advanceTimersByTimeAsync(72 * HOUR);
    expect(updater.checkForUpdates).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledOnce();
  });

  it('are neither looked for nor loaded while a job runs', async () => {
    const { updates, updater, job, set } = updatesOf('install');
    job.runs = true;
    set('on');
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(updater.checkForUpdates).not.toHaveBeenCalled();
    job.runs = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(updater.checkForUpdates).toHaveBeenCalledOnce();
    job.runs = true;
    expect(() => updates.handlers['updates.install']()).toThrow(/Another job/);
    expect(updater.downloadUpdate).not.toHaveBeenCalled();
  });

  it('are loaded by the user alone, never replaced by older ones, and installed only then', async () => {
    const { updates, updater, listeners, told } = updatesOf('install');
    await updates.handlers['updates.check']();
    expect(updater).toMatchObject({
      autoDownload: false,
      autoInstallOnAppQuit: false,
      allowDowngrade: false,
      disableWebInstaller: true,
      forceDevUpdateConfig: false,
    });
    let arrive = (): void => undefined;
    updater.downloadUpdate.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = () => {
          resolve([]);
        };
      }),
    );
    expect(await updates.handlers['updates.install']()).toMatchObject({ phase: 'loading', share: 0 });
    await vi.advanceTimersByTimeAsync(0);
    listeners.get('download-progress')?.({ percent: 40 } as never);
    expect(last(told)).toMatchObject({ phase: 'loading', share: 0.4 });
    expect(await updates.handlers['updates.check']()).toMatchObject({ phase: 'loading' });
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(last(told)).toEqual({ phase: 'ready', version: '2.0.0', notes: 'News' });
    expect(updater.autoInstallOnAppQuit).toBe(true);
    // Where it turns out that the system does not take it.
    listeners.get('error')?.(new Error('Code signature at URL did not pass validation') as never);
    expect(last(told)).toMatchObject({ phase: 'failed', error: { reason: { key: 'update-load-failed' } } });
  });

  it('are only told of where this copy does not install them', async () => {
    const { updates, updater } = updatesOf('notify');
    expect(await updates.handlers['updates.check']()).toMatchObject({ phase: 'found', version: '2.0.0' });
    expect(await updates.handlers['updates.install']()).toMatchObject({ phase: 'found' });
    expect(updater.downloadUpdate).not.toHaveBeenCalled();
  });

  it('can fail, and be asked for again', async () => {
    const { updates, updater } = updatesOf('install');
    updater.checkForUpdates.mockRejectedValueOnce(new Error('net::ERR_INTERNET_DISCONNECTED'));
    expect(await updates.handlers['updates.check']()).toMatchObject({
      phase: 'failed',
      error: { reason: { key: 'update-check-failed' }, detail: 'net::ERR_INTERNET_DISCONNECTED' },
    });
    updater.checkForUpdates.mockResolvedValueOnce(null);
    expect(await updates.handlers['updates.check']()).toEqual({ phase: 'latest' });
  });

  it.each([
    [null, ''],
    [undefined, ''],
    ['<h2>News</h2>\n<ul><li>Faster</li></ul>', 'News\nFaster'],
    [
      [
        { version: '2.0.0', note: 'Two' },
        { version: '1.9.0', note: null },
      ],
      '2.0.0\nTwo\n\n1.9.0',
    ],
    ['a'.repeat(30_000), 'a'.repeat(20_000)],
  ])('have the notes %j as text', async (notes, text) => {
    const { updates, updater } = updatesOf('install');
    updater.checkForUpdates.mockResolvedValueOnce(found(notes));
    expect(await updates.handlers['updates.check']()).toMatchObject({ notes: text });
  });
});
