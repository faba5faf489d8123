// @vitest-environment happy-dom
// What the window says where its host is lost, and where the host before it ended unexpectedly.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import App from '../../../renderer/App.vue';
import { useDialogs } from '../../../renderer/shell/dialogs/dialogs-store.ts';
import { useNotices } from '../../../renderer/shell/notices/notices-store.ts';
import { useProject } from '../../../renderer/features/project/project-store.ts';
import { useView } from '../../../renderer/features/view/view-store.ts';
import { fakeClient, type FakeClient } from '../fake-client.ts';
import { mountWith } from '../mount-app.ts';

let wrapper: VueWrapper;

async function start(client: FakeClient): Promise<VueWrapper> {
  wrapper = mountWith(App, client);
  await flushPromises();
  return wrapper;
}

afterEach(() => {
  wrapper.unmount();
});

describe('the window', () => {
  it('shows a banner while the connection is lost', async () => {
    const client = fakeClient();
    const wrapper = await start(client);
    client.connection.tell('lost');
    await flushPromises();
    expect(wrapper.get('[role="alert"]').text()).toContain('The connection to Mapwright is lost.');
    client.connection.tell('open');
    await flushPromises();
    expect(wrapper.find('.banner').exists()).toBe(false);
    expect(useView().current?.view).toBe(2);
  });

  it('tells a lost connection in the dialog that stands before the window, and nothing that it contradicts', async () => {
    const client = fakeClient();
    const wrapper = await start(client);
    const restarted = { reopened: '/p/shop.mapwright', error: null };
    client.events.tell({ event: 'engine.restarted', data: restarted });
    await flushPromises();
    expect(useNotices().all).toHaveLength(1);
    expect(wrapper.get('.status').text()).toContain('All changes saved');
    useDialogs().open({ kind: 'settings' });
    await flushPromises();
    client.connection.tell('lost');
    await flushPromises();
    expect(document.querySelector('dialog [role="alert"].banner')?.textContent).toContain('Trying again…');
    expect(useNotices().all).toEqual([]);
    expect(wrapper.get('.status').text()).not.toContain('All changes saved');
    client.connection.tell('ended');
    await flushPromises();
    expect(document.querySelector('dialog .banner')?.textContent).toContain(
      'Mapwright has ended. Start it again',
    );
    useDialogs().close();
    await flushPromises();
    expect(wrapper.get('.window > .banner').text()).toContain('Mapwright has ended.');
  });

  it('says that the program ended unexpectedly, and what was opened again', async () => {
    const info = await fakeClient().host['host.info']({});
    const client = fakeClient({ open: false });
    const path = '/p/shop.mapwright';
    client.answer('host.info', { ...info, openAtStart: path, unexpectedEnd: { path, isOpened: true } });
    await start(client);
    await expect
      .poll(() => useNotices().all)
      .toMatchObject([{ key: 'notices.endedUnexpectedly', stays: true }]);
    expect(useProject().isOpen).toBe(true);
    wrapper.unmount();
    const other = fakeClient({ open: false });
    other.answer('host.info', { ...info, unexpectedEnd: { path, isOpened: false } });
    await start(other);
    await expect.poll(() => useNotices().all).toMatchObject([{ key: 'notices.endedTwice', named: { path } }]);
  });
});
