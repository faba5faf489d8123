// @vitest-environment happy-dom
// Keys can be chosen for what the native menu of a platform has, and for nothing else of the system.
import { expect, it, vi } from 'vitest';
import { defineComponent } from 'vue';
import { menuTemplate } from '../../../../electron/main/menus/app-menu.ts';
import { useCommandNames, type CommandNames } from '../../../../renderer/shell/settings/use-command-names.ts';
import { useSettings } from '../../../../renderer/shell/settings/settings-store.ts';
import { platformOf } from '../../../../shared/commands/strokes.ts';
import type { HostInfo } from '../../../../shared/contract/host.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

// The template is plain data; Electron itself is not there.
vi.mock('electron', () => ({}));

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

it.each(['linux', 'win32', 'darwin'])('on %s', async (platform) => {
  const actions = { run: () => 0, openRecent: () => 0, clearRecent: () => 0, zoom: () => 0 };
  const look = {
    platform: platformOf(platform),
    language: 'en',
    keys: {},
    recent: [],
    updates: false,
  } as const;
  const inMenus = menuTemplate(look, actions)
    .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    .flatMap(({ id }) => (id?.startsWith('native.') ? [id] : []));
  expect(ofSystem(await namesOn(platform, 'electron'))).toEqual(inMenus.toSorted());
  expect(ofSystem(await namesOn(platform, 'browser'))).toEqual([]);
});
