// Settings and recent projects on disk: validated when read, whole when written.
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appHome } from '../../electron/host/app-folders.ts';
import { HostState } from '../../electron/host/host-state.ts';
import { DEFAULT_SETTINGS } from '../../shared/contract/settings-schemas.ts';

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
    expect(state.settings()).toEqual(DEFAULT_SETTINGS);
    expect(state.setSettings({ theme: 'dark' })).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
    expect(state.setSettings({ language: 'de' })).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      language: 'de',
    });
    expect(new HostState(home).settings()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', language: 'de' });
  });

  it.each(['', '{', '[]', '{"settings":{"theme":"pink"},"recent":[]}', 'null'])(
    'survive a damaged file: %j',
    async (content) => {
      await mkdir(home);
      await writeFile(join(home, 'state.json'), content);
      const state = new HostState(home);
      expect(state.settings()).toEqual(DEFAULT_SETTINGS);
      expect(state.setSettings({ theme: 'light' })).toEqual({ ...DEFAULT_SETTINGS, theme: 'light' });
    },
  );

  it('have what an older version did not write', async () => {
    await mkdir(home);
    const settings = { theme: 'dark', language: 'de' };
    await writeFile(join(home, 'state.json'), JSON.stringify({ settings, recent: [] }));
    const state = new HostState(home);
    expect(state.settings()).toEqual({ ...DEFAULT_SETTINGS, ...settings });
    expect(state.setSettings({ formulaBar: false })).toEqual({
      ...DEFAULT_SETTINGS,
      ...settings,
      formulaBar: false,
    });
    expect(state.setSettings({ theme: 'light' }).formulaBar).toBe(false);
  });

  it('are read one by one: one that is damaged costs no other', async () => {
    await mkdir(home);
    const settings = {
      theme: 'pink',
      density: 7,
      language: 'de',
      exportUrls: 0,
      keys: { 'file.new': ['Mod+J'], 'file.open': 'Mod+J', 'of.tomorrow': ['F12'] },
    };
    await writeFile(join(home, 'state.json'), JSON.stringify({ settings, recent: 5 }));
    const state = new HostState(home);
    expect(state.settings()).toEqual({
      ...DEFAULT_SETTINGS,
      language: 'de',
      keys: { 'file.new': ['Mod+J'] },
    });
    expect(state.unreadable()).toEqual(['theme', 'density', 'exportUrls', 'keys']);
    expect(state.recent()).toEqual([]);
    state.setSettings({ density: 'compact' });
    expect(state.unreadable()).toEqual(['theme', 'exportUrls', 'keys']);
  });

  it('keep what a newer version wrote', async () => {
    await mkdir(home);
    const settings = { theme: 'sepia', ofTomorrow: { a: 1 }, keys: { 'of.tomorrow': ['F12'] } };
    await writeFile(join(home, 'state.json'), JSON.stringify({ settings, recent: [], more: [2] }));
    const state = new HostState(home);
    state.setSettings({ language: 'nl', keys: { 'file.new': [] } });
    expect(JSON.parse(await readFile(join(home, 'state.json'), 'utf8'))).toEqual({
      settings: { ...settings, language: 'nl', keys: { 'of.tomorrow': ['F12'], 'file.new': [] } },
      recent: [],
      open: [],
      more: [2],
    });
  });

  it('keep a file that is no settings beside the new one', async () => {
    await mkdir(home);
    await writeFile(join(home, 'state.json'), '{"settings": {"theme": "dark",}}');
    const state = new HostState(home);
    expect(state.unreadable()).toEqual(Object.keys(DEFAULT_SETTINGS));
    state.setSettings({ theme: 'dark' });
    expect(state.unreadable()).toEqual([]);
    expect(await readFile(join(home, 'state.json.damaged'), 'utf8')).toContain('"dark",');
  });

  it('tell who listens of each change, until they have heard enough', () => {
    const state = new HostState(home);
    const told: string[] = [];
    const end = state.onSettings(({ theme }) => told.push(theme));
    state.setSettings({ theme: 'contrast' });
    end();
    state.setSettings({ theme: 'dark' });
    expect(told).toEqual(['contrast']);
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
    await writeFile(join(home, 'state.json'), JSON.stringify({ settings: DEFAULT_SETTINGS, recent }));
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
