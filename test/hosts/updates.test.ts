// Updates from a feed to the file that is put in the place of the old one: by the real electron-updater, on Linux.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { preventable } from './electron-events.ts';
import { NEXT } from './update-feed.ts';
import { updateUnderTest } from './update-under-test.ts';

const { main, startWithFeed, ask, arrived } = updateUnderTest();

const inMenu = () => main().fake.electron.Menu.getApplicationMenu()?.getMenuItemById('help.update');

describe('without a feed', () => {
  it('there is no trace of updates', async () => {
    await main().start();
    expect(await main().invoke('host.info', {})).toMatchObject({ result: { updates: null } });
    expect(inMenu()).toBeFalsy();
    for (const name of ['updates.state', 'updates.check', 'updates.install'])
      expect(await main().invoke(name, {})).toMatchObject({
        ok: false,
        error: { reason: { key: 'request-unknown' } },
      });
  });
});

// The library has one updater a process, and so this is one story; the AppImage is a script here.
it.runIf(process.platform === 'linux')(
  'a feed leads from nothing to the new version, step by step',
  async () => {
    const { publish, asked, appImage } = await startWithFeed();
    const current = (): Promise<string> => readFile(appImage, 'utf8');
    const quit = (): void => void main().fake.app.emit('quit', preventable(), 0);
    expect(await main().invoke('host.info', {})).toMatchObject({ result: { updates: { way: 'install' } } });
    expect(inMenu()).toBeTruthy();

    // Nothing is asked before the user says so.
    await main().invoke('settings.set', { theme: 'dark' });
    expect(await ask('updates.state')).toEqual({ phase: 'idle' });
    expect(asked).toEqual([]);

    // A feed that has nothing to read: why stands in the log.
    const failed = { phase: 'failed', error: { reason: { key: 'update-check-failed' } } };
    expect(await ask('updates.check')).toMatchObject(failed);
    const log = await readFile(join(main().home, 'logs', 'mapwright.log'), 'utf8');
    expect(log).toMatch(/ Update: .*latest-linux/);

    // No older version is taken.
    publish('0.0.9');
    expect(await ask('updates.check')).toEqual({ phase: 'latest' });
    expect(await ask('updates.install')).toEqual({ phase: 'latest' });

    // What is not what the feed says is not installed.
    publish('0.2.0', true);
    await ask('updates.check');
    await ask('updates.install');
    await arrived('failed');
    expect(await ask('updates.state')).toMatchObject({ error: { reason: { key: 'update-load-failed' } } });
    quit();
    expect(await current()).toBe('the old one');

    publish('0.2.0');
    const found = { version: '0.2.0', notes: '## News\nFaster' };
    expect(await ask('updates.check')).toEqual({ phase: 'found', ...found });
    await ask('updates.install');
    await arrived('ready');
    expect(
      main()
        .window()
        .webContents.sent.flatMap(([, values]) => values),
    ).toContainEqual({
      event: 'updates.changed',
      data: { phase: 'ready', ...found },
    });
    expect(await current()).toBe('the old one');
    quit();
    expect(await current()).toBe(NEXT);
    expect(await readFile(`${appImage}.ran`, 'utf8')).toBe('true\n');

    // No request has what would tell one user from another.
    expect(asked.map(({ headers }) => headers['x-user-staging-id'])).toEqual(asked.map(() => ''));
  },
);
