// @vitest-environment happy-dom
// The whole window on the fake client: start, screens, commands, events.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import App from '../../renderer/App.vue';
import { useDialogs } from '../../renderer/shell/dialogs/dialogs-store.ts';
import { useImporting } from '../../renderer/features/import/importing-store.ts';
import { usePages } from '../../renderer/shell/frame/pages-store.ts';
import { usePanes } from '../../renderer/shell/frame/panes-store.ts';
import { useProject } from '../../renderer/features/project/project-store.ts';
import { useSelection } from '../../renderer/features/view/selection-store.ts';
import { useSettings } from '../../renderer/shell/settings/settings-store.ts';
import { useView } from '../../renderer/features/view/view-store.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { fakeClient, fakeRow, IMPORT_RESULT, type FakeClient } from './fake-client.ts';
import { mountWith } from './mount-app.ts';

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
  mounted = null;
  document.documentElement.removeAttribute('data-theme');
});

async function start(client: FakeClient): Promise<VueWrapper> {
  mounted = mountWith(App, client);
  await flushPromises();
  return mounted;
}

function press(key: string, more: KeyboardEventInit = {}): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, cancelable: true, ...more }));
}

async function click(wrapper: VueWrapper, name: string): Promise<void> {
  const found =
    wrapper.findAll('button').find((one) => one.text().startsWith(name)) ?? expect.fail(`no button ${name}`);
  await found.trigger('click');
  await flushPromises();
}

describe('App', () => {
  it('welcomes without a project and opens a recent one', async () => {
    const client = fakeClient({ open: false });
    const wrapper = await start(client);
    expect(wrapper.get('h1').text()).toBe('Mapwright');
    await click(wrapper, 'shop');
    const params = { path: '/p/shop.mapwright', readable: true };
    expect(client.calls).toContainEqual({ name: 'project.open', params });
    expect([wrapper.get('h1').text(), document.title]).toEqual(['shop', 'shop – Mapwright']);
  });

  it('goes on with the project that the engine still has open', async () => {
    const wrapper = await start(fakeClient());
    expect(wrapper.text()).toContain('All URLs');
    expect(wrapper.get('footer').text()).toContain('3 URLs');
    expect(wrapper.get('footer').text()).toContain('All changes saved');
  });

  it('says why it could not start and tries again', async () => {
    const client = fakeClient({ open: false });
    client.refuse('host.info', AppError.from({ code: 'io', message: 'The host does not answer.' }));
    const wrapper = await start(client);
    expect(wrapper.get('[role="alert"]').text()).toContain('The host does not answer.');
  });

  it('makes an untitled project and offers to save it', async () => {
    const wrapper = await start(fakeClient({ open: false }));
    await click(wrapper, 'New project');
    expect(wrapper.text()).toContain('This project has no URLs yet');
    expect(wrapper.get('footer').text()).toContain('Save as…');
  });

  it('asks before it leaves an untitled project that has rows', async () => {
    const client = fakeClient({ open: false });
    const wrapper = await start(client);
    await click(wrapper, 'New project');
    client.rows.push(fakeRow(1));
    await useProject().refresh();
    client.menu.tell('file.close');
    await flushPromises();
    expect(useDialogs().confirmation).toMatchObject({ title: 'close.title' });
    useDialogs().confirmation?.answer('cancel');
    await flushPromises();
    expect(useProject().isOpen).toBe(true);
    client.menu.tell('file.close');
    await flushPromises();
    useDialogs().confirmation?.answer('no');
    await flushPromises();
    expect(wrapper.get('h1').text()).toBe('Mapwright');
  });

  it('reads the view anew when rows come or go, and only the rows in sight for cell edits', async () => {
    const client = fakeClient();
    await start(client);
    const view = useView();
    expect(view.current?.view).toBe(1);
    await client.engine['edit.set']({ rows: { kind: 'ids', ids: [1] }, column: 'priority', value: '1' });
    await flushPromises();
    expect(view.current?.view).toBe(1);
    expect(view.revision).toBe(1);
    await client.engine['edit.delete']({ rows: { kind: 'ids', ids: [1] } });
    await flushPromises();
    expect(view.current).toMatchObject({ view: 2, rows: 2 });
  });

  it('runs commands from keys and from the native menu', async () => {
    const client = fakeClient();
    await start(client);
    press('k');
    await flushPromises();
    expect(useDialogs().main).toEqual({ kind: 'palette' });
    useDialogs().close();
    await flushPromises();
    client.menu.tell('file.export');
    await flushPromises();
    expect(useDialogs().main).toEqual({ kind: 'export' });
  });

  it('leaves undo to a text field that has the focus', async () => {
    const client = fakeClient();
    const wrapper = await start(client);
    usePages().show('urls');
    await flushPromises();
    const undone = (): number => client.calls.filter(({ name }) => name === 'history.undo').length;
    const field = wrapper.get('input[type="search"]').element;
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }),
    );
    expect(undone()).toBe(0);
    press('z');
    await flushPromises();
    expect(undone()).toBe(1);
  });

  it('redoes at once what was just undone, though the window has not heard of the undo yet', async () => {
    const client = fakeClient();
    await start(client);
    press('y');
    await flushPromises();
    expect(client.calls.filter(({ name }) => name === 'history.redo')).toHaveLength(1);
  });

  it('imports dropped files, into a new project where none is open', async () => {
    const client = fakeClient({ open: false });
    await start(client);
    const drop = new Event('drop', { cancelable: true });
    Object.assign(drop, { dataTransfer: { types: ['Files'], items: [], files: [] } });
    window.dispatchEvent(drop);
    await flushPromises();
    expect(useProject().info?.untitled).toBe(true);
    expect(client.calls).toContainEqual({
      name: 'import.start',
      params: { sources: ['/dropped/sitemap.xml'] },
    });
    expect(useImporting().phase).toBe('running');
    expect(useDialogs().main).toEqual({ kind: 'import' });
  });

  it('tells of an engine restart, ends what ran and opens the view again', async () => {
    const client = fakeClient();
    const wrapper = await start(client);
    useImporting().choose(['/a.xml']);
    void useImporting().start();
    await flushPromises();
    client.events.tell({ event: 'engine.restarted', data: { reopened: '/p/shop.mapwright', error: null } });
    await flushPromises();
    expect(useImporting().phase).toBe('failed');
    expect(useView().current?.view).toBe(2);
    expect(wrapper.text()).toContain('The engine stopped unexpectedly and was started again.');
    expect(wrapper.text()).toContain('everything confirmed is still there');
  });

  it('says that no row is selected when the selected one was undone, and shows no error', async () => {
    const client = fakeClient();
    const wrapper = await start(client);
    usePanes().detail = true;
    const row = fakeRow(1);
    useSelection().set({
      active: { row: 0, column: 0 },
      activeColumn: 'loc',
      activeRow: row,
      areas: [{ ranges: [{ from: 0, to: 1 }], columns: ['loc'] }],
      ranges: [{ from: 0, to: 1 }],
      columns: ['loc'],
      rows: 1,
      wholeRows: false,
      wholeColumns: false,
    });
    client.refuse('row.detail', AppError.from({ code: 'not-found', message: 'no longer in the project' }));
    client.rows.length = 0;
    client.events.tell({ event: 'project.changed', data: { revision: 2 } });
    await flushPromises();
    await vi.waitFor(() => {
      expect(wrapper.get('aside').text()).toBe('Select a row to see its values, issues and XML.');
    });
    expect(wrapper.get('aside').text()).not.toContain('no longer in the project');
    expect(useSelection().count).toBe(0);
  });

  it('goes on with a running import when the connection comes back', async () => {
    const client = fakeClient();
    await start(client);
    useImporting().choose(['/a.xml']);
    void useImporting().start();
    await flushPromises();
    client.connection.tell('lost');
    await flushPromises();
    expect(useImporting().phase).toBe('running');
    client.answer('job.current', { job: 1, kind: 'import', progress: null });
    client.connection.tell('open');
    await flushPromises();
    expect(useImporting().phase).toBe('running');
    client.events.tell({ event: 'job.done', data: { job: 1, kind: 'import', result: IMPORT_RESULT } });
    await flushPromises();
    expect(useImporting().phase).toBe('done');
  });

  it('has edits, jobs and their progress read aloud', async () => {
    const client = fakeClient();
    const wrapper = await start(client);
    const spoken = (): string => wrapper.get('.spoken[role="status"]').text();
    const info = useProject().info!;
    const step = { label: { code: 'clear', column: 'priority' }, rows: 3 } as const;
    client.answer('project.info', { ...info, history: { undo: step, redo: null } });
    client.events.tell({ event: 'project.changed', data: { revision: 2 } });
    await flushPromises();
    expect(spoken()).toBe('Clear “Priority”, 3 rows');
    useImporting().choose(['/a.xml']);
    void useImporting().start();
    await flushPromises();
    expect(spoken()).toBe('Importing');
    const progress = { label: '', done: 1, total: null, rate: 1, secondsLeft: null };
    for (const bytes of [10, 55, 60]) {
      client.events.tell({
        event: 'job.progress',
        data: { job: 1, progress: { ...progress, bytes, bytesTotal: 100 } },
      });
      await flushPromises();
    }
    expect(spoken()).toBe('Importing: 50%');
    client.events.tell({ event: 'job.done', data: { job: 1, kind: 'import', result: IMPORT_RESULT } });
    await flushPromises();
    expect(spoken()).not.toContain('Importing');
  });

  it('applies theme and language at once', async () => {
    const client = fakeClient({ open: false });
    const wrapper = await start(client);
    await useSettings().change({ theme: 'dark', language: 'de' });
    await flushPromises();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.documentElement.lang).toBe('de');
    expect(wrapper.text()).toContain('Neues Projekt');
  });

  it('searches a moment after the last key', async () => {
    vi.useFakeTimers();
    try {
      const client = fakeClient();
      mounted = mountWith(App, client);
      await vi.runAllTimersAsync();
      usePages().show('urls');
      await vi.runAllTimersAsync();
      await mounted.get('input[type="search"]').setValue('shop');
      expect(useView().search).toBe('');
      await vi.advanceTimersByTimeAsync(200);
      expect(useView().search).toBe('shop');
    } finally {
      vi.useRealTimers();
    }
  });
});
