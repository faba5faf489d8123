// @vitest-environment happy-dom
// Keys and native menus for the whole window: what they may and may not reach.
import type { VueWrapper } from '@vue/test-utils';
import { defineComponent, h } from 'vue';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useShortcuts } from '../../../../renderer/shell/menus/use-shortcuts.ts';
import { useSettings } from '../../../../renderer/shell/settings/settings-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

const run = vi.fn();
const page = defineComponent({
  setup() {
    useShortcuts(run);
    return () => h('main', [h('p', { tabindex: 0 }), h('input'), h('input', { type: 'checkbox' })]);
  },
});

let wrapper: VueWrapper;

afterEach(() => {
  wrapper.unmount();
  run.mockClear();
  document.body.innerHTML = '';
});

async function open(platform = 'linux') {
  const client = fakeClient();
  const about = { kind: 'electron', version: '0.1.0', nativeDialogs: true, openAtStart: null } as const;
  client.answer('host.info', { ...about, platform });
  wrapper = mountWith(page, client);
  await useSettings().load();
  /** Whether a key press on an element is kept from the browser. */
  const isTaken = (selector: string, init: KeyboardEventInit): boolean => {
    const press = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    wrapper.get(selector).element.dispatchEvent(press);
    return press.defaultPrevented;
  };
  return { client, isTaken };
}

describe('keys', () => {
  it('for all rows mark no text of the page, and stay with text fields', async () => {
    const { isTaken } = await open();
    expect(isTaken('p', { key: 'a', ctrlKey: true })).toBe(true);
    expect(isTaken('input', { key: 'a', ctrlKey: true })).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  it('to undo stay with text fields, and act on the project elsewhere, as in a check box', async () => {
    const { isTaken } = await open();
    expect(isTaken('input', { key: 'z', ctrlKey: true })).toBe(false);
    expect(run).not.toHaveBeenCalled();
    expect(isTaken('[type=checkbox]', { key: 'z', ctrlKey: true })).toBe(true);
    expect(run).toHaveBeenCalledExactlyOnceWith('edit.undo');
  });

  it('of the window work in text fields, too', async () => {
    const { isTaken } = await open();
    expect(isTaken('input', { key: 'k', ctrlKey: true })).toBe(true);
    expect(run).toHaveBeenCalledExactlyOnceWith('app.palette');
  });

  it('on a Mac are those of a Mac; what the system has is left to it', async () => {
    const { isTaken } = await open('darwin');
    for (const key of ['h', 'm', 'q', 'w']) expect(isTaken('p', { key, metaKey: true })).toBe(false);
    expect(isTaken('p', { key: 'z', ctrlKey: true })).toBe(false);
    expect(isTaken('input', { key: 'z', metaKey: true })).toBe(false);
    expect(run).not.toHaveBeenCalled();
    expect(isTaken('p', { key: 'z', metaKey: true })).toBe(true);
    expect(run).toHaveBeenCalledExactlyOnceWith('edit.undo');
  });
});

describe('a native menu', () => {
  it('undoes and selects in the text field that has the focus, and in the project where none has', async () => {
    const { client } = await open('darwin');
    const execCommand = vi.fn();
    Object.assign(document, { execCommand });
    wrapper.get<HTMLInputElement>('input').element.focus();
    for (const command of ['edit.undo', 'edit.redo', 'edit.selectAll', 'view.columns'] as const)
      client.menu.tell(command);
    expect(execCommand.mock.calls).toEqual([['undo'], ['redo'], ['selectAll']]);
    expect(run).toHaveBeenCalledExactlyOnceWith('view.columns');
    wrapper.get<HTMLElement>('p').element.focus();
    client.menu.tell('edit.undo');
    expect(run).toHaveBeenLastCalledWith('edit.undo');
  });

  it('reaches nothing behind a dialog', async () => {
    const { client } = await open();
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    client.menu.tell('file.new');
    expect(run).not.toHaveBeenCalled();
  });
});
