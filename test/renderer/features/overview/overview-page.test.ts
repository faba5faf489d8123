// @vitest-environment happy-dom
// The page "Overview" in the whole window, on the fake client.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../../../renderer/App.vue';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useImporting } from '../../../../renderer/features/import/importing-store.ts';
import { usePages } from '../../../../renderer/shell/frame/pages-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient, IMPORT_RESULT, type FakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';
import { FIGURES } from './fake-overview.ts';

let mounted: VueWrapper | null = null;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  mounted?.unmount();
  mounted = null;
  vi.useRealTimers();
});

async function later(ms = 60): Promise<void> {
  await flushPromises();
  await vi.advanceTimersByTimeAsync(ms);
  await flushPromises();
}

async function start(client: FakeClient): Promise<VueWrapper> {
  mounted = mountWith(App, client);
  await later();
  return mounted;
}

function asked(client: FakeClient, name: string): number {
  return client.calls.filter((call) => call.name === name).length;
}

async function click(wrapper: VueWrapper, text: RegExp, held: { shiftKey?: boolean } = {}): Promise<void> {
  const buttons = wrapper.get('#page-overview').findAll('button');
  const found = buttons.find((one) => text.test(one.text())) ?? expect.fail(`no button ${String(text)}`);
  await found.trigger('click', held);
  await flushPromises();
}

describe('the overview', () => {
  it('is what a project with rows opens with, and tells its key figures', async () => {
    const wrapper = await start(fakeClient());
    expect(usePages().current).toBe('overview');
    const tiles = wrapper.get('#page-overview .tiles').text();
    for (const text of ['1,000', '950 included', '53', 'Left out by hand: 50', '31%', 'newest 2026-03-09'])
      expect(tiles).toContain(text);
    expect(tiles).toContain('No export yet');
  });

  it('stays at the URLs where there are none, and says what to do', async () => {
    const wrapper = await start(fakeClient({ rows: [] }));
    expect(usePages().current).toBe('urls');
    usePages().show('overview');
    await later();
    expect(wrapper.get('#page-overview').text()).toContain('This project has no URLs yet');
  });

  it('filters by one condition at a click, and by one more with Shift, without leaving', async () => {
    const wrapper = await start(fakeClient());
    await click(wrapper, /Date has no day$/, { shiftKey: true });
    await click(wrapper, /Date has no day$/, { shiftKey: true });
    await click(wrapper, /without last modified/, { shiftKey: true });
    expect(usePages().current).toBe('overview');
    expect(useView().conditions).toEqual([
      { kind: 'problem', rule: 'lastmod-imprecise' },
      { kind: 'text', column: 'lastmod', operator: 'empty', value: '' },
    ]);
    expect(wrapper.findAll('#page-overview .chip')).toHaveLength(2);
    await click(wrapper, /^1,000/);
    expect([usePages().current, useView().conditions]).toEqual(['urls', []]);
  });

  it('follows the filter beside all rows, or alone', async () => {
    const client = fakeClient();
    const wrapper = await start(client);
    client.answer('overview.open', { ...FIGURES, rows: { all: 1_000, met: 3 } });
    await click(wrapper, /Date has no day$/, { shiftKey: true });
    await later();
    expect(client.calls.findLast(({ name }) => name === 'overview.open')?.params).toMatchObject({
      filter: [{ kind: 'problem', rule: 'lastmod-imprecise' }],
    });
    const tile = wrapper.get('#page-overview .tiles button');
    expect(tile.text()).toContain('of 1,000');
    await wrapper.get('#page-overview .filter input').setValue(false);
    expect(tile.text()).not.toContain('of 1,000');
    await wrapper.get('#page-overview .chip button').trigger('click');
    expect(useView().conditions).toEqual([]);
  });

  it('counts changes in quick succession once, and nothing while it is not seen', async () => {
    const client = fakeClient();
    await start(client);
    expect(asked(client, 'overview.open')).toBe(1);
    for (let i = 0; i < 3; i++) {
      await client.engine['edit.set']({ rows: { kind: 'ids', ids: [1] }, column: 'priority', value: '1' });
      await flushPromises();
    }
    await later();
    expect(asked(client, 'overview.open')).toBe(2);
    usePages().show('robots');
    await client.engine['edit.set']({ rows: { kind: 'ids', ids: [1] }, column: 'priority', value: '1' });
    await later();
    expect(asked(client, 'overview.open')).toBe(2);
    usePages().show('overview');
    await later();
    expect(asked(client, 'overview.open')).toBe(3);
  });

  it('keeps the figures of before while it counts, tells how far it is after 0.3 s, and can be stopped', async () => {
    const client = fakeClient();
    const wrapper = await start(client);
    const stuck = new Promise(() => undefined);
    client.answer('overview.open', stuck);
    await useView().addCondition({ kind: 'leftOut' });
    await later(200);
    expect(wrapper.find('#page-overview .tiles').exists()).toBe(true);
    expect(wrapper.find('#page-overview progress').exists()).toBe(false);
    await later(300);
    const { run = 0 } = client.calls.findLast(({ name }) => name === 'overview.open')?.params as {
      run?: number;
    };
    client.events.tell({ event: 'overview.progress', data: { run, share: 0.4 } });
    await flushPromises();
    expect(wrapper.get('#page-overview progress').attributes('value')).toBe('0.4');
    await click(wrapper, /^Cancel$/);
    expect(client.calls.findLast(({ name }) => name === 'overview.cancel')?.params).toEqual({ run });
  });

  it('says why there is none, and tries again', async () => {
    const client = fakeClient();
    client.refuse('overview.open', AppError.from({ code: 'internal', message: 'no memory' }));
    const wrapper = await start(client);
    expect(wrapper.get('#page-overview [role="alert"]').text()).toContain(
      'The overview could not be worked out',
    );
    client.refuse('overview.open', null);
    await click(wrapper, /^Try again$/);
    await later();
    expect(wrapper.find('#page-overview [role="alert"]').exists()).toBe(false);
    expect(wrapper.get('#page-overview .tiles').text()).toContain('1,000');
  });

  it('shows folders, and makes a section of one', async () => {
    const client = fakeClient();
    const wrapper = await start(client);
    await later();
    const rows = wrapper.findAll('[role="treegrid"] [aria-level]');
    expect(rows.map((row) => row.get('[role="rowheader"]').text())).toEqual(['shop.example', 'en/', 'de/']);
    await rows[1]?.trigger('contextmenu');
    const items = wrapper.findAll('[role="menuitem"]');
    await items.find((item) => item.text().startsWith('Make it a section'))?.trigger('click');
    expect(useDialogs().main).toMatchObject({ kind: 'sections', add: { name: 'en' } });
  });

  it('opens once the user has read what an import brought, and stays through a save', async () => {
    const client = fakeClient();
    const wrapper = await start(client);
    usePages().show('urls');
    useDialogs().open({ kind: 'import' });
    await later();
    useImporting().choose(['/a.xml']);
    void useImporting().start();
    await later();
    client.events.tell({ event: 'job.done', data: { job: 1, kind: 'import', result: IMPORT_RESULT } });
    await later();
    expect(usePages().current).toBe('urls');
    useDialogs().close();
    await later();
    expect(usePages().current).toBe('overview');
    usePages().show('robots');
    await useProject().saveAs('/p/copy.mapwright');
    await later();
    expect(usePages().current).toBe('robots');
    expect(wrapper.exists()).toBe(true);
  });
});
