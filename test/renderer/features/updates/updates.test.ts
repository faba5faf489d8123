// @vitest-environment happy-dom
// Updates in the window: asked for once, told in passing, loaded by the user; and no trace of them where there is no feed.
import type { VueWrapper } from '@vue/test-utils';
import type { Component } from 'vue';
import { describe, expect, it, onTestFinished } from 'vitest';
import UpdateDialog from '../../../../renderer/features/updates/UpdateDialog.vue';
import UpdateHint from '../../../../renderer/features/updates/UpdateHint.vue';
import { useUpdates } from '../../../../renderer/features/updates/updates-store.ts';
import WelcomeScreen from '../../../../renderer/features/project/WelcomeScreen.vue';
import CommandPalette from '../../../../renderer/shell/menus/CommandPalette.vue';
import SettingsDialog from '../../../../renderer/shell/settings/SettingsDialog.vue';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useJobs } from '../../../../renderer/shell/jobs/jobs-store.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { useSettings } from '../../../../renderer/shell/settings/settings-store.ts';
import type { HostInfo } from '../../../../shared/contract/host.ts';
import type { UpdateState } from '../../../../shared/contract/updates.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

const FOUND: UpdateState = { phase: 'found', version: '2.0.0', notes: 'Faster imports' };
const PAGE = 'https://mapwright.example';

interface Shown {
  readonly client: FakeClient;
  readonly wrapper: VueWrapper;
}

async function show(
  component: Component,
  updates: HostInfo['updates'],
  state: UpdateState = { phase: 'idle' },
  checked: UpdateState = { phase: 'latest' },
  props: Record<string, unknown> = {},
): Promise<Shown> {
  const client = fakeClient();
  client.answer('host.info', { ...(await client.host['host.info']({})), updates });
  client.answer('updates.state', state);
  client.answer('updates.check', checked);
  client.answer('updates.install', { ...FOUND, phase: 'loading', share: 0 });
  client.answer('shell.openAddress', null);
  const wrapper = mountWith(component, client, props);
  onTestFinished(() => {
    wrapper.unmount();
  });
  await useSettings().load();
  if (state.phase !== 'idle') await useUpdates().load();
  await settled();
  return { client, wrapper };
}

const button = (wrapper: VueWrapper, label: string) =>
  wrapper.findAll('button').find((one) => one.text() === label);

describe('the question', () => {
  it('is asked on the first screen, and answered once', async () => {
    const { client, wrapper } = await show(WelcomeScreen, { way: 'install', page: PAGE });
    expect(wrapper.text()).toContain('Check for updates automatically?');
    await button(wrapper, 'Check for updates')?.trigger('click');
    await settled();
    expect(client.calls).toContainEqual({ name: 'settings.set', params: { updates: 'on' } });
    expect(wrapper.text()).not.toContain('Check for updates automatically?');
  });

  it('can be denied, and nothing was asked of anybody', async () => {
    const { client, wrapper } = await show(WelcomeScreen, { way: 'install', page: PAGE });
    await button(wrapper, 'Don’t check')?.trigger('click');
    await settled();
    expect(client.calls).toContainEqual({ name: 'settings.set', params: { updates: 'off' } });
    expect(client.calls.map(({ name }) => name)).not.toContain('updates.check');
  });
});

describe('a newer version', () => {
  it('is told in passing, and not while a job runs', async () => {
    const { client, wrapper } = await show(UpdateHint, { way: 'install', page: PAGE }, FOUND);
    const jobs = useJobs();
    expect(useNotices().announced?.content).toMatchObject({
      key: 'updates.found',
      named: { version: '2.0.0' },
    });
    jobs.started({ job: 7, kind: 'edit' });
    await settled();
    expect(wrapper.find('button').exists()).toBe(false);
    jobs.lost({ code: 'cancelled', message: '' });
    await settled();
    await button(wrapper, 'Mapwright 2.0.0 is available')?.trigger('click');
    expect(useDialogs().main).toEqual({ kind: 'update' });
    expect(client.calls.map(({ name }) => name)).not.toContain('updates.check');
  });

  it('shows its notes as they are before it is installed', async () => {
    const notes = '<img src=x onerror=alert(1)> **bold**';
    const { client, wrapper } = await show(
      UpdateDialog,
      { way: 'install', page: PAGE },
      { phase: 'idle' },
      { ...FOUND, notes },
    );
    expect(wrapper.get('.notes').text()).toBe(notes);
    expect(wrapper.find('img').exists()).toBe(false);
    await button(wrapper, 'Install when I quit')?.trigger('click');
    await settled();
    expect(client.calls.map(({ name }) => name)).toContain('updates.install');
    expect(wrapper.get('progress').attributes('value')).toBe('0');
    useUpdates().hear({ ...FOUND, phase: 'ready' });
    await settled();
    expect(wrapper.text()).toContain('Mapwright 2.0.0 is ready and will be installed when you quit.');
  });

  it('is had from its page where this copy does not install it', async () => {
    const { client, wrapper } = await show(
      UpdateDialog,
      { way: 'notify', page: PAGE },
      { phase: 'idle' },
      FOUND,
    );
    expect(button(wrapper, 'Install when I quit')).toBeUndefined();
    await button(wrapper, 'Open download page')?.trigger('click');
    expect(client.calls).toContainEqual({ name: 'shell.openAddress', params: { url: PAGE } });
  });
});

describe('where there is no feed', () => {
  it('nothing says so', async () => {
    const { client, wrapper } = await show(WelcomeScreen, null);
    expect(wrapper.text()).not.toMatch(/update/i);
    const settings = await show(SettingsDialog, null);
    expect(settings.wrapper.text()).not.toMatch(/update/i);
    for (const { calls } of [client, settings.client])
      expect(calls.map(({ name }) => name).filter((name) => name.startsWith('updates.'))).toEqual([]);
  });

  it.each([
    [null, []],
    [{ way: 'notify', page: PAGE } as const, ['Check for updates…']],
  ])('the palette of %j offers %j', async (offer, found) => {
    const commands = {
      enabled: { value: { 'help.update': true } },
      run: () => undefined,
      why: () => undefined,
    };
    const { wrapper } = await show(CommandPalette, offer, undefined, undefined, { commands });
    await wrapper.get('input').setValue('updates');
    expect(wrapper.findAll('[role="option"] .label').map((one) => one.text())).toEqual(found);
  });
});
