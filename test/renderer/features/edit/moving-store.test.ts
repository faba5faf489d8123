// What was cut goes to the engine as it was meant, and what comes of its move is told.
import { beforeEach, describe, expect, it } from 'vitest';
import type { GridCut, GridMove } from '../../../../renderer/grid/clipboard/cut-types.ts';
import type { GridRow, RowSource } from '../../../../renderer/grid/grid-types.ts';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useAdding } from '../../../../renderer/features/edit/adding-store.ts';
import { useMoving } from '../../../../renderer/features/edit/moving-store.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { useSelection } from '../../../../renderer/features/view/selection-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { settled, useStores } from '../../mount-app.ts';

type Rows = RowSource<GridRow>;

let client = fakeClient();
let source: Rows;
beforeEach(async () => {
  client = fakeClient();
  useStores(client);
  await useView().reopen();
  source = useView().current?.source as Rows;
});

const params = (name: string): unknown[] =>
  client.calls.filter((call) => call.name === name).map((call) => call.params);
const cut = (): GridCut<Rows> => ({
  ranges: [{ from: 0, to: 2 }],
  columns: ['lastmod', 'file'],
  rows: 2,
  wholeRows: false,
  source,
});
const cells = (): Extract<GridMove<Rows>, { kind: 'cells' }> => ({
  kind: 'cells',
  source,
  ranges: [{ from: 1, to: 3 }],
  columns: [
    { from: 'lastmod', to: 'lastmod' },
    { from: 'source', to: null },
    { from: 'file', to: null },
  ],
  filled: true,
  beyond: 0,
});

describe('useMoving', () => {
  it('keeps the rows in the engine, and moves their cells with one request', async () => {
    const moving = useMoving();
    const held = moving.hold(cut());
    const { view } = useView().current ?? {};
    expect(await moving.moveCells(held, cells(), false)).toMatchObject({ done: { left: 0 }, over: true });
    expect(params('edit.cut')).toEqual([{ rows: { kind: 'view', view, ranges: [{ from: 0, to: 2 }] } }]);
    const columns = [
      { from: 'lastmod', to: 'lastmod' },
      { from: 'source', to: null },
    ];
    const onto = { kind: 'view', view, ranges: [{ from: 1, to: 3 }] };
    expect(params('edit.move')).toEqual([
      { cut: 1, columns, onto, add: false, filled: true, view, force: false },
    ]);
    moving.drop(1);
    expect(params('edit.dropCut')).toEqual([{ cut: 1 }]);
  });

  it('asks where values are not valid, and goes on with the cut where the user does not want that', async () => {
    const moving = useMoving();
    const refused = { valid: 1, first: [] };
    client.refuse('edit.move', AppError.from({ code: 'invalid-value', message: 'Not a date.', refused }));
    const moved = moving.moveCells(moving.hold(cut()), cells(), false);
    await settled();
    useDialogs().confirmation?.answer('cancel');
    expect(await moved).toEqual({ done: null, over: false });
  });

  it.each([
    ['cut-gone', true],
    ['cut-rows-gone', true],
    ['cut-emptied', true],
    ['row-gone', false],
  ] as const)('tells why nothing was moved: %s', async (key, over) => {
    const moving = useMoving();
    client.refuse('edit.move', new AppError('not-found', reason(key)));
    expect(await moving.moveCells(moving.hold(cut()), cells(), false)).toEqual({ done: null, over });
    expect(useNotices().all).toHaveLength(1);
  });

  it('moves whole rows before the row of a position, and has the grid go there', async () => {
    const moving = useMoving();
    client.answer('edit.moveRows', {
      changed: 4,
      history: { undo: null, redo: null, state: '' },
      added: [8, 9],
    });
    const to = { kind: 'rows', before: 2, source } as const;
    expect(await moving.moveRows(moving.hold(cut()), to, 2)).toMatchObject({ over: true });
    const { view } = useView().current ?? {};
    const at = { row: client.rows[2]?.id, side: 'before' };
    expect(params('edit.moveRows')).toEqual([{ cut: 1, at, view }]);
    expect(useAdding().added).toEqual({ row: 8, count: 2, isMoved: true });
    expect(useSelection().follow).toBe(8);
  });
});
