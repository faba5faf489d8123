// Gives the grid of URLs and its blank row back what a reload of the window would have lost: what waited is asked for again in
// the order of the keys, what was refused or being typed stands where it stood, and what could not be kept is said.
import { onBeforeUnmount, onMounted, type Ref } from 'vue';
import type { GridHandle } from '../../grid/grid-handle.ts';
import type { CellEdit, CellName, EditOutcome, GridSelection } from '../../grid/grid-types.ts';
import type { UrlRow } from '../../../shared/model/rows/row.ts';
import type { KeptCut, LeftUnsaved } from './left-unsaved.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useUndo } from '../history/undo-store.ts';
import { useRefusedCells } from './refused-cells-store.ts';
import { useUnsaved } from './unsaved-store.ts';
import { useGoneRows } from '../view/use-gone-rows.ts';
import { useView } from '../view/view-store.ts';
import { gridRefusal } from './grid-refusal.ts';
import type { LeftRow } from './use-new-row.ts';

interface Places {
  readonly grid: Readonly<Ref<GridHandle | null>>;
  /** Takes rows that were not added yet. */
  readonly newRow: Readonly<Ref<{ again: (left: readonly LeftRow[], text: string) => void } | null>>;
}

/** `edit` takes a cell's text; what it gives is kept over a reload until it has answered. */
export function useUnsavedWork(
  { grid, newRow }: Places,
  edit: (change: CellEdit) => Promise<EditOutcome>,
  resumeCut: (cut: KeptCut) => void,
) {
  const notices = useNotices();
  const unsaved = useUnsaved();
  const undo = useUndo();
  const refused = useRefusedCells();
  const view = useView();
  const { isGone } = useGoneRows();
  let isOver = false;
  onBeforeUnmount(() => {
    isOver = true;
  });

  function kept(change: CellEdit, instead: string): Promise<EditOutcome> {
    return unsaved.during({ kind: 'edit', ...change, instead }, async () => {
      const outcome = await edit(change);
      if (outcome.ok) return outcome;
      const { reason, canKeep = true, offers = [] } = outcome;
      unsaved.refuse({ ...change, instead, refusal: { reason, canKeep, offers: [...offers] } });
      // The cell that would be marked is not shown now.
      if (isOver) notices.show(gridRefusal('refused', change.value, reason));
      return outcome;
    });
  }

  onMounted(() => {
    const left = unsaved.take();
    for (const { refusal, instead, ...change } of left.refused)
      grid.value?.again({ ...change, force: false }, instead, refusal);
    const { rows, lost } = askAgain(left.waiting);
    newRow.value?.again([...left.newRow.refused.map((text) => ({ text })), ...rows], left.newRow.text);
    if (lost > 0) notices.show({ kind: 'warning', key: 'notices.lostWaiting', count: lost });
    if (left.cut) resumeCut(left.cut);
    const cell = left.draft ?? left.cursor;
    if (cell) goTo(cell, left.draft?.text ?? null).catch(notices.showError);
  });

  /** What can't be asked for again is counted; a step of undo that came behind it would take back something else. */
  function askAgain(waiting: LeftUnsaved['waiting']): { readonly rows: LeftRow[]; readonly lost: number } {
    const rows: LeftRow[] = [];
    let lost = 0;
    for (const { what, asked } of waiting) {
      if (what.kind === 'edit') {
        const { id, column, value, force, instead } = what;
        grid.value?.again({ id, column, value, force }, instead, null);
      } else if (what.kind === 'row') rows.push({ text: what.text, force: what.force, asked });
      else if (what.kind === 'other' || (lost > 0 && !asked)) lost++;
      else if (!asked) void undo[what.direction]();
    }
    return { rows, lost };
  }

  async function goTo(cell: CellName, text: string | null): Promise<void> {
    const row = await view.positionOf(cell.id);
    if (row < 0) {
      if (text !== null) await notReached(cell, text);
      return;
    }
    grid.value?.goTo(row, cell.column);
    if (text !== null) grid.value?.edit(cell.column, text);
  }

  async function notReached({ id, column }: CellName, text: string): Promise<void> {
    if (!(await isGone(id))) {
      notices.show({ ...gridRefusal('notEntered', text), typed: text });
      return;
    }
    const refusal = { reason: '', canKeep: false, offers: [] };
    unsaved.lose({ id, column, value: text, instead: '', refusal });
    await refused.tell({ id, column });
  }

  function selected({ activeRow, activeColumn }: GridSelection<UrlRow>): void {
    unsaved.moved(activeRow && activeColumn !== null ? { id: activeRow.id, column: activeColumn } : null);
  }

  return { edit: kept, selected, typing: unsaved.typing };
}
