// @vitest-environment happy-dom
// A fix is offered only for rules of which some finding can be fixed, as the rows are just now.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import OutlinePane from '../../../../renderer/shell/outline/OutlinePane.vue';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

let mounted: VueWrapper | null = null;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  mounted?.unmount();
  mounted = null;
});

async function changed(client: FakeClient): Promise<void> {
  await client.engine['edit.set']({ rows: { kind: 'ids', ids: [1] }, column: 'priority', value: '0.1' });
  await useProject().refresh();
  await vi.advanceTimersByTimeAsync(300);
  await flushPromises();
}

const wrenches = (wrapper: VueWrapper): number => wrapper.findAll('[aria-label="Fix: Duplicate URL"]').length;
const asked = (client: FakeClient): number =>
  client.calls.filter(({ name }) => name === 'fix.unfixable').length;

it('asks after each change, and offers what it knows nothing of', async () => {
  const client = fakeClient();
  mounted = mountWith(OutlinePane, client);
  await useProject().refresh();
  await flushPromises();
  expect([wrenches(mounted), asked(client)]).toEqual([1, 0]);
  client.answer('fix.unfixable', ['loc-duplicate']);
  await changed(client);
  expect([wrenches(mounted), asked(client)]).toEqual([0, 1]);
  client.refuse('fix.unfixable', AppError.from({ code: 'cancelled', message: 'x' }));
  await changed(client);
  expect(wrenches(mounted)).toBe(0);
  client.refuse('fix.unfixable', null);
  client.answer('fix.unfixable', []);
  await changed(client);
  expect([wrenches(mounted), asked(client)]).toEqual([1, 3]);
});
