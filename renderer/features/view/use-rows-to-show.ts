// Which rows the grid of URLs brings into sight by itself: the cursor's in another list, those that were just added, and what
// undo changed. Who has gone on in the meantime is left where they are.
import { nextTick, watch, type Ref } from 'vue';
import { useClient } from '../../engine/app-client.ts';
import type { GridHandle } from '../../grid/grid-handle.ts';
import { useAdding } from '../edit/adding-store.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useSelection } from './selection-store.ts';
import { useUndo } from '../history/undo-store.ts';
import { useView, type OpenView } from './view-store.ts';

/** Rows that a filter hides: what is told of them ends with it. */
const HIDDEN = 'hidden rows';

export function useRowsToShow(grid: Readonly<Ref<GridHandle | null>>) {
  const { engine } = useClient();
  const adding = useAdding();
  const notices = useNotices();
  const selection = useSelection();
  const undo = useUndo();
  const view = useView();

  /** The row to go to as soon as the view has it, and what the user had done in the grid when it was asked for. */
  let wanted: number | null = null;
  let actsWanted = selection.acts;
  let sorted = JSON.stringify(view.sort);
  /** What the user had done in the grid when the rows that come next were asked for. */
  let actsAsked = selection.acts;
  /** Whether the cursor's row is brought into sight where another list comes. */
  let follows = false;

  watch(
    () => view.query,
    () => {
      actsAsked = selection.acts;
    },
    { flush: 'sync' },
  );
  // Another order is looked at from its start, unless the user has gone on in the rows of before. In the project's own
  // order they look for what is around a row.
  watch(
    () => view.current,
    () => {
      const order = JSON.stringify(view.sort);
      follows = order === sorted || order === '[]' || selection.acts !== actsAsked;
      sorted = order;
      if (view.current?.filtered === false) notices.succeeded(HIDDEN);
      void goToWanted(true);
    },
  );
  // Rows that were just added may be in the view already, or only in the next one.
  watch(
    () => selection.follow,
    (id) => {
      if (id === null || id === selection.activeRow?.id) return;
      [wanted, actsWanted] = [id, selection.acts];
      void goToWanted(false);
    },
  );

  /** `final`: a row that this view does not have is not waited for. */
  async function goToWanted(final: boolean): Promise<void> {
    const [now, id] = [view.current, wanted];
    if (!now || id === null) return;
    try {
      const position = await view.positionOf(id);
      await nextTick();
      if (view.current !== now || wanted !== id) return;
      if (position >= 0 || final) wanted = null;
      if (position >= 0 && actsWanted === selection.acts) showAt(position, id, now);
      else if (position < 0 && final) tellHidden(id);
    } catch (cause) {
      notices.showError(cause);
    }
  }

  /** Rows that were moved are selected, as after any paste, where they stand together. */
  function showAt(position: number, id: number, { kept, filtered }: OpenView): void {
    const { added } = adding;
    const together = kept || (!filtered && view.sort.length === 0);
    if (added?.row === id && added.isMoved && together)
      grid.value?.select([{ from: position, to: position + added.count }], []);
    else grid.value?.goTo(position);
  }

  /** Rows that were added and do not match the filter would be out of sight without a word. */
  function tellHidden(id: number): void {
    const { added } = adding;
    if (added?.row !== id || added.isMoved || !view.filtered) return;
    const action = { key: 'gridMore.showAdded', showRow: id } as const;
    notices.show({ kind: 'warning', key: 'gridMore.addedHidden', count: added.count, action, about: HIDDEN });
    adding.added = null;
  }

  // After undo and redo the user sees what changed: selected, and in sight.
  watch([() => view.revision, () => view.current], () => void showChanged());

  async function showChanged(): Promise<void> {
    const { toShow: acts } = undo;
    const now = view.current;
    if (acts === null || !now) return;
    undo.toShow = null;
    if (acts !== selection.acts) return;
    wanted = null;
    try {
      const { ranges, columns: changed } = await engine['view.changed']({ view: now.view });
      await nextTick();
      if (view.current === now && acts === selection.acts && ranges.length > 0)
        grid.value?.select(ranges, changed);
    } catch (cause) {
      notices.showError(cause);
    }
  }

  return { follows: () => follows };
}
