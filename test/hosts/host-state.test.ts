// Settings and recent projects on disk: validated when read, whole when written.
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appHome } from '../../electron/host/app-folders.ts';
import { HostState } from '../../electron/host/host-state.ts';

const AT_FIRST = {
  theme: 'system',
  language: 'system',
  formulaBar: true,
  originalNumbers: false,
  density: 'normal',
  updates: 'ask',
  stepsSeen: false,
  paletteUsed: [],
} as const;

let home: string;

beforeEach(async () => {
  home = join(await mkdtemp(join(tmpdir(), 'mapwright-test-')), 'home');
});

afterEach(async () => {
  await rm(join(home, '..'), { recursive: true, force: true });
});

describe('settings', () => {
  it('begin with the system’s and change one by one', () => {
    const state = new HostState(home);
    expect(state.settings()).toEqual(AT_FIRST);
    expect(state.setSettings({ theme: 'dark' })).toEqual({ ...AT_FIRST, theme: 'dark' });
    expect(state.setSettings({ language: 'de' })).toEqual({ ...AT_FIRST, theme: 'dark', language: 'de' });
    expect(new HostState(home).settings()).toEqual({ ...AT_FIRST, theme: 'dark', language: 'de' });
  });

  it.each(['', '{', '[]', '{"settings":{"theme":"pink"},"recent":[]}', 'null'])(
    'survive a damaged file: %j',
    async (content) => {
      await mkdir(home);
      await writeFile(join(home, 'state.json'), content);
      const state = new HostState(home);
      expect(state.settings()).toEqual(AT_FIRST);
      expect(state.setSettings({ theme: 'light' })).toEqual({ ...AT_FIRST, theme: 'light' });
    },
  );

  it('have what an older version did not write', async () => {
    await mkdir(home);
    const settings = { theme: 'dark', language: 'de' };
    await writeFile(join(home, 'state.json'), JSON.stringify({ settings, recent: [] }));
    const state = new HostState(home);
    expect(state.settings()).toEqual({ ...AT_FIRST, ...settings });
    expect(state.setSettings({ formulaBar: false })).toEqual({ ...AT_FIRST, ...settings, formulaBar: false });
    expect(state.setSettings({ theme: 'light' }).formulaBar).toBe(false);
  });

  it('leave no temporary file behind', async () => {
    new HostState(home).setSettings({ theme: 'dark' });
    expect(await readdir(home)).toEqual(['state.json']);
    expect(JSON.parse(await readFile(join(home, 'state.json'), 'utf8'))).toMatchObject({
      settings: { theme: 'dark' },
    });
  });

  it('say where they can’t be saved', async () => {
    await writeFile(home, 'a file in the way');
    const state = new HostState(home);
    expect(() => state.setSettings({ theme: 'dark' })).toThrow(
      expect.objectContaining({ code: 'io', message: expect.stringContaining(home) as string }),
    );
  });
});

describe('recent projects', () => {
  const at = (path: string) => ({ path, name: path.slice(1) });

  it('have the latest first, each once, twelve at most', () => {
    const state = new HostState(home);
    for (let n = 0; n < 15; n++) state.addRecent(at(`/p${n}`));
    state.addRecent(at('/p10'), new Date('2025-01-02T03:04:05Z'));
    const recent = state.recent();
    expect(recent).toHaveLength(12);
    expect(recent[0]).toEqual({ path: '/p10', name: 'p10', openedAt: '2025-01-02T03:04:05.000Z' });
    expect(recent.filter(({ path }) => path === '/p10')).toHaveLength(1);
  });

  it('keep what they held when they were left, through an opening and another list', () => {
    const state = new HostState(home);
    const held = { site: 'https://a.example', rows: 20, flagged: 3 };
    state.addRecent(at('/a'));
    state.noteRecent({ path: '/a', ...held, rows: 19 });
    state.noteRecent({ path: '/a', ...held });
    state.noteRecent(null);
    state.noteRecent({ path: '/a' });
    expect(state.recent()[0]?.held).toEqual(held);
    expect(new HostState(home).recent()[0]?.held).toBeUndefined();
    state.keepNoted();
    expect(new HostState(home).recent()[0]?.held).toEqual(held);
    const next = new HostState(home);
    next.addRecent(at('/b'));
    next.addRecent(at('/a'));
    next.setSettings({ theme: 'dark' });
    expect(next.recent().map((project) => project.held)).toEqual([held, undefined]);
  });

  it('are read from the list of an older version', async () => {
    await mkdir(home);
    const recent = [{ ...at('/a'), openedAt: '2025-01-02T03:04:05.000Z' }];
    await writeFile(join(home, 'state.json'), JSON.stringify({ settings: AT_FIRST, recent }));
    expect(new HostState(home).recent()).toEqual(recent);
  });

  it('can be forgotten', () => {
    const state = new HostState(home);
    state.addRecent(at('/a'));
    state.addRecent(at('/b'));
    expect(state.removeRecent('/b').map(({ path }) => path)).toEqual(['/a']);
    expect(new HostState(home).recent().map(({ path }) => path)).toEqual(['/a']);
  });

  it('never get in the way when they can’t be saved', async () => {
    await writeFile(home, 'a file in the way');
    expect(() => {
      new HostState(home).addRecent(at('/a'));
    }).not.toThrow();
  });
});

describe('appHome', () => {
  it('follows MAPWRIGHT_HOME, then the system’s custom', () => {
    expect(appHome({ MAPWRIGHT_HOME: '/own' }, 'linux')).toBe('/own');
    expect(appHome({ XDG_CONFIG_HOME: '/xdg' }, 'linux')).toBe('/xdg/mapwright');
    expect(appHome({}, 'linux')).toMatch(/\.config\/mapwright$/);
    expect(appHome({}, 'darwin')).toMatch(/Library\/Application Support\/Mapwright$/);
    expect(appHome({ APPDATA: '/roaming' }, 'win32')).toBe('/roaming/Mapwright');
  });
});
