// @vitest-environment happy-dom
// Where the focus goes when what had it is gone: in the whole window, on the fake client.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import App from '../../../../renderer/App.vue';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { usePages } from '../../../../renderer/shell/frame/pages-store.ts';
import { fakeClient, fakeRow } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

describe('the focus', () => {
  it('goes to the start of the screen when what had it is gone, never to nothing', async () => {
    const client = fakeClient();
    mounted = mountWith(App, client);
    await flushPromises();
    usePages().show('urls');
    await flushPromises();
    document.querySelector<HTMLElement>('[role="grid"]')?.focus();
    client.rows.length = 0;
    client.events.tell({ event: 'project.changed', data: { revision: 2 } });
    await flushPromises();
    expect(document.activeElement?.textContent).toContain('Import…');
    // As after an import that was undone before its rows came: its dialog gave the focus to them.
    document.querySelector<HTMLElement>('[role="grid"]')?.focus();
    useDialogs().open({ kind: 'help' });
    await flushPromises();
    useDialogs().close();
    await flushPromises();
    expect(document.activeElement?.textContent).toContain('Import…');
    client.rows.push(fakeRow(1));
    client.events.tell({ event: 'project.changed', data: { revision: 3 } });
    await flushPromises();
    expect(document.activeElement?.getAttribute('role')).toBe('grid');
    client.events.tell({
      event: 'engine.restarted',
      data: { reopened: null, error: { code: 'internal', message: '' } },
    });
    await flushPromises();
    expect(document.activeElement?.textContent).toContain('Open “shop” again');
  });
});
