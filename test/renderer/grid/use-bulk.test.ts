// Bulk changes leave the grid as one event each, whatever the number of rows.
import { describe, expect, it } from 'vitest';
import type { GridColumn, GridCopy, GridSelection } from '../../../renderer/grid/grid-types.ts';
import { useBulk } from '../../../renderer/grid/use-bulk.ts';

interface Row {
  readonly id: number;
  readonly loc: string;
}

const COLUMNS: readonly GridColumn<Row>[] = [
  { id: 'included', title: 'In', width: 40, editor: 'boolean', value: () => 'true' },
  { id: 'loc', title: 'URL', width: 300, editor: 'url', value: (row) => row.loc },
  { id: 'source', title: 'Source', width: 100, value: () => 'a.xml' },
  { id: 'lastmod', title: 'Last modified', width: 100, editor: 'date', value: () => '2024' },
];

function setup(chosen: Partial<GridSelection<Row>>, loaded = true) {
  const events: unknown[][] = [];
  const asked: GridCopy[] = [];
  const ranges = chosen.ranges ?? [{ from: 0, to: 1 }];
  const row = (position: number): Row => ({ id: position, loc: `https://a.example/${String(position)}` });
  const bulk = useBulk<Row>({
    rows: () => 10_000_000,
    columns: () => COLUMNS,
    selection: () => ({
      active: { row: 0, column: 1 },
      activeColumn: 'loc',
      activeRow: null,
      columns: ['loc'],
      wholeRows: false,
      ...chosen,
      ranges,
      rows: ranges.reduce((sum, range) => sum + range.to - range.from, 0),
    }),
    rowAt: (position) => (loaded ? row(position) : undefined),
    load: (position) => Promise.resolve(row(position)),
    textOf: (of, column) => column.value(of),
    copyText: () => (copy) => {
      asked.push(copy);
      return Promise.reject(new Error('stop before the clipboard'));
    },
    emit: (...event: unknown[]) => {
      events.push(event);
    },
  });
  return { bulk, events, asked };
}

const all = [{ from: 0, to: 10_000_000 }];

describe('bulk changes', () => {
  it('clear cells, but never a check box', () => {
    const { bulk, events } = setup({ ranges: all, columns: ['included', 'loc', 'source'] });
    bulk.clear();
    expect(events).toEqual([['fill', { ranges: all, cells: [{ column: 'loc', value: '' }] }]]);
  });

  it('delete rows where whole rows are selected', () => {
    const { bulk, events } = setup({ ranges: all, wholeRows: true });
    bulk.clear();
    expect(events).toEqual([['delete', all]]);
  });

  it('fill down from a first row that has to be fetched', async () => {
    const ranges = [{ from: 9_000_000, to: 9_500_000 }];
    const { bulk, events } = setup({ ranges }, false);
    await bulk.fillDown();
    const cells = [{ column: 'loc', value: 'https://a.example/9000000' }];
    expect(events).toEqual([['fill', { ranges, cells }]]);
  });

  it('ask the owner for the text of many rows, of columns that can be edited', async () => {
    const { bulk, asked } = setup({ ranges: all, columns: COLUMNS.map((column) => column.id) });
    await bulk.copy(null);
    expect(asked).toEqual([{ ranges: all, rows: 10_000_000, columns: ['included', 'loc', 'lastmod'] }]);
  });

  it('keep a cut from clearing what could not be copied', async () => {
    const { bulk, events } = setup({ ranges: all });
    await bulk.cut(null);
    expect(events.map(([name]) => name)).toEqual(['error']);
  });
});

describe('pasting', () => {
  it('skips columns that cannot be edited, below the last row too', () => {
    const ranges = [{ from: 9_999_999, to: 10_000_000 }];
    const { bulk, events } = setup({ ranges });
    bulk.paste('https://b.example/\tx.xml\t2024-05-31\r\nhttps://c.example/\tx.xml\t2024-06-01\r\n');
    const columns = ['loc', 'lastmod'];
    const values = [['https://b.example/', '2024-05-31']];
    const beyond = [['https://c.example/', '2024-06-01']];
    expect(events).toEqual([['paste', { ranges, columns, values, beyond }]]);
  });

  it('of one value fills all selected cells', () => {
    const ranges = [{ from: 2, to: 900_000 }];
    const { bulk, events } = setup({ ranges, columns: ['lastmod'] });
    bulk.paste('2024-05-31\r\n');
    expect(events).toEqual([['fill', { ranges, cells: [{ column: 'lastmod', value: '2024-05-31' }] }]]);
  });

  it('gives the lines to separate ranges one after the other', () => {
    const { bulk, events } = setup({
      ranges: [
        { from: 1, to: 2 },
        { from: 5, to: 7 },
      ],
    });
    bulk.paste('a\nb\n');
    const ranges = [
      { from: 1, to: 2 },
      { from: 5, to: 6 },
    ];
    expect(events).toMatchObject([['paste', { ranges, values: [['a'], ['b']], beyond: [] }]]);
  });

  it('of nothing changes nothing', () => {
    const { bulk, events } = setup({});
    bulk.paste('');
    expect(events).toEqual([]);
  });
});
