// @vitest-environment happy-dom
import type { VueWrapper } from '@vue/test-utils';
import { expect, it, onTestFinished, vi } from 'vitest';
import CompareTools from '../../../../renderer/features/compare/CompareTools.vue';
import { useComparing } from '../../../../renderer/features/compare/comparing-store.ts';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import type { RequestParams } from '../../../../shared/contract/requests/requests.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { button } from '../../find-button.ts';
import { mountWith, settled } from '../../mount-app.ts';

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
  expect(wrapper.text()).toContain('Restore all 101 shown from A');
  await search(wrapper, client, '', 120_001);
  expect(wrapper.text()).toContain('Restore all 120,001 shown from A');
});

it('takes over what its button says, not what a search will find that is only typed', async () => {
  const client = fakeClient();
  const wrapper = await mounted(client);
  await search(wrapper, client, 'abcd', 101);
  await type(wrapper, '');
  await wrapper.get('input[type="search"]').trigger('change');
  await button(wrapper, 'Restore all 101 shown from A').trigger('click');
  await settled();
  expect(applied(client)).toEqual([{ text: 'abcd' }]);
});

it('asks before it takes over more than a thousand', async () => {
  const client = fakeClient();
  const wrapper = await mounted(client);
  await search(wrapper, client, 'a', 1_001);
  const apply = button(wrapper, 'Restore all 1,001 shown from A');
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

it('says how many rows come, go and change before it takes over, and is a danger where some go', async () => {
  const client = fakeClient();
  const wrapper = await mounted(client);
  const totals = { added: 1_500, removed: 0, changed: 2 };
  Object.assign(client.engine, {
    'compare.rows': ({ kind, start }: RequestParams<'compare.rows'>) =>
      Promise.resolve({ start, total: kind === undefined ? 1_502 : totals[kind], items: [] }),
  });
  await search(wrapper, client, 'a', 1_502);
  const apply = button(wrapper, 'Restore all 1,502 shown from A');
  await apply.trigger('click');
  await settled();
  // What only B has goes where A is taken over.
  expect(useDialogs().confirmation).toMatchObject({
    lines: [
      { key: 'compare.going', count: 1_500 },
      { key: 'compare.changing', count: 2 },
    ],
    danger: true,
  });
  useComparing().summary = { ...SUMMARY, takes: 'after' } as never;
  await settled();
  await button(wrapper, 'Restore all 1,502 shown from B').trigger('click');
  await settled();
  expect(useDialogs().confirmation).toMatchObject({
    lines: [
      { key: 'compare.coming', count: 1_500 },
      { key: 'compare.changing', count: 2 },
    ],
    danger: false,
  });
});
