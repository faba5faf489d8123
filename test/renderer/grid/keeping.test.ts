// Work on rows goes on with those that were shown when it began.
import { describe, expect, it, vi } from 'vitest';
import type { GridArea, GridColumn, RowSource } from '../../../renderer/grid/grid-types.ts';
import { useBulk } from '../../../renderer/grid/use-bulk.ts';

interface Row {
  readonly id: number;
  readonly loc: string;
}

const COLUMNS: readonly GridColumn<Row>[] = [
  { id: 'loc', title: 'URL', width: 300, editor: 'url', value: (row) => row.loc },
];

describe('work that takes a moment', () => {
  it('fills the rows that were shown when the key was pressed', async () => {
    const released = vi.fn();
    const first = { fetch: () => Promise.resolve([]), keep: () => released };
    let shown: RowSource<Row> = first;
    const loaded = Promise.withResolvers<readonly Row[]>();
    const events: unknown[][] = [];
    const area: GridArea = { ranges: [{ from: 5, to: 9 }], columns: ['loc'] };
    const bulk = useBulk<Row>({
      columns: () => COLUMNS,
      selection: () => ({
        active: { row: 5, column: 0 },
        activeColumn: 'loc',
        activeRow: null,
        areas: [area],
        ranges: area.ranges,
        columns: area.columns,
        rows: 4,
        wholeRows: false,
        wholeColumns: false,
      }),
      rowAt: () => undefined,
      source: () => shown,
      load: (source) => (source === first ? loaded.promise : Promise.reject(new Error('other rows'))),
      textOf: (of, column) => column.value(of),
      emit: (...event: unknown[]) => {
        events.push(event);
      },
    });
    const done = bulk.fillDown();
    shown = { fetch: () => Promise.resolve([]) };
    expect(released).not.toHaveBeenCalled();
    loaded.resolve([{ id: 5, loc: 'https://a.example/5' }]);
    await done;
    const cells = [{ column: 'loc', pattern: { kind: 'repeat', values: ['https://a.example/5'] } }];
    expect(events).toEqual([['fill', [{ ranges: area.ranges, cells }], first]]);
    expect(released).toHaveBeenCalledOnce();
  });
});
