// What was cut, in the engine's keeping, and its way to another place. It asks where values are not valid, and tells what
// stayed behind.
import { defineStore } from 'pinia';
import type { EditResult, MoveResult } from '../../../shared/contract/edit-result.ts';
import type { ErrorKey } from '../../../shared/contract/error-texts.ts';
import type { RequestParams } from '../../../shared/contract/requests/requests.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { mutable } from '../../engine/mutable.ts';
import type { GridCut, GridMove } from '../../grid/clipboard/cut-types.ts';
import type { GridRow, RowSource } from '../../grid/grid-types.ts';
import { keeping } from '../../grid/editing/keeping.ts';
import { useAdding } from './adding-store.ts';
import { useDialogs } from '../../shell/dialogs/dialogs-store.ts';
import { useEditQueue } from './edit-queue-store.ts';
import { copied, editable } from './edits-store.ts';
import { insist } from './insist.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { viewOf } from '../view/rows-of-view.ts';
import { useView } from '../view/view-store.ts';

/** Why a cut can't be moved any more. */
const OVER: ReadonlySet<unknown> = new Set<ErrorKey>(['cut-gone', 'cut-rows-gone', 'cut-emptied']);

type CellMove = Extract<GridMove<RowSource<GridRow>>, { kind: 'cells' }>;

/** What came of a move. `over`: nothing of the cut is left to be moved. */
export interface Moved<R> {
  /** Null: nothing was moved. */
  readonly done: R | null;
  readonly over: boolean;
}

export const useMoving = defineStore('moving', () => {
  const { engine } = useClient();
  const dialogs = useDialogs();
  const adding = useAdding();
  const notices = useNotices();
  const queue = useEditQueue();
  const rows = useView();

  /** Has the engine know the rows by what they are; their view has to stay open until then. */
  function hold({ ranges, source }: GridCut<RowSource<GridRow>>): Promise<number> {
    const rows = { kind: 'view' as const, view: viewOf(source), ranges: mutable(ranges) };
    return keeping(source, async () => (await engine['edit.cut']({ rows })).cut);
  }

  function drop(cut: number): void {
    engine['edit.dropCut']({ cut }).catch(() => undefined);
  }

  /** Does it in its turn, with the rows as they were when it was asked for. */
  async function told<R>(source: RowSource<GridRow>, work: () => Promise<R | null>): Promise<Moved<R>> {
    try {
      const done = await keeping(source, () => queue.add(work));
      return { done, over: done !== null };
    } catch (cause) {
      notices.showError(cause);
      return { done: null, over: OVER.has(errorOf(cause).reason?.key) };
    }
  }

  /** Cells over cells; `add`: rows that have none to go to become new ones. */
  async function moveCells(cut: Promise<number>, to: CellMove, add: boolean): Promise<Moved<MoveResult>> {
    const { source, ranges, filled } = to;
    const view = viewOf(source);
    const columns = to.columns.flatMap(({ from, to: into }): RequestParams<'edit.move'>['columns'] =>
      copied(from).map((known) => ({ from: known, to: into === null ? null : editable(into) })),
    );
    const onto = { kind: 'view' as const, view, ranges: mutable(ranges) };
    const moved = await told(source, async () => {
      const move = { cut: await cut, columns, onto, add, filled, view };
      return insist(dialogs, (manner) => engine['edit.move']({ ...move, ...manner }), {
        ranges,
        rows: rows.current?.rows ?? 0,
      });
    });
    if (moved.done) adding.tellAdded(moved.done, to.beyond);
    return moved;
  }

  /** Whole rows to the place before a position; they are selected there. */
  async function moveRows(
    cut: Promise<number>,
    { source, before }: Extract<GridMove<RowSource<GridRow>>, { kind: 'rows' }>,
    count: number,
  ): Promise<Moved<EditResult>> {
    const view = viewOf(source);
    const moved = await told(source, async () => {
      const { rows } = await engine['view.rows']({ view, start: before, count: 1 });
      const at = rows[0] ? { at: { row: rows[0].id, side: 'before' as const } } : {};
      return engine['edit.moveRows']({ cut: await cut, view, ...at });
    });
    if (moved.done) adding.goToAdded(moved.done, count, true);
    return moved;
  }

  return { hold, drop, moveCells, moveRows };
});
