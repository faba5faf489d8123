// The preload script against a fake `electron`: what it puts on the window, and that errors keep their code.
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PreloadBridge } from '../../shared/contract/bridge.ts';
import { HOST_REQUEST_NAMES } from '../../shared/contract/host.ts';
import { REQUEST_NAMES } from '../../shared/contract/requests/requests.ts';

const fake = vi.hoisted(() => ({
  contextBridge: { exposeInMainWorld: vi.fn() },
  ipcRenderer: { invoke: vi.fn(), on: vi.fn(), off: vi.fn() },
  webUtils: { getPathForFile: vi.fn(() => '/dropped.xml') },
}));
vi.mock('electron', () => fake);

let bridge: PreloadBridge<File>;

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  await import('../../electron/preload/preload.ts');
  bridge = fake.contextBridge.exposeInMainWorld.mock.calls[0]![1] as PreloadBridge<File>;
});

describe('window.mapwright', () => {
  it('is the only thing exposed, under one name', () => {
    expect(fake.contextBridge.exposeInMainWorld.mock.calls.map(([name]) => name as string)).toEqual([
      'mapwright',
    ]);
  });

  it('has one function for every request, and none besides', () => {
    expect(Object.keys(bridge.engine).sort()).toEqual([...REQUEST_NAMES].sort());
    // The system's dialogs list folders and make them.
    const names = HOST_REQUEST_NAMES.filter((name) => !['files.list', 'files.makeFolder'].includes(name));
    expect(Object.keys(bridge.host).sort()).toEqual([...names].sort());
    expect(Object.keys(bridge).sort()).toEqual(['engine', 'host', 'onEvent', 'onMenu', 'pathForFile']);
  });

  it('asks over one channel and unwraps the answer', async () => {
    fake.ipcRenderer.invoke.mockResolvedValue({ ok: true, result: { position: 3 } });
    expect(await bridge.engine['view.position']({ view: 1, id: 2 })).toEqual({ position: 3 });
    expect(fake.ipcRenderer.invoke).toHaveBeenCalledWith('mapwright:request', 'view.position', {
      view: 1,
      id: 2,
    });
  });

  it('rejects with plain data that keeps its code across the bridge', async () => {
    const error = { code: 'disk-full', message: 'The disk is full.', detail: 'ENOSPC' };
    fake.ipcRenderer.invoke.mockResolvedValue({ ok: false, error });
    await expect(bridge.host['settings.get']({})).rejects.toEqual(error);
  });

  it('passes events and menu commands on until told to stop, without Electron’s event object', () => {
    const heard: unknown[] = [];
    const stop = bridge.onEvent((event) => heard.push(event));
    bridge.onMenu((command) => heard.push(command));
    type Listener = (event: object, value: unknown) => void;
    const [[eventChannel, onEvent], [menuChannel, onMenu]] = fake.ipcRenderer.on.mock.calls as [
      [string, Listener],
      [string, Listener],
    ];
    expect([eventChannel, menuChannel]).toEqual(['mapwright:event', 'mapwright:menu']);
    onEvent({ sender: 'secret' }, { event: 'project.changed', data: { revision: 1 } });
    onMenu({}, 'file.open');
    expect(heard).toEqual([{ event: 'project.changed', data: { revision: 1 } }, 'file.open']);
    stop();
    expect(fake.ipcRenderer.off).toHaveBeenCalledWith('mapwright:event', onEvent);
  });

  it('tells the path of a dropped file', () => {
    expect(bridge.pathForFile(new File([], 'a.xml'))).toBe('/dropped.xml');
  });

  it('tells main of a dropped file before any request names it, and of none that has no path', () => {
    bridge.pathForFile(new File([], 'a.xml'));
    expect(fake.ipcRenderer.invoke.mock.calls).toEqual([
      ['mapwright:request', 'files.choose', { paths: ['/dropped.xml'] }],
    ]);
    fake.webUtils.getPathForFile.mockReturnValueOnce('');
    expect(bridge.pathForFile(new File([], 'made by the page'))).toBe('');
    expect(fake.ipcRenderer.invoke).toHaveBeenCalledOnce();
  });

  it('takes paths from the page only while the user acts', async () => {
    const userActivation = { isActive: false };
    vi.stubGlobal('navigator', { userActivation });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    fake.ipcRenderer.invoke.mockResolvedValue({ ok: true, result: null });
    expect(await bridge.host['files.choose']({ paths: ['/etc/passwd'] })).toBeNull();
    expect(fake.ipcRenderer.invoke).not.toHaveBeenCalled();
    userActivation.isActive = true;
    await bridge.host['files.choose']({ paths: ['/typed.xml'] });
    expect(fake.ipcRenderer.invoke.mock.calls).toEqual([
      ['mapwright:request', 'files.choose', { paths: ['/typed.xml'] }],
    ]);
  });
});
