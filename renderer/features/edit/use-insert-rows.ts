// Adds empty rows above or below those that are selected. It knows positions; which rows those are the engine says.
import { useClient } from '../../engine/app-client.ts';
import { useAdding } from './adding-store.ts';
import { useSelection } from '../view/selection-store.ts';
import { useView } from '../view/view-store.ts';

type Side = 'before' | 'after';

interface InsertRows {
  /** So many rows, the first of them at a position; they are put beside the row above it, or below it. */
  readonly at: (position: number, count: number, side?: Side) => Promise<void>;
  /** As many rows as are selected, beside them; one behind all where none is. */
  readonly beside: (side: Side) => Promise<void>;
}

export function useInsertRows(): InsertRows {
  const { engine } = useClient();
  const adding = useAdding();
  const selection = useSelection();
  const view = useView();

  async function at(position: number, count: number, side: Side = 'before'): Promise<void> {
    const { current } = view;
    const first = Number.isFinite(position) ? position : (current?.rows ?? 0);
    const start = side === 'before' ? first : first - 1;
    const found = current ? await engine['view.rows']({ view: current.view, start, count: 1 }) : null;
    const row = found?.rows[0]?.id;
    await adding.insert(count, row === undefined ? null : { row, side });
  }

  async function beside(side: Side): Promise<void> {
    const { ranges = [] } = selection.selection ?? {};
    const position = side === 'before' ? ranges[0]?.from : ranges.at(-1)?.to;
    await at(position ?? Infinity, Math.max(1, selection.count), position === undefined ? 'before' : side);
  }

  return { at, beside };
}
