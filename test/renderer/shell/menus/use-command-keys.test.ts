// @vitest-environment happy-dom
// How the keys of commands are written: in the platform's form, in tooltips behind the label; and which a browser has.
import { expect, it } from 'vitest';
import { defineComponent } from 'vue';
import { useCommandKeys, type CommandKeys } from '../../../../renderer/shell/menus/use-command-keys.ts';
import { useSettings } from '../../../../renderer/shell/settings/settings-store.ts';
import type { HostInfo } from '../../../../shared/contract/host.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

async function keysOn(platform: string, kind: HostInfo['kind'] = 'electron'): Promise<CommandKeys> {
  const client = fakeClient();
  client.answer('host.info', { kind, version: '0.1.0', nativeDialogs: false, openAtStart: null, platform });
  let keys: CommandKeys | undefined;
  const wrapper = mountWith(
    defineComponent({
      setup() {
        keys = useCommandKeys();
        return () => null;
      },
    }),
    client,
  );
  await useSettings().load();
  wrapper.unmount();
  if (!keys) throw new Error('The component was not set up.');
  return keys;
}

it.each([
  ['linux', 'Save (Ctrl+Shift+S)', 'Robots (Alt+3)', 'Replace (Ctrl+H)'],
  ['win32', 'Save (Ctrl+Shift+S)', 'Robots (Alt+3)', 'Replace (Ctrl+H)'],
  ['darwin', 'Save (⇧⌘S)', 'Robots (⌘3)', 'Replace (⌥⌘F)'],
])('on %s stand behind the label', async (platform, save, robots, replace) => {
  const { withKeys } = await keysOn(platform);
  expect(withKeys('Save', 'file.saveAs')).toBe(save);
  expect(withKeys('Robots', 'view.robots')).toBe(robots);
  expect(withKeys('Replace', 'edit.replace')).toBe(replace);
});

it('leave a label alone that has none, and call Escape Esc', async () => {
  const { keysOf, withKeys } = await keysOn('linux');
  expect(withKeys('Columns', 'view.columns')).toBe('Columns');
  expect(keysOf('view.columns')).toBe('');
  expect(withKeys('Close', 'page.escape')).toBe('Close (Esc)');
});

it('are not shown where the browser keeps them', async () => {
  const native = await keysOn('linux');
  expect([native.keysOf('file.new'), native.keysOf('file.close')]).toEqual(['Ctrl+N', 'Ctrl+W']);
  const browser = await keysOn('linux', 'browser');
  expect([browser.keysOf('file.new'), browser.keysOf('file.close')]).toEqual(['', '']);
  expect(browser.allKeysOf('app.palette')).toEqual(['Ctrl+K']);
  expect(browser.keysOf('edit.addRows')).toBe('Ctrl+U');
});
