// Gives the grid of URLs back, after a reload of the window, what was not saved: confirmed texts go to their rows, the one that
// was being typed to its editor, and the cursor to its cell.
import { onMounted, type Ref } from 'vue';
import type { GridHandle } from '../grid/grid-handle.ts';
import type { CellEdit, EditOutcome, GridSelection } from '../grid/grid-types.ts';
import type { UrlRow } from '../../shared/model/row.ts';
import { useNotices } from '../stores/notices.ts';
import { useUnsaved } from '../stores/unsaved.ts';
import { useView } from '../stores/view.ts';
import { gridRefusal } from './grid-refusal.ts';

/** `edit` takes a cell's text; what it gives is kept over a reload until it has answered. */
export function useUnsavedCells(
  grid: Readonly<Ref<GridHandle | null>>,
  edit: (change: CellEdit) => Promise<EditOutcome>,
) {
  const notices = useNotices();
  const unsaved = useUnsaved();
  const view = useView();

  const kept = (change: CellEdit): Promise<EditOutcome> => unsaved.during(change, () => edit(change));

  async function again(change: CellEdit): Promise<void> {
    const outcome = await kept(change);
    if (!outcome.ok) notices.show(gridRefusal('refused', change.value));
  }

  onMounted(() => {
    const left = unsaved.take();
    for (const change of left?.edits ?? []) again(change).catch(notices.showError);
    const cell = left?.draft ?? left?.cursor ?? null;
    if (left && cell) goTo(cell, left.draft?.text ?? null).catch(notices.showError);
  });

  async function goTo(cell: { readonly id: number; readonly column: string }, text: string | null) {
    const row = await view.positionOf(cell.id);
    if (row < 0 && text !== null) notices.show(gridRefusal('notEntered', text));
    if (row < 0) return;
    grid.value?.goTo(row, cell.column);
    if (text !== null) grid.value?.edit(cell.column, text);
  }

  function selected({ activeRow, activeColumn }: GridSelection<UrlRow>): void {
    unsaved.moved(activeRow && activeColumn !== null ? { id: activeRow.id, column: activeColumn } : null);
  }

  return { edit: kept, selected, typing: unsaved.typing };
}
