// Work on rows goes on with those that were shown when it began.
import { describe, expect, it, vi } from 'vitest';
import type { GridColumn, RowSource } from '../../../../renderer/grid/grid-types.ts';
import { useBulk } from '../../../../renderer/grid/editing/use-bulk.ts';
import { useClipboard } from '../../../../renderer/grid/clipboard/use-grid-clipboard.ts';

interface Row {
  readonly id: number;
  readonly loc: string;
}

const COLUMNS: readonly GridColumn<Row>[] = [
  { id: 'loc', title: 'URL', width: 300, editor: 'url', value: (row) => row.loc },
];

const FIRST = [{ from: 5, to: 9 }];

/** A grid whose rows come when asked to, and then from the source that was asked. */
function setup() {
  const released = vi.fn();
  const framed = vi.fn();
  const first: RowSource<Row> = { fetch: () => Promise.resolve([]), keep: () => released };
  const loaded = Promise.withResolvers<readonly Row[]>();
  let shown = first;
  let ranges = FIRST;
  const events: unknown[][] = [];
  const cells = {
    rows: () => 100,
    columns: () => COLUMNS,
    selection: () => ({
      active: { row: 5, column: 0 },
      activeColumn: 'loc',
      activeRow: null,
      areas: [{ ranges, columns: ['loc'] }],
      ranges,
      columns: ['loc'],
      rows: 4,
      wholeRows: false,
      wholeColumns: false,
    }),
    rowAt: () => undefined,
    source: () => shown,
    load: (source: unknown) => (source === first ? loaded.promise : Promise.reject(new Error('other rows'))),
    textOf: (of: Row, column: GridColumn<Row>) => column.value(of),
    emit: (...event: unknown[]) => {
      events.push(event);
    },
  };
  const bulk = useBulk<Row>(cells);
  const clipboard = useClipboard<Row>({
    ...cells,
    plan: () => undefined,
    copyText: () => undefined,
    bands: () => [],
    frame: framed,
    unframe: () => false,
    holdCut: () => undefined,
    bulk,
  });
  /** Other rows are shown and selected before those that were asked for come. */
  async function end(work: Promise<void>): Promise<void> {
    shown = { fetch: () => Promise.resolve([]) };
    ranges = [{ from: 0, to: 1 }];
    expect(released).not.toHaveBeenCalled();
    loaded.resolve(FIRST.map(() => ({ id: 5, loc: 'https://a.example/5' })));
    await work;
    expect(released).toHaveBeenCalled();
  }
  const filled = (value: string): unknown[] => {
    const cell = { column: 'loc', pattern: { kind: 'repeat', values: [value] } };
    return ['fill', [{ ranges: FIRST, cells: [cell] }], first];
  };
  return { bulk, clipboard, events, end, filled, framed };
}

describe('work that takes a moment', () => {
  it('fills down the rows that were shown when the key was pressed', async () => {
    const { bulk, events, end, filled } = setup();
    await end(bulk.fillDown());
    expect(events).toEqual([filled('https://a.example/5')]);
  });

  it('empties the cells that were selected when they were cut, and frames no others', async () => {
    vi.stubGlobal('ClipboardItem', Object);
    vi.stubGlobal('navigator', { clipboard: { write: () => Promise.resolve() } });
    const { clipboard, events, end, filled, framed } = setup();
    await end(clipboard.cut(null));
    vi.unstubAllGlobals();
    expect(events.at(-1)).toEqual(filled(''));
    expect(framed).not.toHaveBeenCalled();
  });
});
