// Several windows of Electron's main process: of one project and of several, each with its engine, and how they end.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobProgress } from '../../shared/model/job.ts';
import { preventable, type ContentsEvents } from './electron-events.ts';
import { mainUnderTest, type MainUnderTest } from './main-under-test.ts';

let main: MainUnderTest;
type Window = ReturnType<MainUnderTest['window']>;
type Engine = ReturnType<MainUnderTest['engine']>;
const window = (at: number): Window => main.fake.windows[at]!;
const engine = (at: number): Engine => main.fake.utility[at]!;

const PROGRESS: JobProgress = {
  label: 'a',
  done: 1,
  total: 4,
  bytes: 0,
  bytesTotal: null,
  rate: 1,
  secondsLeft: null,
};

beforeEach(async () => {
  main = await mainUnderTest();
  await main.start();
  await main.invoke('host.info', {});
});

afterEach(async () => {
  await main.clean();
});

/** An engine tells this, and the host has heard it. */
async function tells(from: Engine, event: object): Promise<void> {
  from.emit('message', event);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

const works = (from: Engine): Promise<void> =>
  tells(from, { event: 'job.progress', data: { job: 1, progress: PROGRESS } });

const heard = ({ webContents }: Window): readonly unknown[] =>
  webContents.sent.map(([, value]) => (value as { event?: string }).event ?? value);

const asks = (): number => main.fake.electron.dialog.showMessageBox.mock.calls.length;
const answers = (response: 0 | 1): void =>
  void main.fake.electron.dialog.showMessageBox.mockResolvedValue({ response, checkboxChecked: false });

/** Which engines have been asked to end. */
const goodbyes = (): readonly boolean[] =>
  main.fake.utility.map(({ told }) => told.some((message) => JSON.stringify(message) === '{"goodbye":true}'));

/** Another window of the first one's project, as View → New window opens it. */
async function second(): Promise<Window> {
  await main.invoke('window.new', {});
  const added = main.fake.windows.at(-1)!;
  await main.invoke('host.info', {}, added);
  return added;
}

/** A project in a window of its own, as a double click on its file opens it. */
async function inItsOwn(path: string): Promise<Window> {
  main.fake.app.emit('open-file', preventable(), path);
  const added = main.fake.windows.at(-1)!;
  expect(await main.invoke('host.info', {}, added)).toMatchObject({ result: { openAtStart: path } });
  await main.opens(path, { from: added });
  return added;
}

describe('a second window of a project', () => {
  it('has the same engine, which tells both what happens and knows who asks', async () => {
    await main.opens('/p/a.mapwright');
    const other = await second();
    expect(main.fake.utility).toHaveLength(1);
    void main.invoke('view.open', { filter: [], sort: [] }, other);
    await expect.poll(() => engine(0).posted.at(-1)).toMatchObject({ name: 'view.open', window: 2 });
    await tells(engine(0), { event: 'project.changed', data: { revision: 2 } });
    expect([heard(window(0)), heard(other)]).toEqual([['project.changed'], ['project.changed']]);
    await works(engine(0));
    expect(other.setProgressBar.mock.lastCall).toEqual([0.25]);
  });

  it('opens beside the first, and is as large', async () => {
    const other = await second();
    expect(other.options).toMatchObject({ x: 39, y: 50, width: 1000, height: 700 });
  });

  it('keeps the project when another one closes, and its views go with that', async () => {
    await main.opens('/p/a.mapwright');
    const other = await second();
    window(0).close();
    expect([window(0).isDestroyed(), other.isDestroyed()]).toEqual([true, false]);
    await expect.poll(() => engine(0).posted.at(-1)).toMatchObject({ name: 'view.leave', window: 1 });
    expect(goodbyes()).toEqual([false]);
    await tells(engine(0), { event: 'project.changed', data: { revision: 2 } });
    expect(heard(other)).toEqual(['project.changed']);
  });

  it('knows of the other, so that nobody is asked whether to keep an untitled project', async () => {
    const others = async (): Promise<unknown> => main.invoke('window.others', {});
    expect(await others()).toEqual({ ok: true, result: false });
    const other = await second();
    expect(await others()).toEqual({ ok: true, result: true });
    other.close();
    expect(await others()).toEqual({ ok: true, result: false });
  });

  it('gets an engine of its own when it opens another project, and the first keeps its own', async () => {
    await main.opens('/p/a.mapwright');
    const other = await second();
    expect(await main.opens('/p/b.mapwright', { from: other })).toMatchObject({ ok: true });
    expect(main.fake.utility).toHaveLength(2);
    await tells(engine(1), { event: 'project.changed', data: { revision: 2 } });
    await tells(engine(0), { event: 'history.removed', data: { branches: [] } });
    expect([heard(window(0)), heard(other)]).toEqual([['history.removed'], ['project.changed']]);
  });

  it('loses what a page had searched for when that is loaded again', async () => {
    const details = Object.assign(preventable(), { isMainFrame: true, isSameDocument: false });
    const other = await second();
    other.webContents.emit('did-start-navigation', details as ContentsEvents['did-start-navigation'][0]);
    expect(engine(0).posted.at(-1)).toMatchObject({ name: 'view.leave', window: 2 });
  });
});

describe('a project that is opened in the system', () => {
  it('comes in a window of its own where the one in front shows another', async () => {
    await main.opens('/p/a.mapwright');
    const other = await inItsOwn('/p/b.mapwright');
    expect(main.fake.windows).toHaveLength(2);
    expect(main.fake.utility).toHaveLength(2);
    await tells(engine(1), { event: 'project.changed', data: { revision: 2 } });
    expect([heard(window(0)), heard(other)]).toEqual([[], ['project.changed']]);
  });

  it('and is open already brings its window to the front', async () => {
    await main.opens('/p/a.mapwright');
    await inItsOwn('/p/b.mapwright');
    window(0).isMinimized.mockReturnValue(true);
    const argv = ['electron', '--flag', 'a.mapwright'];
    main.fake.app.emit('second-instance', preventable(), argv, '/p', null);
    expect([window(0).restore.mock.calls.length, window(0).focus.mock.calls.length]).toEqual([1, 1]);
    expect(main.fake.windows).toHaveLength(2);
    expect(heard(window(0))).toEqual([]);
  });

  it('together with another comes in two windows', () => {
    main.fake.app.emit('open-file', preventable(), '/p/a.mapwright');
    main.fake.app.emit('open-file', preventable(), '/p/b.mapwright');
    expect(main.fake.windows).toHaveLength(2);
    expect(heard(window(0))).toEqual(['project.requested']);
  });
});

describe('a project that another window has open', () => {
  it('is brought to the front instead of being opened again', async () => {
    await main.opens('/p/a.mapwright');
    const other = await inItsOwn('/p/b.mapwright');
    await main.invoke('files.choose', { paths: ['/p/a.mapwright', '/p/c.mapwright'] }, other);
    const show = (path: string, from: Window): Promise<unknown> => main.invoke('window.show', { path }, from);
    expect(await show('/p/a.mapwright', other)).toEqual({ ok: true, result: true });
    expect(window(0).focus).toHaveBeenCalledOnce();
    expect(await show('/p/a.mapwright', window(0))).toEqual({ ok: true, result: false });
    expect(await show('/p/c.mapwright', other)).toEqual({ ok: true, result: false });
  });

  it('is not opened by a second engine where it is asked for nevertheless', async () => {
    await main.opens('/p/a.mapwright');
    const other = await inItsOwn('/p/b.mapwright');
    await Promise.all([
      main.opens('/p/a.mapwright', { from: other }),
      expect
        .poll(goodbyes)
        .toEqual([false, true])
        .then(() => engine(1).end(0)),
    ]);
    expect(main.fake.utility).toHaveLength(2);
    await tells(engine(0), { event: 'project.changed', data: { revision: 2 } });
    expect(heard(other)).toContain('project.changed');
  });
});

describe('the menu', () => {
  const item = (id: string) => main.fake.electron.Menu.getApplicationMenu()?.getMenuItemById(id);
  const says = (from: Window, enabled: readonly string[]): Promise<unknown> =>
    main.invoke('menu.show', { language: 'en', enabled, ticked: [] }, from);

  it('is that of the window in front, and acts on it', async () => {
    await says(window(0), ['view.columns']);
    const other = await second();
    expect(item('view.columns')?.enabled).toBe(false);
    await says(other, ['file.new']);
    expect([item('view.columns')?.enabled, item('file.new')?.enabled]).toEqual([false, true]);
    window(0).emit('focus');
    expect([item('view.columns')?.enabled, item('file.new')?.enabled]).toEqual([true, false]);
    await says(other, ['edit.find']);
    expect(item('edit.find')?.enabled).toBe(false);
    item('view.columns')?.click();
    expect([heard(window(0)), heard(other)]).toEqual([['view.columns'], []]);
    window(0).close();
    expect(item('edit.find')?.enabled).toBe(true);
  });
});

describe('closing a window while a job runs', () => {
  it('asks where it is the last of the project, and ends that alone', async () => {
    await main.opens('/p/a.mapwright');
    const other = await inItsOwn('/p/b.mapwright');
    await works(engine(1));
    answers(1);
    other.close();
    await expect.poll(asks).toBe(1);
    expect(main.fake.electron.dialog.showMessageBox.mock.lastCall?.[1]).toMatchObject({
      buttons: ['Close anyway', 'Keep running'],
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(other.isDestroyed()).toBe(false);
    answers(0);
    other.close();
    await expect.poll(() => other.isDestroyed()).toBe(true);
    expect(goodbyes()).toEqual([false, true]);
    expect(main.fake.app.ended).toBe(false);
    // Nothing of the job is left: neither on the icon nor in the way of the system's sleep.
    expect(other.setProgressBar.mock.lastCall).toEqual([-1]);
    expect(main.fake.electron.powerSaveBlocker.stop.mock.calls).toEqual([[7]]);
  });

  it('asks nothing where another window of the project stays', async () => {
    const other = await second();
    await works(engine(0));
    other.close();
    expect(other.isDestroyed()).toBe(true);
    expect(asks()).toBe(0);
  });
});

describe('quitting', () => {
  async function twoProjects(): Promise<Window> {
    await main.opens('/p/a.mapwright');
    return inItsOwn('/p/b.mapwright');
  }

  it('closes every project, and the app once all are closed', async () => {
    await twoProjects();
    main.fake.app.quit();
    await expect.poll(goodbyes).toEqual([true, true]);
    engine(1).end(0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(main.fake.app.ended).toBe(false);
    engine(0).end(0);
    await expect.poll(() => main.fake.app.ended).toBe(true);
  });

  it('asks in each window with a job, and stops at the first no', async () => {
    const other = await twoProjects();
    await works(engine(0));
    await works(engine(1));
    answers(0);
    main.fake.electron.dialog.showMessageBox.mockResolvedValueOnce({ response: 0, checkboxChecked: false });
    main.fake.electron.dialog.showMessageBox.mockResolvedValueOnce({ response: 1, checkboxChecked: false });
    main.fake.app.quit();
    await expect.poll(asks).toBe(2);
    const parents = main.fake.electron.dialog.showMessageBox.mock.calls.map(([parent]) => parent);
    expect(parents).toEqual([window(0), other]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(goodbyes()).toEqual([false, false]);
    main.fake.app.quit();
    await expect.poll(goodbyes).toEqual([true, true]);
  });

  it('remembers the place of the window that was used last', async () => {
    const other = await twoProjects();
    other.getNormalBounds.mockReturnValue({ x: 1, y: 2, width: 900, height: 600 });
    window(0).emit('focus');
    main.fake.app.quit();
    await expect.poll(goodbyes).toEqual([true, true]);
    engine(0).end(0);
    engine(1).end(0);
    await expect.poll(() => main.fake.app.ended).toBe(true);
    const { bounds } = JSON.parse(await readFile(join(main.home, 'window.json'), 'utf8')) as {
      bounds: object;
    };
    expect(bounds).toMatchObject({ x: 11, y: 22 });
  });
});

describe('a window whose page can’t be shown', () => {
  it('goes alone, with the cause, where there are others', async () => {
    const other = await second();
    const failed = [preventable(), -6, 'ERR_FAILED', 'mapwright://app/', true, 1, 1] as const;
    other.webContents.emit('did-fail-load', ...failed);
    expect(main.fake.electron.dialog.showErrorBox).toHaveBeenCalledOnce();
    expect([window(0).isDestroyed(), other.isDestroyed()]).toEqual([false, true]);
    expect(main.fake.app.ended).toBe(false);
  });
});
