// @vitest-environment happy-dom
// Keys can be chosen for what the native menu of a platform has, and for nothing else of the system.
import { expect, it } from 'vitest';
import { defineComponent } from 'vue';
import { useCommandNames, type CommandNames } from '../../../../renderer/shell/settings/use-command-names.ts';
import { useSettings } from '../../../../renderer/shell/settings/settings-store.ts';
import type { HostInfo } from '../../../../shared/contract/host.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

async function namesOn(platform: string, kind: HostInfo['kind']): Promise<CommandNames> {
  const client = fakeClient();
  client.answer('host.info', { kind, version: '0.1.0', nativeDialogs: false, openAtStart: null, platform });
  let names: CommandNames | undefined;
  const wrapper = mountWith(
    defineComponent({
      setup() {
        names = useCommandNames();
        return () => null;
      },
    }),
    client,
  );
  await useSettings().load();
  wrapper.unmount();
  return names!;
}

const ofSystem = ({ ids }: CommandNames): readonly string[] =>
  ids.value.filter((id) => id.startsWith('native.')).toSorted();

const ANYWHERE = ['fullScreen', 'quit', 'zoomIn', 'zoomOut', 'zoomReset'];
const ON_A_MAC = ['closeWindow', 'hide', 'hideOthers', 'minimize'];

it.each([
  ['linux', ANYWHERE],
  ['win32', ANYWHERE],
  ['darwin', [...ANYWHERE, ...ON_A_MAC]],
])('on %s', async (platform, names) => {
  const ids = names.map((name) => `native.${name}`).toSorted();
  expect(ofSystem(await namesOn(platform, 'electron'))).toEqual(ids);
  expect(ofSystem(await namesOn(platform, 'browser'))).toEqual([]);
});
