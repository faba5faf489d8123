// The native menu on three platforms and in three languages, with the keys that roles bring.
import { describe, expect, it, vi } from 'vitest';
import { menuTemplate, type MenuActions } from '../../electron/main/menus/app-menu.ts';
import { COMMANDS, MENU_COMMANDS } from '../../shared/commands/command-table.ts';
import { systemKeys, textKeys } from '../../shared/commands/reserved-keys.ts';
import { LANGUAGES, type Language } from '../../shared/model/languages.ts';
import type { Platform } from '../../shared/commands/strokes.ts';
import { FakeMenu, roleKeys, type FakeMenuItem } from './fake-menu.ts';

vi.mock('electron', () => ({ app: {} }));

const PLATFORMS = ['mac', 'windows', 'linux'] as const satisfies readonly Platform[];
const RECENT = [{ path: '/p/Tom & Jerry.mapwright', name: 'Tom & Jerry' }];

function menuOf(platform: Platform, language: Language = 'en', offered = true) {
  const actions = {
    run: vi.fn<MenuActions['run']>(),
    openRecent: vi.fn<MenuActions['openRecent']>(),
    clearRecent: vi.fn<MenuActions['clearRecent']>(),
    zoom: vi.fn<MenuActions['zoom']>(),
  };
  const look = { platform, language, keys: {}, recent: RECENT, updates: offered, commandLine: offered };
  return { actions, menu: new FakeMenu(menuTemplate(look, actions)) };
}

function keysOf(item: FakeMenuItem, platform: Platform): string | undefined {
  return item.accelerator ?? (item.role === undefined ? undefined : roleKeys(item.role, platform));
}

describe.each(PLATFORMS)('on %s', (platform) => {
  const { menu, actions } = menuOf(platform);
  const keyed = menu.all().flatMap((item) => {
    const keys = keysOf(item, platform);
    return keys === undefined ? [] : [{ item, keys }];
  });

  it('has every command once, and sends each that the system does not do itself', () => {
    const items = menu.all().filter(({ id }) => MENU_COMMANDS.some((command) => command === id));
    expect(items.map(({ id }) => id).sort()).toEqual([...MENU_COMMANDS].sort());
    const own = items.filter(({ role }) => role === undefined);
    for (const item of own) item.click();
    expect(actions.run.mock.calls.flat()).toEqual(own.map(({ id }) => id));
    expect(items.filter(({ role }) => role !== undefined).map(({ id }) => id)).toEqual([
      'edit.cut',
      'edit.copy',
      'edit.paste',
    ]);
  });

  it('offers updates only where there is a feed, and the command line where it came along', () => {
    const help = (offered: boolean) =>
      menuOf(platform, 'en', offered)
        .menu.items.at(-1)
        ?.submenu?.items.map(({ id, type }) => id ?? type);
    const logs = ['help.logs', 'help.diagnostics'];
    expect(help(false)).toEqual(['help.guide', 'help.keys', 'separator', ...logs]);
    const more = ['help.commandLine', 'help.update'];
    expect(help(true)).toEqual(['help.guide', 'help.keys', 'separator', ...more, ...logs]);
  });

  it('has no keys twice, with those of the roles, and none of the system’s', () => {
    const keys = keyed.map((one) => one.keys);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys.filter((key) => systemKeys(platform).includes(key))).toEqual([]);
  });

  it('takes no key of a text field but for what the field is asked to do', () => {
    const stolen = keyed.filter(({ keys }) => textKeys(platform).includes(keys));
    for (const { item } of stolen) {
      const command = MENU_COMMANDS.find((id) => id === item.id);
      expect(
        command && COMMANDS[command].field,
        `${item.id ?? item.label} takes ${String(item.accelerator)}`,
      ).toBe(true);
    }
  });

  it('leaves the keys of commands to the window', () => {
    const own = keyed.filter(
      ({ item }) => item.role === undefined && MENU_COMMANDS.some((id) => id === item.id),
    );
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter(({ item }) => item.registerAccelerator)).toEqual([]);
  });

  it.each(LANGUAGES)(
    'says everything in %s, with a letter for each item where the system has them',
    (language) => {
      for (const { items } of [
        menuOf(platform, language).menu,
        ...submenus(menuOf(platform, language).menu),
      ]) {
        const labels = items.filter(({ type }) => type !== 'separator').map(({ label }) => label);
        expect(labels.filter((label) => label === '' || label.includes('{'))).toEqual([]);
        const letters = labels.flatMap((label) => /(?<!&)&([a-z])/i.exec(label)?.[1]?.toLowerCase() ?? []);
        expect(new Set(letters).size).toBe(letters.length);
        if (platform === 'mac') expect(letters).toEqual([]);
        else if (!labels.includes('Tom && Jerry'))
          expect(letters.length).toBeGreaterThanOrEqual(Math.min(labels.length, 12));
      }
    },
  );

  it('zooms with keys that delete no rows', () => {
    menu.getMenuItemById('native.zoomIn')?.click();
    menu.getMenuItemById('native.zoomOut')?.click();
    menu.getMenuItemById('native.zoomReset')?.click();
    expect(actions.zoom.mock.calls.flat()).toEqual([1, -1, 0]);
    expect(keyed.filter(({ keys }) => keys.endsWith('+-')).map(({ item }) => item.id)).toEqual(
      platform === 'mac' ? ['edit.delete', 'native.zoomOut'] : ['edit.delete'],
    );
  });
});

function submenus(menu: FakeMenu): readonly FakeMenu[] {
  return menu.items.flatMap(({ submenu }) => (submenu ? [submenu, ...submenus(submenu)] : []));
}

describe('a Mac', () => {
  it('has its own menus and roles, and hides and minimises by its keys', () => {
    const { menu } = menuOf('mac');
    expect(menu.items.map(({ label, role }) => role ?? label)).toEqual([
      'Mapwright',
      'File',
      'Edit',
      'View',
      'window',
      'help',
    ]);
    const keys = Object.fromEntries(
      menu.all().flatMap(({ role, accelerator }) => (role && accelerator ? [[role, accelerator]] : [])),
    );
    expect(keys).toMatchObject({ hide: 'Cmd+H', minimize: 'Cmd+M', close: 'Cmd+W', quit: 'Cmd+Q' });
    expect(menu.all().map(({ role }) => role)).toEqual(
      expect.arrayContaining([
        'about',
        'services',
        'hideOthers',
        'unhide',
        'zoom',
        'front',
        'recentDocuments',
        'clearRecentDocuments',
      ]),
    );
    expect(menu.items[0]?.submenu?.getMenuItemById('app.settings')?.accelerator).toBe('Cmd+,');
  });
});

describe.each(['windows', 'linux'] as const)('%s', (platform) => {
  it('lists the projects that were open last, and clears them', () => {
    const { menu, actions } = menuOf(platform);
    const [project, , clear] = menu.getMenuItemById('recent')?.submenu?.items ?? [];
    expect(project?.label).toBe('Tom && Jerry');
    project?.click();
    clear?.click();
    expect(actions.openRecent).toHaveBeenCalledExactlyOnceWith('/p/Tom & Jerry.mapwright');
    expect(actions.clearRecent).toHaveBeenCalledOnce();
  });

  it('has letters for its menus', () => {
    expect(menuOf(platform).menu.items.map(({ label }) => label)).toEqual([
      '&File',
      '&Edit',
      '&View',
      '&Help',
    ]);
    expect(menuOf(platform, 'de').menu.items.map(({ label }) => label)).toEqual([
      '&Datei',
      '&Bearbeiten',
      '&Ansicht',
      '&Hilfe',
    ]);
  });
});
