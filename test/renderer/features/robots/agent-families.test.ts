// @vitest-environment happy-dom
// Families of crawlers are added by one click, as far as there is room.
import { expect, it, onTestFinished } from 'vitest';
import AgentFamilies from '../../../../renderer/features/robots/AgentFamilies.vue';
import { useRobots } from '../../../../renderer/features/robots/robots-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

async function shown(agents: readonly string[]) {
  const client = fakeClient();
  const list = { files: [], drafts: [], agents, site: null };
  client.answer('robots.list', list);
  client.answer('robots.setAgents', list);
  const wrapper = mountWith(AgentFamilies, client);
  onTestFinished(() => {
    wrapper.unmount();
  });
  await useRobots().refresh();
  await settled();
  const button = (name: string) => wrapper.findAll('button').find((one) => one.text() === name);
  const asked = () => client.calls.findLast(({ name }) => name === 'robots.setAgents')?.params;
  return { wrapper, button, asked };
}

it('adds those of a family that are missing, whatever the case of their letters', async () => {
  const { wrapper, button, asked } = await shown(['bingbot', 'Googlebot']);
  await button('Bing')?.trigger('click');
  await settled();
  expect(asked()).toEqual({ agents: ['bingbot', 'Googlebot', 'AdIdxBot'] });
  expect(wrapper.emitted('skipped')).toEqual([[0]]);
});

it('tells how many have no room', async () => {
  const agents = Array.from({ length: 18 }, (_, i) => `bot${'x'.repeat(i)}`);
  const { wrapper, button, asked } = await shown(agents);
  await button('Google Ads')?.trigger('click');
  await settled();
  expect(asked()).toEqual({ agents: [...agents, 'AdsBot-Google', 'AdsBot-Google-Mobile'] });
  expect(wrapper.emitted('skipped')).toEqual([[1]]);
});

it('offers no family that is there already', async () => {
  const { button } = await shown(['Bingbot', 'AdIdxBot']);
  expect(button('Bing')?.attributes('disabled')).toBeDefined();
  expect(button('Yandex')?.attributes('disabled')).toBeUndefined();
});
