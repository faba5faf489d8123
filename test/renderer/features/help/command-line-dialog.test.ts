// @vitest-environment happy-dom
// The command line that came with the app: offered only where it did, and installed by a command that can be copied.
import { expect, it, onTestFinished } from 'vitest';
import type { VueWrapper } from '@vue/test-utils';
import type { Component } from 'vue';
import CommandLineDialog from '../../../../renderer/features/help/CommandLineDialog.vue';
import CommandPalette from '../../../../renderer/shell/menus/CommandPalette.vue';
import { useSettings } from '../../../../renderer/shell/settings/settings-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

const FILE = 'C:\\Program Files\\Mapwright\\resources\\mapwright-cli-0.1.0.tgz';

async function show(component: Component, commandLine: string | null, props = {}): Promise<VueWrapper> {
  const client = fakeClient();
  client.answer('host.info', { ...(await client.host['host.info']({})), commandLine });
  const wrapper = mountWith(component, client, props);
  onTestFinished(() => {
    wrapper.unmount();
  });
  await useSettings().load();
  await settled();
  return wrapper;
}

it('shows the whole command, with the path in quotes, and copies it', async () => {
  const wrapper = await show(CommandLineDialog, FILE);
  const command = `npm install --global "${FILE}"`;
  expect(wrapper.find('pre').text()).toBe(command);
  await wrapper
    .findAll('button')
    .find((one) => one.text() === 'Copy command')
    ?.trigger('click');
  await settled();
  expect(await navigator.clipboard.readText()).toBe(command);
});

it.each([
  [FILE, true],
  [null, false],
])('with %j, the palette offers it: %j', async (file, offered) => {
  const enabled = { value: { 'help.commandLine': true } };
  const commands = { enabled, run: () => undefined, why: () => undefined };
  const wrapper = await show(CommandPalette, file, { commands });
  await wrapper.get('input').setValue('install');
  const labels = wrapper.findAll('[role="option"] .label').map((one) => one.text());
  expect(labels.includes('Install command line tool…')).toBe(offered);
});
