// @vitest-environment happy-dom
import type { VueWrapper } from '@vue/test-utils';
import { expect, it, onTestFinished, vi } from 'vitest';
import SectionsDialog from '../../../../renderer/features/sections/SectionsDialog.vue';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useSections } from '../../../../renderer/features/sections/sections-store.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { button } from '../../find-button.ts';
import { mountWith, settled } from '../../mount-app.ts';

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

it('goes to the first section that was suggested, and says how many were', async () => {
  const client = fakeClient();
  const wrapper = await opened(client, 'a', 'b');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  onTestFinished(() => {
    scrolled.mockRestore();
  });
  const status = wrapper.get('footer [role="status"]');
  expect(status.text()).toBe('');
  const suggested = (folder: string): unknown => ({
    ...{ name: folder, rows: 1 },
    conditions: [{ kind: 'text', column: 'path', operator: 'startsWith', value: `/${folder}/` }],
  });
  client.answer('section.suggest', [suggested('c'), suggested('d')]);
  await button(wrapper, 'One for each folder').trigger('click');
  await settled();
  expect(order()).toEqual(['a', 'b', 'c', 'd']);
  expect(status.text()).toBe('2 sections were suggested and added');
  expect(scrolled.mock.contexts).toEqual([wrapper.findAll('li')[2]!.element]);
  expect((document.activeElement as HTMLInputElement).value).toBe('c');
  await button(wrapper, 'One for each folder').trigger('click');
  await settled();
  expect(order()).toHaveLength(4);
  expect(status.text()).toBe('The URLs suggest no further sections of that kind.');
});

it('shows the sections of a read-only project, and says why none can be changed', async () => {
  const client = fakeClient();
  const wrapper = await opened(client, 'a', 'b');
  const project = useProject();
  project.info = { ...(project.info ?? expect.fail('no project')), readOnly: 'no-access' };
  await settled();
  expect(wrapper.text()).toContain('The project is read-only. To change it, save a copy.');
  const enabled = wrapper
    .findAll<HTMLButtonElement>('button, input, select')
    // The test DOM does not know that a fieldset disables what is in it.
    .filter(({ element }) => !element.disabled && !element.closest('fieldset[disabled]'))
    .map((one) => one.attributes('aria-label') ?? one.text());
  expect(enabled).toEqual(['Close', 'Cancel']);
});
