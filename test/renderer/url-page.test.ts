// @vitest-environment happy-dom
// What the window tells about the grid of URLs, and what a paste leaves to do, on the fake client.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import App from '../../renderer/App.vue';
import { useDialogs } from '../../renderer/stores/dialogs.ts';
import { useImporting } from '../../renderer/stores/importing.ts';
import { usePages } from '../../renderer/stores/pages.ts';
import { useSelection } from '../../renderer/stores/selection.ts';
import { fakeClient, type FakeClient } from './fake-client.ts';
import { mountWith } from './mount-app.ts';

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

  it('leaves only the import itself to do after a paste', async () => {
    await start(fakeClient());
    useDialogs().open({ kind: 'import' });
    await flushPromises();
    useImporting().choose(['/a.xml']);
    useImporting().offered++;
    await flushPromises();
    expect(document.activeElement?.textContent.trim()).toBe('Import');
  });
});
