// @vitest-environment happy-dom
// A duplicate shows both copies, with what differs marked and the way to the other; the first row shows the later ones.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import RowCopies from '../../../../renderer/features/row/RowCopies.vue';
import { usePanes } from '../../../../renderer/shell/frame/panes-store.ts';
import type { GridHandle } from '../../../../renderer/grid/grid-handle.ts';
import type { RowDetail } from '../../../../shared/contract/requests/requests.ts';
import type { AddressCopy, RowCopies as Copies } from '../../../../shared/model/rows/row-copies.ts';
import type { UrlRow } from '../../../../shared/model/rows/row.ts';
import { fakeClient, fakeRow } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

const detailOf = (row: UrlRow): RowDetail => ({
  ...{ row, sourceLocation: '/site/b.xml', items: [], version: 1, findings: [], fixable: [] },
  extensions: { images: [], videos: [], news: [], alternates: [] },
  ...{ exceptions: [], xml: null, robots: null },
});

const copy = (id: number, part: Partial<UrlRow>, sameExtensions = true): AddressCopy => ({
  row: fakeRow(id, { number: id, ...part }),
  location: '/site/a.xml',
  sameExtensions,
});

const NONE: Copies = { number: null, first: null, later: [], more: false };

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

async function open(row: UrlRow, copies: Partial<Copies>): Promise<VueWrapper> {
  const client = fakeClient();
  client.answer('row.copies', { ...NONE, ...copies });
  mounted = mountWith(RowCopies, client, { detail: detailOf(row) });
  usePanes().grid = { goToCell: vi.fn(() => Promise.resolve()), focus: vi.fn() } as unknown as GridHandle;
  await flushPromises();
  return mounted;
}

const linesOf = (wrapper: VueWrapper): string[][] =>
  wrapper.findAll('tbody tr').map((line) => line.findAll('th, td').map((one) => one.text()));

it('shows the first row beside a later one, and marks what differs', async () => {
  const first = copy(2, { lastmod: '2024-05-01', images: 2, changefreq: null, line: 8 }, false);
  const row = fakeRow(5, { lastmod: '2025-01-31', changefreq: null, line: 0 });
  const wrapper = await open(row, { number: 4, first });
  expect(linesOf(wrapper)).toEqual([
    ['Row', '4', '2'],
    ['Last modified', '2025-01-31', '2024-05-01'],
    ['Priority', '0.5', '0.5'],
    ['Included', 'Yes', 'Yes'],
    ['Images', '0', '2'],
    ['Source', 'b.xml', 'a.xml, line 8'],
  ]);
  expect(wrapper.findAll('mark').map((one) => one.text())).toEqual(['2025-01-31', '2024-05-01', '0', '2']);
  await wrapper.get('button').trigger('click');
  expect(wrapper.get('button').text()).toBe('Go to row 2');
  expect(usePanes().grid?.goToCell).toHaveBeenCalledWith({ id: 2, column: 'loc' }, expect.any(Function));
});

it('says so where only what extensions hold differs', async () => {
  const row = fakeRow(5, { images: 1 });
  const wrapper = await open(row, { number: 5, first: copy(2, { images: 1 }, false) });
  expect(wrapper.findAll('mark').map((one) => one.text())).toEqual(['own data', 'own data']);
});

it('lists the later rows beside the first', async () => {
  const later = [copy(5, { lastmod: '2025-01-31' }), copy(7, {})];
  const wrapper = await open(fakeRow(1), { number: 1, later, more: true });
  expect(wrapper.get('h2').text()).toBe('Later rows with this URL');
  expect(wrapper.findAll('li button').map((one) => one.text())).toEqual(['Go to row 5', 'Go to row 7']);
  expect(wrapper.get('li .hint').text()).toBe('2025-01-31 · weekly · 0.5 · a.xml, line 20');
  expect(wrapper.text()).toContain('and more');
});

it('is not there for a row that is the only one of its address', async () => {
  expect((await open(fakeRow(1), {})).find('section').exists()).toBe(false);
});
