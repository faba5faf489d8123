// The line above the grid: the whole value of the active cell, edited there as in the cell's own editor. It is one more
// place for the one editor of the grid, so that what is typed belongs to its row and is sent, marked and refused alike.
import { computed, type Ref } from 'vue';
import { isAdvance, type AfterEdit } from './editor-keys.ts';
import type { CellPosition, EditOffer, GridColumn, GridRow, RowSource } from '../grid-types.ts';
import type { useActions } from '../use-actions.ts';
import type { useGrid } from '../use-grid.ts';
import { rowNote } from './row-note.ts';

/** The cell that the line is about. */
interface BarCell<T extends GridRow> {
  readonly cell: CellPosition;
  readonly row: T;
  readonly column: GridColumn<T>;
  readonly source: RowSource<T>;
}

/** What the line shows. */
export interface BarState {
  /** What the line is called. */
  readonly label: string;
  /** The column and the row, in words. */
  readonly place: string;
  readonly text: string;
  readonly canEdit: boolean;
  /** Something is being edited, here or in the cell. */
  readonly isOpen: boolean;
  /** What is to be said of the text, or ''. */
  readonly note: string;
  readonly isRefused: boolean;
  /** Values that may have been meant by what was refused, and whether it can be kept as it is. */
  readonly offers: readonly EditOffer[];
  readonly canKeep: boolean;
  readonly keepAnyway: string;
}

/** What the component of the line shows, and what it tells. */
export function useCellBar<T extends GridRow>(
  grid: ReturnType<typeof useGrid<T>>,
  actions: Pick<ReturnType<typeof useActions<T>>, 'commit' | 'cancel'>,
  field: Readonly<Ref<{ focus(): void } | null>>,
) {
  const { props, editor, editing, selection, shown, jumps, words } = grid;
  /** The edit was ended by a key: that the focus goes then means nothing more. */
  let ending = false;

  /** While it is asked where the cursor goes, the line stays with the cell that was chosen. */
  const at = computed<BarCell<T> | null>((before) => {
    const { source } = props;
    if (editor.value) return { ...editor.value, source };
    if (jumps.isUnderWay() && before) return before;
    const { active, activeRow } = selection.selection.value;
    const column = shown.value[active?.column ?? -1];
    if (!active || !column) return null;
    // Far from the sight of the user its row is forgotten, not what was read of it.
    const isKnown = before?.source === source && before.cell.row === active.row;
    const row = activeRow ?? (isKnown ? before.row : null);
    return row && { cell: active, row, column, source };
  });

  const canEdit = computed(() => {
    const kind = at.value?.column.editor;
    return kind !== undefined && kind !== 'boolean' && props.edit !== undefined;
  });

  const text = computed(() => {
    if (editor.value) return editing.draft.value;
    if (!at.value) return '';
    const value = editing.textOf(at.value.row, at.value.column);
    if (at.value.column.editor !== 'boolean') return value;
    return value === 'true' ? words.value.yes : words.value.no;
  });

  const place = computed(() => {
    if (!at.value) return '';
    const { column, cell, row } = at.value;
    if (cell.row < 0) return column.title;
    return words.value.cellAt(column.title, grid.numberText.value(cell.row, row));
  });

  /** What was refused of the text that is shown here. */
  const refusal = computed(() => {
    if (editor.value) {
      const { inBar, refusal: refused, text: tried } = editor.value;
      return inBar && tried === editing.draft.value ? refused : null;
    }
    return (at.value && editing.entryOf(at.value.row, at.value.column)?.refused?.refusal) ?? null;
  });

  /** Why the text is no ordinary one: it was refused, or its row has left the list. */
  const note = computed(() => {
    const said = editor.value?.inBar ? rowNote(editor.value, words.value) : '';
    return refusal.value?.reason ?? said;
  });

  function open(): boolean {
    const target = at.value;
    if (editor.value) return true;
    if (!target || !canEdit.value) return false;
    const isOpen = editing.openIn(target.row, target.column, target.cell, null, true);
    // The row stands elsewhere by now, and its place is not known before the jumps have ended.
    if (isOpen && jumps.isUnderWay()) void jumps.jump(() => editing.follow().then(() => true));
    return isOpen;
  }

  /** What is typed belongs to the cell that was shown when the first key came. */
  function typed(value: string): void {
    if (open()) editing.typed(value);
  }

  /** Does what a key asks for; says whether the key was meant for that. */
  function commit(then: AfterEdit): boolean {
    // What was refused would only be refused again, so Tab leads to the buttons that complete or keep it.
    const isAsItWas = editing.draft.value === editor.value?.text || !editor.value;
    if (isAsItWas && (then === 'next' || then === 'previous')) return false;
    ending = true;
    if (open()) actions.commit(editing.draft.value, then, false);
    else {
      grid.focus();
      if (isAdvance(then)) jumps.afterwards(() => selection.advance(then));
    }
    ending = false;
    return true;
  }

  /** Ends the edit with what a button offers instead of a refused text, or with that text itself (null). */
  function take(offered: string | null): void {
    const kept = text.value;
    ending = true;
    if (open()) actions.commit(offered ?? kept, 'stay', offered === null);
    ending = false;
  }

  function cancel(): void {
    ending = true;
    if (editor.value) actions.cancel();
    else grid.focus();
    ending = false;
  }

  /** An editor that is open in its cell goes on here; else one is opened, so that the line stays with its cell from now on. */
  function entered(): void {
    if (editor.value) editing.moveToBar();
    else if (!open()) openLater();
  }

  /** Where the cursor or its row is still on its way, keys would come too early: they are held for the cell's own editor. */
  function openLater(): boolean {
    const { active } = selection.selection.value;
    const kind = shown.value[active?.column ?? -1]?.editor;
    const isText = kind !== undefined && kind !== 'boolean';
    if (!active || !isText || editor.value || (at.value && !jumps.isUnderWay())) return false;
    grid.focus();
    jumps.afterwards(() => grid.open(selection.active.value ?? active, null));
    return true;
  }

  /** Whoever goes elsewhere means what they typed, as in the cell's own editor. */
  function left(): void {
    if (ending || !editor.value?.inBar || !document.hasFocus()) return;
    if (refusal.value) editing.leaveRefused();
    else editing.commit(editing.draft.value, false);
  }

  /** Goes there, as soon as it can be typed there. */
  function focus(): void {
    if (!openLater()) field.value?.focus();
  }

  return {
    state: computed<BarState>(() => ({
      label: words.value.bar,
      place: place.value,
      text: text.value,
      canEdit: canEdit.value,
      isOpen: editor.value !== null,
      note: note.value,
      isRefused: refusal.value !== null,
      offers: refusal.value?.offers ?? [],
      canKeep: refusal.value !== null && (refusal.value.canKeep ?? true),
      keepAnyway: words.value.keepAnyway,
    })),
    typed,
    commit,
    take,
    cancel,
    entered,
    left,
    focus,
  };
}
