// @vitest-environment happy-dom
// How the keys of commands are written: in the platform's form, in tooltips behind the label.
import { expect, it } from 'vitest';
import { defineComponent } from 'vue';
import { ESCAPE } from '../../../../renderer/shell/menus/shortcuts.ts';
import { useCommandKeys, type CommandKeys } from '../../../../renderer/shell/menus/use-command-keys.ts';
import { useSettings } from '../../../../renderer/shell/settings/settings-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

async function keysOn(platform: string): Promise<CommandKeys> {
  const client = fakeClient();
  const about = { kind: 'browser', version: '0.1.0', nativeDialogs: false, openAtStart: null };
  client.answer('host.info', { ...about, platform });
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
  ['linux', 'Save (Ctrl+Shift+S)', 'Robots (Alt+3)'],
  ['win32', 'Save (Ctrl+Shift+S)', 'Robots (Alt+3)'],
  ['darwin', 'Save (⇧⌘S)', 'Robots (⌥3)'],
])('on %s stand behind the label', async (platform, save, robots) => {
  const { withKeys } = await keysOn(platform);
  expect(withKeys('Save', 'file.saveAs')).toBe(save);
  expect(withKeys('Robots', 'view.robots')).toBe(robots);
});

it('leave a label alone that has none, and call Escape Esc', async () => {
  const { keysOf, withKeys } = await keysOn('linux');
  expect(withKeys('Columns', 'view.columns')).toBe('Columns');
  expect(keysOf('view.columns')).toBe('');
  expect(withKeys('Close', ESCAPE)).toBe('Close (Esc)');
  expect(keysOf({ key: 'd', ctrl: true })).toBe('Ctrl+D');
});
