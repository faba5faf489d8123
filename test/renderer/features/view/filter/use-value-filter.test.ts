// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { defineComponent, h } from 'vue';
import {
  useValueFilter,
  type ValueFilter,
} from '../../../../../renderer/features/view/filter/use-value-filter.ts';
import { useNotices } from '../../../../../renderer/shell/notices/notices-store.ts';
import { useSelection } from '../../../../../renderer/features/view/selection-store.ts';
import { useView } from '../../../../../renderer/features/view/view-store.ts';
import { fakeClient } from '../../../fake-client.ts';
import { mountWith, settled } from '../../../mount-app.ts';

let client = fakeClient();
let values: ValueFilter;

beforeEach(async () => {
  client = fakeClient();
  mountWith(
    defineComponent(() => {
      values = useValueFilter();
      return () => h('div');
    }),
    client,
  );
  await useView().reopen();
});

function choose(
  activeColumn: string,
  areas: readonly [from: number, to: number, ...columns: string[]][],
): void {
  const all = areas.map(([from, to, ...columns]) => ({ ranges: [{ from, to }], columns }));
  useSelection().set({
    active: { row: 0, column: 0 },
    activeColumn,
    activeRow: null,
    areas: all,
    ranges: all.flatMap(({ ranges }) => ranges),
    columns: [...new Set(all.flatMap(({ columns }) => columns))],
    rows: 3,
    wholeRows: false,
    wholeColumns: false,
  });
}

const asked = (): unknown => client.calls.findLast(({ name }) => name === 'view.values')?.params;

describe('filtering by values', () => {
  it('asks for those of the selected cells in the active column, also while another view comes', async () => {
    choose('changefreq', [
      [0, 2, 'changefreq', 'priority'],
      [4, 5, 'priority'],
      [7, 8, 'changefreq'],
    ]);
    expect(values.canFilter.value).toBe(true);
    const done = values.filter(false);
    void useView().reopen();
    await done;
    const ranges = [
      { from: 0, to: 2 },
      { from: 7, to: 8 },
    ];
    expect(asked()).toEqual({ column: 'changefreq', filter: [], rows: { kind: 'view', view: 1, ranges } });
    expect(useView().conditions).toEqual([{ kind: 'set', column: 'changefreq', values: ['weekly'] }]);
    await settled();
    const names = client.calls.map(({ name, params }) => `${name} ${JSON.stringify(params)}`);
    expect(names.indexOf('view.close {"view":1}')).toBeGreaterThan(
      names.findIndex((name) => name.startsWith('view.values')),
    );
  });

  it('leaves them out', async () => {
    choose('changefreq', [[0, 1, 'changefreq']]);
    await values.filter(true);
    expect(useView().conditions).toEqual([
      { kind: 'set', column: 'changefreq', values: ['weekly'], not: true },
    ]);
  });

  it('says where they are too many', async () => {
    client.answer('view.values', { values: [{ value: 'a', rows: 1 }], more: true });
    choose('loc', [[0, 3, 'loc']]);
    await values.filter(false);
    expect(useView().conditions).toEqual([]);
    expect(useNotices().all).toMatchObject([{ key: 'filtering.manyValues', named: { max: '1,000' } }]);
    // The notice ends with its cause.
    useSelection().acted('ArrowDown');
    await settled();
    expect(useNotices().all).toEqual([]);
  });

  it('is for columns that can be filtered by', async () => {
    choose('file', [[0, 1, 'file']]);
    expect(values.canFilter.value).toBe(false);
    await values.filter(false);
    expect(asked()).toBeUndefined();
  });
});
