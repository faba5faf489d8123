// @vitest-environment happy-dom
import type { VueWrapper } from '@vue/test-utils';
import { expect, it, onTestFinished, vi } from 'vitest';
import CompareTools from '../../../renderer/components/compare/CompareTools.vue';
import { useComparing } from '../../../renderer/stores/comparing.ts';
import { useDialogs } from '../../../renderer/stores/dialogs.ts';
import { fakeClient, type FakeClient } from '../fake-client.ts';
import { button } from '../find-button.ts';
import { mountWith, settled } from '../mount-app.ts';

const SUMMARY = { counts: { added: 120_001, removed: 0, changed: 0 }, fields: {}, takes: 'before' };

/** As long as nobody types before a search. */
const PAUSE_MS = 1_000;

async function mounted(client: FakeClient): Promise<VueWrapper> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const wrapper = mountWith(CompareTools, client, { summary: SUMMARY, selection: null });
  onTestFinished(() => {
    wrapper.unmount();
    vi.useRealTimers();
  });
  await settled();
  useComparing().summary = SUMMARY as never;
  return wrapper;
}

/** As keys do, with the focus still in the field. */
async function type(wrapper: VueWrapper, text: string): Promise<void> {
  const field = wrapper.get<HTMLInputElement>('input[type="search"]');
  field.element.value = text;
  await field.trigger('input');
}

async function search(wrapper: VueWrapper, client: FakeClient, text: string, found: number): Promise<void> {
  client.answer('compare.rows', { start: 0, total: found, items: [] });
  await type(wrapper, text);
  vi.advanceTimersByTime(PAUSE_MS);
  await settled();
}

function applied(client: FakeClient): unknown[] {
  return client.calls.filter(({ name }) => name === 'compare.apply').map(({ params }) => params);
}

it('searches while it is typed, without Enter', async () => {
  const client = fakeClient();
  const wrapper = await mounted(client);
  await search(wrapper, client, 'abcd', 101);
  expect(wrapper.text()).toContain('Take over all 101 shown from A');
  await search(wrapper, client, '', 120_001);
  expect(wrapper.text()).toContain('Take over all 120,001 shown from A');
});

it('takes over what its button says, not what a search will find that is only typed', async () => {
  const client = fakeClient();
  const wrapper = await mounted(client);
  await search(wrapper, client, 'abcd', 101);
  await type(wrapper, '');
  await wrapper.get('input[type="search"]').trigger('change');
  await button(wrapper, 'Take over all 101 shown from A').trigger('click');
  await settled();
  expect(applied(client)).toEqual([{ text: 'abcd' }]);
});

it('asks before it takes over more than a thousand', async () => {
  const client = fakeClient();
  const wrapper = await mounted(client);
  await search(wrapper, client, 'a', 1_001);
  const apply = button(wrapper, 'Take over all 1,001 shown from A');
  await apply.trigger('click');
  await settled();
  expect(useDialogs().confirmation?.named).toEqual({ count: 1_001, side: 'A' });
  useDialogs().confirmation?.answer('cancel');
  await settled();
  expect(applied(client)).toEqual([]);
  await apply.trigger('click');
  await settled();
  useDialogs().confirmation?.answer('yes');
  await settled();
  expect(applied(client)).toEqual([{ text: 'a' }]);
});
