// @vitest-environment happy-dom
// What the window tells about the grid of URLs, and what a paste leaves to do, on the fake client.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import App from '../../../../renderer/App.vue';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useAdding } from '../../../../renderer/features/edit/adding-store.ts';
import { useImporting } from '../../../../renderer/features/import/importing-store.ts';
import { usePages } from '../../../../renderer/shell/frame/pages-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useSelection } from '../../../../renderer/features/view/selection-store.ts';
import { useUndo } from '../../../../renderer/features/history/undo-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { fakeClient, fakeRow, type FakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

async function start(client: FakeClient): Promise<VueWrapper> {
  mounted = mountWith(App, client);
  await flushPromises();
  return mounted;
}

describe('the page of URLs', () => {
  it('tells of the selection of the grid on its own page only', async () => {
    const wrapper = await start(fakeClient());
    usePages().show('urls');
    const [active, ranges] = [{ row: 0, column: 1 }, [{ from: 0, to: 2 }]];
    const columns = ['loc'];
    useSelection().set({
      ...{ active, activeColumn: 'loc', activeRow: null, areas: [{ ranges, columns }], ranges, columns },
      ...{ rows: 2, wholeRows: false, wholeColumns: false },
    });
    await flushPromises();
    expect(wrapper.get('.status').text()).toContain('2 selected');
    usePages().show('robots');
    await flushPromises();
    expect(wrapper.get('.status').text()).not.toContain('selected');
  });

  it('counts the rows that are shown, not those of a search that still runs', async () => {
    const wrapper = await start(fakeClient());
    const searching = useView().setSearch('item');
    await wrapper.vm.$nextTick();
    expect(useView().opening).toBe(true);
    expect(wrapper.get('.status').text()).not.toContain('shown');
    await searching;
    await flushPromises();
    expect(wrapper.get('.status').text()).toContain('shown');
  });

  it('offers to take back the deletion of all rows first of all', async () => {
    const client = fakeClient();
    const wrapper = await start(client);
    client.rows.splice(0);
    const undo = { label: { code: 'delete' }, rows: 3 };
    client.answer('project.info', { ...useProject().info, rows: 0, history: { undo, redo: null } });
    await useProject().refresh();
    await useView().reopen();
    await flushPromises();
    expect(wrapper.get('.empty-state').text()).toContain('All URLs are deleted');
    await wrapper.get('.empty-state .primary').trigger('click');
    expect(client.calls.map(({ name }) => name)).toContain('history.undo');
  });

  it('selects what an undo changed, unless the user moved on before the rows were there', async () => {
    const client = fakeClient();
    await start(client);
    const asked = (): number => client.calls.filter(({ name }) => name === 'view.changed').length;
    await useUndo().undo();
    await flushPromises();
    expect(asked()).toBe(1);
    const undone = useUndo().undo();
    useSelection().acted('End');
    await undone;
    await flushPromises();
    expect(asked()).toBe(1);
  });

  it('goes to rows that were added, unless the user moved on before they were there', async () => {
    const client = fakeClient();
    await start(client);
    usePages().show('urls');
    await flushPromises();
    const activeAfter = async (key: string | null): Promise<number | undefined> => {
      const row = client.rows.length + 1;
      client.answer('edit.paste', { changed: 1, added: [row], history: useProject().info!.history });
      await useAdding().insert(1, null);
      if (key !== null) useSelection().acted(key);
      client.rows.push(fakeRow(row));
      client.events.tell({ event: 'project.changed', data: { revision: row } });
      await flushPromises();
      return useSelection().selection?.active?.row;
    };
    const before = client.rows.length;
    expect(await activeAfter(null)).toBe(before);
    expect(await activeAfter('End')).toBe(before);
    expect(await activeAfter('Shift')).toBe(before + 2);
  });

  it('leaves only the import itself to do after a paste', async () => {
    await start(fakeClient());
    useDialogs().open({ kind: 'import' });
    await flushPromises();
    useImporting().choose(['/a.xml']);
    useImporting().offered++;
    await flushPromises();
    expect(document.activeElement?.textContent.trim()).toBe('Import');
  });

  it('tells of added rows that the filter hides, and shows them', async () => {
    const client = fakeClient();
    const wrapper = await start(client);
    await useView().addCondition({ kind: 'included', value: true });
    client.answer('edit.paste', { changed: 1, added: [99], history: useProject().info!.history });
    await useAdding().insert(1, null);
    client.rows.push(fakeRow(98));
    client.events.tell({ event: 'project.changed', data: { revision: 9 } });
    await flushPromises();
    expect(wrapper.get('.notices .foot').text()).toContain('1 row added; the filter hides it.');
    const before = client.calls.length;
    await wrapper.get('.notices .foot .button').trigger('click');
    await flushPromises();
    expect(useView().conditions).toEqual([]);
    const places = client.calls.slice(before).filter(({ name }) => name === 'view.position');
    expect(places.at(-1)?.params).toEqual({ view: useView().current?.view, id: 99 });
    expect(wrapper.find('.notices .foot').exists()).toBe(false);
  });
});
