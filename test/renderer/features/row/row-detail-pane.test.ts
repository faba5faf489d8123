// @vitest-environment happy-dom
// The detail panel on the fake client: values with their problems, editors of extensions, selections of many.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asTold } from '../../../../shared/contract/error-texts.ts';
import RowDetailPane from '../../../../renderer/features/row/RowDetailPane.vue';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useSelection } from '../../../../renderer/features/view/selection-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ExtensionItem } from '../../../../shared/model/rows/extension-item.ts';
import { SUMMARY_COLUMNS } from '../../../../shared/model/rows/selection-summary.ts';
import { fakeClient, fakeRow, type FakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

const field = (name: string, value: string) => ({ name, value, attributes: [], editable: true });
const ITEMS: readonly ExtensionItem[] = [
  { kind: 'image', fields: [field('loc', 'https://e.com/1.png')], xml: '<image:image/>' },
  { kind: 'image', fields: [field('loc', 'not an address')], xml: '<image:image/>' },
  { kind: 'other', fields: [], xml: '<my:x xmlns:my="urn:my">kept</my:x>' },
];

const DETAIL = {
  row: fakeRow(1, { lastmod: 'soon' }),
  sourceLocation: '/site/sitemap.xml',
  extensions: { images: [], videos: [], news: [], alternates: [] },
  items: ITEMS,
  version: 7,
  exceptions: [],
  findings: [{ severity: 'error', code: 'lastmod-invalid', reason: asTold('This is no date.') }],
  fixable: [],
  robots: null,
  xml: '<url><loc>x</loc><image:image><image:loc>y</image:loc></image:image></url>',
};

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

async function open(client: FakeClient, rows = 1, items = ITEMS): Promise<VueWrapper> {
  client.answer('row.detail', { ...DETAIL, items });
  const wrapper = mountWith(RowDetailPane, client);
  mounted = wrapper;
  await useProject().refresh();
  await useView().reopen();
  useSelection().set({
    active: { row: 0, column: 0 },
    activeColumn: 'loc',
    activeRow: fakeRow(1),
    ranges: [{ from: 0, to: rows }],
    columns: ['loc'],
    rows,
    wholeRows: false,
    areas: [],
    wholeColumns: false,
  });
  await vi.waitFor(() => {
    expect(client.calls.map(({ name }) => name)).toContain(rows > 1 ? 'rows.summary' : 'row.detail');
  });
  await flushPromises();
  return wrapper;
}

const asked = (client: FakeClient, name: string): unknown[] =>
  client.calls.filter((call) => call.name === name).map(({ params }) => params);

async function press(wrapper: VueWrapper, name: string): Promise<void> {
  const found = wrapper
    .findAll('button')
    .find((one) => one.text() === name || one.attributes('aria-label') === name);
  await (found ?? expect.fail(`no button ${name}`)).trigger('click');
  await flushPromises();
}

describe('RowDetailPane', () => {
  it('has each problem beside the value that it is about', async () => {
    const wrapper = await open(fakeClient());
    const value = wrapper.findAll('.value').find((one) => one.text().includes('Last modified'));
    expect(value?.text()).toContain('This is no date.');
    expect(value?.get('input').element.value).toBe('soon');
    expect(wrapper.text()).toContain('sitemap.xml');
    await press(wrapper, 'Issues in this file');
    expect(useDialogs().main).toMatchObject({ kind: 'sourceProblems', source: { id: 1 } });
  });

  it('keeps what it shows while the rows around the active one are on their way, but not for long', async () => {
    const wrapper = await open(fakeClient());
    const selection = useSelection();
    const now = selection.selection ?? expect.fail('nothing is selected');
    selection.set({ ...now, active: { row: 9, column: 0 }, activeRow: null });
    await flushPromises();
    expect(wrapper.text()).toContain('This is no date.');
    await vi.waitFor(() => {
      expect(wrapper.text()).not.toContain('This is no date.');
    });
  });

  it('shows nothing as soon as nothing is selected', async () => {
    const wrapper = await open(fakeClient());
    useSelection().clear();
    await flushPromises();
    expect(wrapper.text()).not.toContain('This is no date.');
  });

  it('offers a fix beside a finding only where it takes that one away', async () => {
    const client = fakeClient();
    const problem = { rule: 'lastmod-invalid', severity: 'error', summary: 'x', rows: 2 };
    const known = { ...problem, filter: true, fixable: true, safe: true, blocking: false };
    client.answer('project.info', { ...(await client.engine['project.info']({})), problems: [known] });
    const wrapper = await open(client);
    const fix = () => wrapper.findAll('button').filter((one) => one.text() === 'Fix…').length;
    expect(wrapper.text()).toContain('Ignore here…');
    expect(fix()).toBe(0);
    client.answer('row.detail', { ...DETAIL, row: fakeRow(2), fixable: ['lastmod-invalid'] });
    useSelection().set({
      ...(useSelection().selection ?? expect.fail('nothing is selected')),
      activeRow: fakeRow(2),
    });
    await vi.waitFor(() => {
      expect(fix()).toBe(1);
    });
  });

  it('sets a value, and keeps a refused one with its reason until the user insists', async () => {
    const client = fakeClient();
    const wrapper = await open(client);
    client.refuse('edit.set', AppError.from({ code: 'invalid-value', message: 'Use 0.0 to 1.0.' }));
    const priority = wrapper.findAll('.value').find((one) => one.text().includes('Priority'));
    await priority?.get('input').setValue('7');
    await flushPromises();
    expect(priority?.get('[role="alert"]').text()).toContain('Use 0.0 to 1.0.');
    expect(priority?.get('input').element.value).toBe('7');
    await press(wrapper, 'Keep anyway');
    expect(asked(client, 'edit.set')).toMatchObject([{ force: false }, { force: true, value: '7' }]);
  });

  it('keeps what is being typed while the row is read again, until Escape', async () => {
    const client = fakeClient();
    const wrapper = await open(client);
    const priority = wrapper.findAll('.value').find((one) => one.text().includes('Priority'));
    const input = priority?.get('input') ?? expect.fail('no field');
    input.element.value = '0,';
    await input.trigger('input');
    const reads = asked(client, 'row.detail').length;
    client.answer('row.detail', { ...DETAIL, row: fakeRow(1, { priority: 1 }), findings: [] });
    await client.engine['edit.set']({ rows: { kind: 'ids', ids: [2] }, column: 'priority', value: '0.1' });
    await useProject().refresh();
    await vi.waitFor(() => {
      expect(asked(client, 'row.detail').length).toBeGreaterThan(reads);
      expect(wrapper.text()).not.toContain('This is no date.');
    });
    expect(input.element.value).toBe('0,');
    await input.trigger('keydown', { key: 'Escape' });
    expect(input.element.value).toBe('1.0');
  });

  it('edits an image as one change, and keeps all else as it is', async () => {
    const client = fakeClient();
    const wrapper = await open(client);
    expect(wrapper.get('[data-kind="image"]').text()).toContain('Enter a full http or https URL.');
    await press(wrapper, 'Edit Image 2');
    await wrapper.get('.form-input').setValue('https://e.com/2.png');
    await press(wrapper, 'Apply');
    const fields = [{ from: 0, name: 'loc', value: 'https://e.com/2.png', attributes: [] }];
    expect(asked(client, 'edit.setExtensions')).toEqual([
      {
        id: 1,
        version: 7,
        items: [
          { kind: 'kept', from: 0 },
          { kind: 'image', from: 1, fields },
          { kind: 'kept', from: 2 },
        ],
      },
    ]);
    expect(wrapper.find('form').exists()).toBe(false);
  });

  it('adds after the last of its kind, moves and removes', async () => {
    const client = fakeClient();
    const wrapper = await open(client);
    await press(wrapper, 'Add an image');
    expect(wrapper.get('form').text()).not.toContain('This is required.');
    await wrapper.get('.form-input').trigger('focusout');
    expect(wrapper.get('form').text()).toContain('This is required.');
    expect(wrapper.get('form button[type="submit"]').attributes('disabled')).toBeDefined();
    await wrapper.get('.form-input').setValue('https://e.com/3.png');
    await press(wrapper, 'Apply');
    await press(wrapper, 'Move Image 1 down');
    await press(wrapper, 'Remove Element 1');
    const kinds = asked(client, 'edit.setExtensions').map((params) =>
      (params as { items: { kind: string; from?: number }[] }).items.map(
        ({ kind, from }) => `${kind} ${String(from)}`,
      ),
    );
    expect(kinds).toEqual([
      ['kept 0', 'kept 1', 'image undefined', 'kept 2'],
      ['kept 1', 'kept 0', 'kept 2'],
      ['kept 0', 'kept 1'],
    ]);
  });

  it('asks for what a new element needs once it was left out, or was to be applied', async () => {
    const client = fakeClient();
    const wrapper = await open(client);
    await press(wrapper, 'Add a video');
    const form = wrapper.get('form');
    const required = (): number => form.text().split('This is required.').length - 1;
    const submit = form.get('button[type="submit"]');
    expect([required(), submit.text()]).toEqual([0, 'Apply']);
    expect(form.text()).not.toContain('A video needs content_loc or player_loc.');
    const inputs = form.findAll<HTMLInputElement>('.form-input');
    await inputs[0]?.trigger('focusout', { relatedTarget: submit.element });
    expect(required()).toBe(0);
    await inputs[0]?.trigger('focusout', { relatedTarget: inputs[1]?.element });
    expect(required()).toBe(1);
    await inputs[1]?.setValue('A title');
    await press(wrapper, 'Apply anyway');
    expect(asked(client, 'edit.setExtensions')).toEqual([]);
    expect([required(), submit.text()]).toEqual([2, 'Apply anyway']);
    expect(form.text()).toContain('A video needs content_loc or player_loc.');
    await press(wrapper, 'Apply anyway');
    expect(asked(client, 'edit.setExtensions')).toHaveLength(1);
  });

  it('keeps an unfinished form for when the user comes back to the row', async () => {
    const client = fakeClient();
    const wrapper = await open(client);
    await press(wrapper, 'Add a video');
    await wrapper.get('.form-input').setValue('https://e.com/t.png');
    useSelection().clear();
    await flushPromises();
    expect(wrapper.find('form').exists()).toBe(false);
    useSelection().set({
      active: { row: 0, column: 0 },
      activeColumn: 'loc',
      activeRow: fakeRow(1),
      ranges: [{ from: 0, to: 1 }],
      columns: ['loc'],
      rows: 1,
      wholeRows: false,
      areas: [],
      wholeColumns: false,
    });
    await vi.waitFor(() => {
      expect(wrapper.get<HTMLInputElement>('.form-input').element.value).toBe('https://e.com/t.png');
    });
    expect(wrapper.get('form').text()).toContain('A video needs content_loc or player_loc.');
    await wrapper.get('form').trigger('keydown', { key: 'Escape' });
    expect(wrapper.find('form').exists()).toBe(false);
  });

  it('says why an element could not be written, and keeps the form', async () => {
    const client = fakeClient();
    const wrapper = await open(client);
    client.refuse(
      'edit.setExtensions',
      AppError.from({ code: 'invalid-value', message: 'The row has changed meanwhile.' }),
    );
    await press(wrapper, 'Edit Image 1');
    await press(wrapper, 'Apply');
    expect(wrapper.get('form [role="alert"]').text()).toBe('The row has changed meanwhile.');
  });

  it('shows what several rows have in common and sets all of them', async () => {
    const client = fakeClient();
    client.answer('rows.summary', {
      rows: 3,
      common: {
        ...Object.fromEntries(SUMMARY_COLUMNS.map((column) => [column, { mixed: false, value: null }])),
        lastmod: { mixed: true },
        changefreq: { mixed: false, value: 'weekly' },
        included: { mixed: true },
      },
      counts: { problems: 2, images: 0, alternates: 0, videos: 0, news: 0 },
    });
    const wrapper = await open(client, 3);
    expect(wrapper.text()).toContain('3 rows selected');
    expect(wrapper.text()).toContain('2 rows with issues');
    expect(wrapper.findAll('input')[0]?.attributes('placeholder')).toBe('different values');
    expect(wrapper.get('select').element.value).toBe('weekly');
    expect(wrapper.get<HTMLInputElement>('input[type="checkbox"]').element.indeterminate).toBe(true);
    await wrapper.get('select').setValue('daily');
    await flushPromises();
    expect(asked(client, 'edit.set')).toMatchObject([
      { column: 'changefreq', value: 'daily', rows: { kind: 'view', ranges: [{ from: 0, to: 3 }] } },
    ]);
  });
});
