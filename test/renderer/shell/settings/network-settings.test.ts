// @vitest-environment happy-dom
// The section of the network: what is typed is kept in its form, and what can't be kept is told.
import type { VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import NetworkSettings from '../../../../renderer/shell/settings/sections/NetworkSettings.vue';
import { useSettings } from '../../../../renderer/shell/settings/settings-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

let mounted: VueWrapper;
let client: ReturnType<typeof fakeClient>;

beforeEach(async () => {
  client = fakeClient();
  mounted = mountWith(NetworkSettings, client);
  await useSettings().load();
  await settled();
});
afterEach(() => {
  mounted.unmount();
});

async function type(label: string, text: string): Promise<void> {
  const field = mounted.findAll('label.field').find((one) => one.get('span').text() === label);
  if (!field) throw new Error(`There is no field ${label}.`);
  const input = field.get('input');
  await input.setValue(text);
  await input.trigger('change');
  await settled();
}

const kept = () => client.calls.filter(({ name }) => name === 'settings.set').map(({ params }) => params);

it('keeps numbers with a comma, and the default where a field is emptied', async () => {
  await type('Requests per second', '0,5');
  await type('Connections to one host at once', '2');
  await type('Requests per second', '');
  expect(kept()).toEqual([{ webRate: 0.5 }, { webConnections: 2 }, { webRate: null }]);
});

it('tells what can’t be kept', async () => {
  await type('Requests per second', '1.000.000');
  await type('Connections to one host at once', '2.5');
  await type('User agent', 'Grüße');
  await mounted.get('input[value=own]').setValue(true);
  await settled();
  await type('Proxy URL', 'socks5://proxy');
  expect(mounted.findAll('[role=status]').map((told) => told.text())).toEqual([
    'Use at most 200 characters, without accents.',
    'Enter a number from 0.01 to 1,000.',
    'Enter a whole number from 1 to 32.',
    'Enter a URL such as http://proxy.example.com:8080.',
  ]);
  expect(kept()).toEqual([{ proxy: 'own' }]);
});

it('shows no password of a proxy, also where it was pasted with the URL', async () => {
  expect(mounted.text()).not.toContain('Proxy URL');
  await mounted.get('input[value=own]').setValue(true);
  await settled();
  await type('Proxy URL', 'me:s3cret@proxy.corp:8080');
  expect(kept().at(-1)).toEqual({
    proxyAddress: 'http://proxy.corp:8080',
    proxyUser: 'me',
    proxyPassword: 's3cret',
  });
  const shown = mounted
    .findAll<HTMLInputElement>('input[type=text]')
    .map(({ element }) => element.value)
    .join(' ');
  expect(shown).toContain('http://proxy.corp:8080');
  expect(shown).not.toContain('s3cret');
  await type('Password for the proxy', ' with space ');
  expect(kept().at(-1)).toEqual({ proxyPassword: ' with space ' });
});
