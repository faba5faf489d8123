// @vitest-environment happy-dom
// Verdicts as they are read: one line for all that agree, which opens, or a line for each group, with the way to its rule.
import type { VueWrapper } from '@vue/test-utils';
import { expect, it, onTestFinished } from 'vitest';
import type { AgentVerdict } from '../../../../shared/model/robots.ts';
import AgentVerdicts from '../../../../renderer/features/robots/AgentVerdicts.vue';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

function verdict(agent: string, line: number | null, allowed = line === null): AgentVerdict {
  return { agent, allowed, line, rule: line === null ? null : `${allowed ? 'Allow' : 'Disallow'}: /a` };
}

function shown(verdicts: readonly AgentVerdict[]): VueWrapper {
  const wrapper = mountWith(AgentVerdicts, fakeClient(), { verdicts });
  onTestFinished(() => {
    wrapper.unmount();
  });
  return wrapper;
}

const items = (wrapper: VueWrapper): string[] =>
  wrapper.findAll('li').map((item) => item.text().replace(/\s+/g, ' '));

it('says once that all crawlers may, and lists them when it is opened', () => {
  const wrapper = shown(['A', 'B', 'C', 'D', 'E'].map((agent) => verdict(agent, null)));
  expect(wrapper.get('summary').text()).toBe('Allowed for all 5');
  expect(wrapper.get('details').attributes('open')).toBeUndefined();
  expect(items(wrapper)).toEqual(['A, B, C, D, ENo line matches']);
});

it('names the line that blocks all', async () => {
  const wrapper = shown(['A', 'B', 'C'].map((agent) => verdict(agent, 3)));
  expect(wrapper.get('summary').text()).toBe('Blocked for all 3, by line 3');
  await wrapper.get('button').trigger('click');
  expect(wrapper.emitted('go')).toEqual([[3]]);
});

it('names no line where all agree by different ones', () => {
  const wrapper = shown([verdict('A', 3), verdict('B', 9), verdict('C', 3)]);
  expect(wrapper.get('summary').text()).toBe('Blocked for all 3');
  expect(items(wrapper)).toEqual(['A, C3: Disallow: /a', 'B9: Disallow: /a']);
});

it('joins those that agree where not all do', () => {
  const wrapper = shown([verdict('A', null), verdict('B', 7), verdict('C', null), verdict('D', 8, true)]);
  expect(wrapper.find('summary').exists()).toBe(false);
  expect(items(wrapper)).toEqual([
    'Blocked: B7: Disallow: /a',
    'Allowed: A, CNo line matches',
    'Allowed: D8: Allow: /a',
  ]);
});

it('says of one crawler what it may', () => {
  expect(items(shown([verdict('A', null)]))).toEqual(['Allowed: ANo line matches']);
});

it('names the group that counts, and keeps apart what different groups say', () => {
  const of = (agent: string, group: string | null): AgentVerdict => ({ ...verdict(agent, null), group });
  const wrapper = shown([of('A', '*'), of('Googlebot-Image', 'Googlebot'), of('B', '*'), of('AdsBot', null)]);
  expect(items(wrapper)).toEqual([
    'A, BNo line matchesGroup: *',
    'Googlebot-ImageNo line matchesGroup: Googlebot',
    'AdsBotNo group counts for it',
  ]);
});
