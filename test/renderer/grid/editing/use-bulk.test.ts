// Bulk changes leave the grid as one event each, whatever the number of rows.
import { describe, expect, it, vi } from 'vitest';
import type { GridArea, GridColumn, GridSelection } from '../../../../renderer/grid/grid-types.ts';
import { useBulk } from '../../../../renderer/grid/editing/use-bulk.ts';
import { useClipboard } from '../../../../renderer/grid/clipboard/use-grid-clipboard.ts';

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

interface Setup {
  readonly areas: readonly GridArea[];
  readonly wholeRows?: boolean;
  readonly loaded?: boolean;
  readonly rows?: number;
}

function selectionOf(areas: readonly GridArea[], wholeRows = false): GridSelection<Row> {
  const ranges = areas.flatMap((area) => area.ranges);
  return {
    active: { row: 0, column: 1 },
    activeColumn: 'loc',
    activeRow: null,
    areas,
    ranges,
    columns: COLUMNS.map(({ id }) => id).filter((id) => areas.some((area) => area.columns.includes(id))),
    rows: ranges.reduce((sum, range) => sum + range.to - range.from, 0),
    wholeRows,
    wholeColumns: false,
  };
}

function setup({ areas, wholeRows = false, loaded = true, rows = 10_000_000 }: Setup) {
  const events: unknown[][] = [];
  const asked: unknown[] = [];
  const loads: unknown[] = [];
  const row = (position: number): Row => ({ id: position, loc: `https://a.example/${String(position)}` });
  const selection = selectionOf(areas, wholeRows);
  const source = { fetch: () => Promise.resolve([]) };
  const load = (_: unknown, start: number, count: number): Promise<Row[]> => {
    loads.push([start, count]);
    return Promise.resolve(Array.from({ length: count }, (_row, i) => row(start + i)));
  };
  const cells = {
    rows: () => rows,
    columns: () => COLUMNS,
    selection: () => selection,
    rowAt: (position: number) => (loaded ? row(position) : undefined),
    source: () => source,
    load,
    textOf: (of: Row, column: GridColumn<Row>) => column.value(of),
    emit: (...event: unknown[]) => {
      events.push(event.filter((part) => part !== source));
    },
  };
  const bulk = useBulk<Row>(cells);
  const clipboard = useClipboard<Row>({
    ...cells,
    plan: () => undefined,
    bulk,
    bands: () => [],
    frame: () => undefined,
    unframe: () => false,
    holdCut: () => undefined,
    copyText: () => (copy) => {
      const { source: from, ...what } = copy;
      expect(from).toBe(source);
      asked.push(what);
      return Promise.reject(new Error('stop before the clipboard'));
    },
  });
  return { bulk, clipboard, events, asked, loads };
}

const all = [{ from: 0, to: 10_000_000 }];
const one = (from: number, to: number, ...columns: string[]): GridArea => ({
  ranges: [{ from, to }],
  columns,
});
const repeat = (value: string) => ({ kind: 'repeat', values: [value] });
const plain = (text: string) => ({ plain: text, html: '' });

describe('bulk changes', () => {
  it('clear cells of all areas at once, but never a check box', () => {
    const { bulk, events } = setup({
      areas: [{ ranges: all, columns: ['included', 'loc', 'source'] }, one(3, 4, 'lastmod')],
    });
    bulk.clear();
    expect(events).toEqual([
      [
        'fill',
        [
          { ranges: all, cells: [{ column: 'loc', pattern: repeat('') }] },
          { ranges: [{ from: 3, to: 4 }], cells: [{ column: 'lastmod', pattern: repeat('') }] },
        ],
      ],
    ]);
  });

  it('say why nothing can be cleared', () => {
    const readOnly = setup({ areas: [one(0, 1, 'source')] });
    readOnly.bulk.clear();
    expect(readOnly.events).toEqual([['refused', 'clearedReadOnly']]);
    const box = setup({ areas: [one(0, 1, 'included')] });
    box.bulk.clear();
    expect(box.events).toEqual([['refused', 'typedInBox']]);
  });

  it('delete rows where whole rows are selected', () => {
    const { bulk, events } = setup({ areas: [{ ranges: all, columns: ['loc'] }], wholeRows: true });
    bulk.clear();
    expect(events).toEqual([['delete', all]]);
  });

  it('fill down from a first row that has to be fetched', async () => {
    const { bulk, events } = setup({ areas: [one(9_000_000, 9_500_000, 'loc')], loaded: false });
    await bulk.fillDown();
    const cells = [{ column: 'loc', pattern: repeat('https://a.example/9000000') }];
    expect(events).toEqual([['fill', [{ ranges: [{ from: 9_000_000, to: 9_500_000 }], cells }]]]);
  });

  it('fill one row from the row above, and nothing from above the first', async () => {
    const { bulk, events } = setup({ areas: [one(5, 6, 'loc')] });
    await bulk.fillDown();
    expect(events).toMatchObject([['fill', [{ cells: [{ pattern: repeat('https://a.example/4') }] }]]]);
    const first = setup({ areas: [one(0, 1, 'loc')] });
    await first.bulk.fillDown();
    expect(first.events).toEqual([]);
  });

  it('fill right from the first column, or from the left neighbour', () => {
    const { bulk, events } = setup({ areas: [one(0, 9, 'loc', 'source', 'lastmod')] });
    bulk.fillRight();
    expect(events).toMatchObject([
      ['fill', [{ cells: [{ column: 'lastmod', pattern: { kind: 'column', from: 'loc' } }] }]],
    ]);
    const single = setup({ areas: [one(0, 9, 'loc')] });
    single.bulk.fillRight();
    expect(single.events).toMatchObject([
      ['fill', [{ cells: [{ column: 'loc', pattern: { kind: 'column', from: 'included' } }] }]],
    ]);
  });
});

describe('copying', () => {
  it('asks the owner for the text of many rows', async () => {
    const { clipboard, asked } = setup({ areas: [{ ranges: all, columns: COLUMNS.map(({ id }) => id) }] });
    await clipboard.copy(null);
    expect(asked).toEqual([
      { ranges: all, rows: 10_000_000, columns: ['included', 'loc', 'source', 'lastmod'] },
    ]);
  });

  it.each([true, false])(
    'puts the same on the clipboard whether rows are loaded or not: %s',
    async (loaded) => {
      const written: { readonly types: Record<string, Blob> }[] = [];
      vi.stubGlobal(
        'ClipboardItem',
        class {
          readonly types: Record<string, Blob>;
          constructor(types: Record<string, Blob>) {
            this.types = types;
          }
        },
      );
      vi.stubGlobal('navigator', {
        clipboard: { write: (items: typeof written) => Promise.resolve(void written.push(...items)) },
      });
      const { clipboard, events, loads } = setup({ areas: [one(10, 1_210, 'loc')], loaded });
      await clipboard.copy(null);
      expect(events).toEqual([['copied', 1_200]]);
      expect(loads).toEqual(
        loaded
          ? []
          : [
              [10, 500],
              [510, 500],
              [1_010, 200],
            ],
      );
      const text = await written[0]?.types['text/plain']?.text();
      expect(text?.split('\r\n')).toHaveLength(1_201);
      expect(text?.endsWith('https://a.example/1209\r\n')).toBe(true);
      expect(await written[0]?.types['text/html']?.text()).toContain('>https://a.example/10</td></tr>');
      vi.unstubAllGlobals();
    },
  );

  it('keeps a cut from clearing what could not be copied', async () => {
    const { clipboard, events } = setup({ areas: [{ ranges: all, columns: ['loc'] }] });
    await clipboard.cut(null);
    expect(events.map(([name]) => name)).toEqual(['error']);
  });

  it('refuses areas that are no block, and cuts nothing of them', async () => {
    const { clipboard, events } = setup({ areas: [one(0, 2, 'loc'), one(4, 5, 'lastmod')] });
    await clipboard.cut(null);
    expect(events).toEqual([['refused', 'copyAreas']]);
  });
});

describe('pasting', () => {
  it('skips columns that cannot be edited, below the last row too', () => {
    const ranges = [{ from: 9_999_999, to: 10_000_000 }];
    const { clipboard, events } = setup({ areas: [{ ranges, columns: ['loc'] }] });
    clipboard.paste(
      plain('https://b.example/\tx.xml\t2024-05-31\r\nhttps://c.example/\tx.xml\t2024-06-01\r\n'),
    );
    const columns = ['loc', 'lastmod'];
    const values = [['https://b.example/', '2024-05-31']];
    const beyond = [['https://c.example/', '2024-06-01']];
    const said = { repeat: false, asNew: false, fromOneCell: true, leftOut: 2, skipped: ['source'] };
    expect(events).toEqual([['paste', { ranges, columns, values, beyond, ...said }]]);
  });

  it('of one value fills all selected cells', () => {
    const { clipboard, events } = setup({ areas: [one(2, 900_000, 'lastmod'), one(4, 5, 'loc')] });
    clipboard.paste(plain('2024-05-31\r\n'));
    expect(events).toMatchObject([
      [
        'fill',
        [{ cells: [{ column: 'lastmod', pattern: repeat('2024-05-31') }] }, { cells: [{ column: 'loc' }] }],
      ],
    ]);
  });

  it('of one value is read by each column in its own way', () => {
    const { clipboard, events } = setup({ areas: [one(2, 4, 'loc', 'source', 'lastmod')] });
    clipboard.paste(plain('31.05.2024'));
    const cells = [
      { column: 'loc', pattern: repeat('31.05.2024') },
      { column: 'lastmod', pattern: repeat('2024-05-31') },
    ];
    expect(events).toEqual([['fill', [{ ranges: [{ from: 2, to: 4 }], cells }]]]);
  });

  it('gives the lines to separate ranges one after the other', () => {
    const ranges = [
      { from: 1, to: 2 },
      { from: 5, to: 7 },
    ];
    const { clipboard, events } = setup({ areas: [{ ranges, columns: ['loc'] }] });
    clipboard.paste(plain('a\nb\n'));
    const into = [
      { from: 1, to: 2 },
      { from: 5, to: 6 },
    ];
    expect(events).toMatchObject([['paste', { ranges: into, values: [['a'], ['b']], beyond: [] }]]);
  });

  it('repeats a block in a selection that is several times as high', () => {
    const { clipboard, events } = setup({ areas: [one(0, 4, 'loc')] });
    clipboard.paste(plain('a\nb\n'));
    expect(events).toMatchObject([
      ['paste', { ranges: [{ from: 0, to: 4 }], values: [['a'], ['b']], repeat: true, beyond: [] }],
    ]);
  });

  it('refuses a block on several areas', () => {
    const { clipboard, events } = setup({ areas: [one(0, 2, 'loc'), one(4, 5, 'lastmod')] });
    clipboard.paste(plain('a\tb\n'));
    expect(events).toEqual([['refused', 'pasteAreas']]);
  });

  it('says that read-only columns take nothing', () => {
    for (const areas of [[one(0, 1, 'source')], [one(0, 3, 'source')]]) {
      const { clipboard, events } = setup({ areas });
      clipboard.paste(plain('b.xml'));
      expect(events).toEqual([['refused', 'pasteReadOnly']]);
    }
  });

  it('of nothing changes nothing', () => {
    const { clipboard, events } = setup({ areas: [one(0, 1, 'loc')] });
    clipboard.paste(plain(''));
    expect(events).toEqual([]);
  });
});
