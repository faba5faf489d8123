// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VueWrapper } from '@vue/test-utils';
import SelectionFigures from '../../../../renderer/shell/frame/SelectionFigures.vue';
import type { GridSelection } from '../../../../renderer/grid/grid-types.ts';
import { useSelection } from '../../../../renderer/features/view/selection-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import type { UrlRow } from '../../../../shared/model/rows/row.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

const NONE = { rows: 0, filled: 0, distinct: 0, more: false, least: null, most: null };
let wrapper: VueWrapper;

afterEach(() => {
  wrapper.unmount();
});

function chosen(rows: number, ...columns: string[]): GridSelection<UrlRow> {
  const ranges = [{ from: 0, to: rows }];
  return {
    active: { row: 0, column: 0 },
    activeColumn: columns[0] ?? null,
    activeRow: null,
    areas: [{ ranges, columns }],
    ranges,
    columns,
    rows,
    wholeRows: false,
    wholeColumns: false,
  };
}

async function shownFor(client: FakeClient, selection: GridSelection<UrlRow>): Promise<string> {
  wrapper = mountWith(SelectionFigures, client);
  await useView().reopen();
  useSelection().set(selection);
  return pastDelay();
}

async function pastDelay(): Promise<string> {
  await vi.waitFor(() => {
    expect(wrapper.find('.figure').exists()).toBe(true);
  });
  return wrapper.text();
}

describe('the figures of a selection', () => {
  it('are rows, filled cells, different values, and days from first to last', async () => {
    const client = fakeClient();
    const dates = { least: '2023', most: '2024-12-28T23:58:00Z' };
    client.answer('rows.figures', { ...NONE, ...dates, filled: 1_200, distinct: 3 });
    const text = await shownFor(client, chosen(2_000, 'lastmod'));
    expect(text).toBe('2,000 selected1,200 filled3 distinctMin 2023Max 2024-12-28');
    expect(wrapper.findAll('.figure').at(-1)?.attributes('title')).toBe(
      'Highest or latest value in “Last modified”: 2024-12-28T23:58:00Z. Click to copy.',
    );
  });

  it('are asked for once the selection rests; what comes for another one is not shown', async () => {
    const client = fakeClient();
    const asked = (): unknown[] =>
      client.calls.filter(({ name }) => name === 'rows.figures').map(({ params }) => params);
    const late = Promise.withResolvers<typeof NONE>();
    client.answer('rows.figures', late.promise);
    wrapper = mountWith(SelectionFigures, client);
    await useView().reopen();
    const selection = useSelection();
    selection.set(chosen(2, 'priority'));
    await settled();
    selection.set(chosen(3, 'loc'));
    await vi.waitFor(() => {
      expect(asked()).toMatchObject([{ column: 'loc' }]);
    });
    client.answer('rows.figures', { ...NONE, filled: 7, distinct: null });
    selection.set(chosen(3, 'problems'));
    expect(await pastDelay()).toBe('3 selected7 filled');
    late.resolve({ ...NONE, filled: 1 });
    await settled();
    expect(wrapper.text()).toBe('3 selected7 filled');
    selection.set(chosen(4, 'problems'));
    await settled();
    expect(wrapper.text()).toBe('4 selected');
    selection.set(chosen(4, 'loc', 'problems'));
    await settled();
    expect(wrapper.text()).toBe('4 selected');
    selection.set(chosen(1, 'loc'));
    await settled();
    expect(wrapper.text()).toBe('');
  });
});
