// @vitest-environment happy-dom
import type { VueWrapper } from '@vue/test-utils';
import { expect, it, onTestFinished } from 'vitest';
import SectionsDialog from '../../../renderer/components/sections/SectionsDialog.vue';
import { useProject } from '../../../renderer/stores/project.ts';
import { useSections } from '../../../renderer/stores/sections.ts';
import { fakeClient, type FakeClient } from '../fake-client.ts';
import { mountWith, settled } from '../mount-app.ts';

/** With sections of these names. */
async function opened(client: FakeClient, ...names: string[]): Promise<VueWrapper> {
  const wrapper = mountWith(SectionsDialog, client);
  onTestFinished(() => {
    wrapper.unmount();
  });
  await useProject().refresh();
  for (const name of names) useSections().add(name, [{ kind: 'included', value: true }]);
  await settled();
  return wrapper;
}

const order = (): string[] => useSections().drafts.map(({ name }) => name);

/** Drags the card at `from` over the one at `to`, and tells where the card says that it would land. */
async function dragOver(wrapper: VueWrapper, from: number, to: number): Promise<string | undefined> {
  await wrapper.findAll('.handle')[from]!.trigger('dragstart');
  const card = wrapper.findAll('li')[to]!;
  await card.trigger('dragover');
  return card.classes().find((name) => name === 'before' || name === 'after');
}

it('puts a dragged section where the line shows it', async () => {
  const wrapper = await opened(fakeClient(), 'a', 'b', 'c');
  expect(await dragOver(wrapper, 2, 0)).toBe('before');
  await wrapper.findAll('li')[0]!.trigger('drop');
  await wrapper.findAll('.handle')[2]!.trigger('dragend');
  expect(order()).toEqual(['c', 'a', 'b']);
  expect(await dragOver(wrapper, 0, 1)).toBe('after');
  await wrapper.get('ol').trigger('drop');
  expect(order()).toEqual(['a', 'c', 'b']);
  expect(wrapper.findAll('li.before, li.after, li.dragged')).toEqual([]);
});

it('leaves the order as it was where the drag is given up, or let go outside of the list', async () => {
  const wrapper = await opened(fakeClient(), 'a', 'b', 'c');
  await dragOver(wrapper, 2, 0);
  await wrapper.findAll('.handle')[2]!.trigger('dragend');
  expect(order()).toEqual(['a', 'b', 'c']);
  await dragOver(wrapper, 2, 0);
  await wrapper.get('ol').trigger('dragleave', { clientX: 5_000, clientY: 5_000 });
  expect(wrapper.findAll('li.before, li.after')).toEqual([]);
  await wrapper.findAll('.handle')[2]!.trigger('dragend');
  expect(order()).toEqual(['a', 'b', 'c']);
});
