// The native menus of Electron's main process while it runs: in the window's language and state, over text fields, of a Mac.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContextMenuParams } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuState } from '../../shared/contract/host.ts';
import { ROOT } from '../run/tool-path.ts';
import { preventable } from './electron-events.ts';
import { mainUnderTest, type MainUnderTest } from './main-under-test.ts';

let main: MainUnderTest;

beforeEach(async () => {
  main = await mainUnderTest();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await main.clean();
});

const item = (id: string) => main.fake.electron.Menu.getApplicationMenu()?.getMenuItemById(id);
const show = (state: Partial<MenuState>) =>
  main.invoke('menu.show', { language: 'en', enabled: [], ticked: [], ...state });
const sent = () => main.window().webContents.sent;

describe('the menu', () => {
  it('offers nothing that needs the window before that has spoken', async () => {
    await main.start();
    expect(item('file.new')?.enabled).toBe(false);
    item('file.new')?.click();
    expect(sent()).toEqual([]);
  });

  it('is greyed out and ticked as the window says, without being made anew', async () => {
    await main.start();
    const built = main.fake.electron.Menu.built.length;
    await show({ enabled: ['file.new', 'view.toggleOutline'], ticked: ['view.toggleOutline'] });
    expect([item('file.new')?.enabled, item('file.export')?.enabled]).toEqual([true, false]);
    expect(item('view.toggleOutline')?.checked).toBe(true);
    expect(item('view.toggleDetail')?.checked).toBe(false);
    expect(main.fake.electron.Menu.built).toHaveLength(built);
  });

  it('leaves ticks to the window, which carries the command out', async () => {
    await main.start();
    await show({ enabled: ['view.toggleOutline'], ticked: ['view.toggleOutline'] });
    item('view.toggleOutline')?.click();
    expect(item('view.toggleOutline')?.checked).toBe(true);
    expect(sent()).toEqual([['mapwright:menu', 'view.toggleOutline']]);
  });

  it('speaks the language of the window, and of the system before', async () => {
    main.fake.app.getPreferredSystemLanguages.mockReturnValue(['fr-FR', 'nl-NL']);
    await main.start();
    expect(item('view.columns')?.label).toContain('Kolommen');
    await show({ language: 'de', enabled: ['view.columns'] });
    expect(item('view.columns')?.label.replace('&', '')).toBe('Spalten…');
    expect(item('view.columns')?.enabled).toBe(true);
  });

  it('lists the projects that were open last, and empties the list here and in the system', async () => {
    await main.start();
    expect(item('recent')?.enabled).toBe(false);
    await main.opens('/p/site.mapwright');
    expect(main.fake.app.addRecentDocument).toHaveBeenCalledExactlyOnceWith('/p/site.mapwright');
    await main.invoke('host.info', {});
    item('recent')?.submenu?.items[0]?.click();
    expect(sent()).toEqual([
      ['mapwright:event', { event: 'project.requested', data: { path: '/p/site.mapwright' } }],
    ]);
    item('recent')?.submenu?.items.at(-1)?.click();
    expect(main.fake.app.clearRecentDocuments).toHaveBeenCalledOnce();
    expect(item('recent')?.enabled).toBe(false);
    expect(await main.invoke('recent.list', {})).toEqual({ ok: true, result: [] });
  });

  it('zooms, as Ctrl and the wheel do', async () => {
    await main.start();
    const { webContents } = main.window();
    item('native.zoomIn')?.click();
    webContents.emit('zoom-changed', preventable(), 'in');
    expect(webContents.zoomLevel).toBe(1);
    webContents.emit('zoom-changed', preventable(), 'out');
    expect(webContents.zoomLevel).toBe(0.5);
    item('native.zoomReset')?.click();
    expect(webContents.zoomLevel).toBe(0);
  });

  it('shows the keys that the user gives, at once', async () => {
    await main.start();
    expect(item('file.import')?.accelerator).toMatch(/\+I$/);
    await main.invoke('settings.set', { keys: { 'file.import': ['Mod+E'] } });
    expect(item('file.import')?.accelerator).toMatch(/\+E$/);
    expect(item('file.export')?.accelerator).toBeUndefined();
    await main.invoke('settings.set', { keys: {} });
    expect(item('file.export')?.accelerator).toMatch(/\+E$/);
  });

  it('takes no state that is malformed', async () => {
    await main.start();
    const answer = await main.invoke('menu.show', { language: 'en', enabled: ['rm -rf'], ticked: [] });
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid-request' } });
  });
});

describe('the context menu', () => {
  const flags = {
    canUndo: true,
    canRedo: false,
    canCut: true,
    canCopy: true,
    canPaste: false,
    canSelectAll: true,
  };
  const open = (params: object) => {
    const before = main.fake.electron.Menu.built.length;
    const all = { selectionText: '', editFlags: flags, ...params };
    main.window().webContents.emit('context-menu', preventable(), all as unknown as ContextMenuParams);
    return main.fake.electron.Menu.built.slice(before);
  };

  it('of a text field has what can be done there, in the user’s language', async () => {
    await main.start();
    await main.invoke('settings.set', { language: 'de' });
    const frame = {};
    const [menu] = open({ isEditable: true, frame, menuSourceType: 'keyboard' });
    const items = menu?.items.filter(({ type }) => type !== 'separator') ?? [];
    expect(items.map(({ role, label, enabled }) => [role, label, enabled])).toEqual([
      ['undo', 'Rückgängig', true],
      ['redo', 'Wiederholen', false],
      ['cut', 'Ausschneiden', true],
      ['copy', 'Kopieren', true],
      ['paste', 'Einfügen', false],
      ['selectAll', 'Alles auswählen', true],
    ]);
    expect(menu?.popup).toHaveBeenCalledExactlyOnceWith({
      window: main.window(),
      frame,
      sourceType: 'keyboard',
    });
  });

  it('of selected text copies it; where there is none, there is no menu', async () => {
    await main.start();
    const [menu] = open({ isEditable: false, selectionText: 'abc', frame: null });
    expect(menu?.items.map(({ role }) => role)).toEqual(['copy']);
    expect(open({ isEditable: false, frame: null })).toEqual([]);
  });
});

describe('a page of the web', () => {
  it('is opened in the user’s browser; nothing else is', async () => {
    await main.start();
    const { openExternal } = main.fake.electron.shell;
    expect(await main.invoke('shell.openAddress', { url: 'https://example.com/a b' })).toMatchObject({
      ok: true,
    });
    expect(openExternal).toHaveBeenCalledExactlyOnceWith('https://example.com/a%20b');
    for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'mailto:a@b.c', 'https://'])
      expect(await main.invoke('shell.openAddress', { url })).toMatchObject({ ok: false });
    openExternal.mockRejectedValueOnce(new Error('no browser'));
    expect(await main.invoke('shell.openAddress', { url: 'https://example.com/' })).toMatchObject({
      error: { code: 'io' },
    });
  });
});

describe('the window of a Mac', () => {
  it('stands for the file of its project, and has a dot where that has no name yet', async () => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
    await main.start();
    await main.opens('/p/site.mapwright');
    expect(main.window().setRepresentedFilename).toHaveBeenLastCalledWith('/p/site.mapwright');
    expect(main.window().setDocumentEdited).toHaveBeenLastCalledWith(false);
    await main.opens('/p/untitled.mapwright', { untitled: true });
    expect(main.window().setRepresentedFilename).toHaveBeenLastCalledWith('');
    expect(main.window().setDocumentEdited).toHaveBeenLastCalledWith(true);
  });
});

describe('Windows', () => {
  const jumpList = () =>
    main.fake.app.setJumpList.mock.lastCall as unknown as [readonly { readonly items?: readonly object[] }[]];

  beforeEach(() => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
    main.fake.app.isPackaged = true;
  });

  it('groups the windows under the name that its installer gives to shortcuts', async () => {
    await main.start();
    const config = await readFile(join(ROOT, 'electron-builder.yml'), 'utf8');
    const [, appId] = /^appId: (.+)$/m.exec(config) ?? [];
    expect(main.fake.app.setAppUserModelId).toHaveBeenCalledExactlyOnceWith(appId);
  });

  it('has a new project in the menu of the icon, in the user’s language', async () => {
    await main.start();
    await show({ language: 'de' });
    expect(jumpList()[0]).toMatchObject([
      { type: 'recent' },
      { items: [{ title: 'Neues Projekt', args: '--new-project' }] },
    ]);
  });

  it('makes it once the window can, also where the app runs already', async () => {
    await main.start(['--new-project']);
    expect(sent()).toEqual([]);
    await show({ enabled: ['file.new'] });
    expect(sent()).toEqual([['mapwright:menu', 'file.new']]);
    await show({ enabled: ['file.new', 'view.columns'] });
    expect(sent()).toHaveLength(1);
    await main.opens('/p/untitled.mapwright');
    main.fake.app.emit('second-instance', preventable(), ['mapwright.exe', '--new-project'], 'C:/', null);
    expect(sent()).toHaveLength(1);
    const [, other] = main.fake.windows;
    await main.invoke('menu.show', { language: 'en', enabled: ['file.new'], ticked: [] }, other);
    expect(other?.webContents.sent).toEqual([['mapwright:menu', 'file.new']]);
  });
});
