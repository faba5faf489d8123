// What the template and the owner ask of a wired grid: ending an edit, clipboard, context menu, the exposed handle.
import { nextTick } from 'vue';
import type { AfterEdit } from './editor-keys.ts';
import type { GridHandle, GridRow } from './grid-types.ts';
import { moveCell, nextCell } from './move-cell.ts';
import type { useGrid } from './use-grid.ts';

/** Actions on the parts that useGrid wired. */
export function useActions<T extends GridRow>(grid: ReturnType<typeof useGrid<T>>) {
  const { rows, emit, shown, selection, editing, editor, bulk, extent, header, pointer, activeId } = grid;
  const { onError, open, focus } = grid;

  /** Ends the editor: moves on first, so that a refused value can come back to its own cell. */
  function commit(text: string, then: AfterEdit, force: boolean): void {
    const from = editor.value;
    if (!from) return;
    if (then === 'fill') {
      bulk.fill([from.column], () => text);
      editing.close();
    } else {
      if (then === 'next' || then === 'previous') {
        selection.moveTo(nextCell(from.cell, then === 'previous', extent.value));
      } else if (then !== 'stay') {
        selection.moveTo(moveCell(from.cell, then, extent.value));
      }
      editing.commit(text, force);
    }
    void nextTick(takeFocusBack);
  }

  function cancel(): void {
    editing.close();
    void nextTick(takeFocusBack);
  }

  function takeFocusBack(): void {
    const { activeElement } = document;
    if (!editor.value && (activeElement === null || activeElement === document.body)) focus();
  }

  function goTo(row: number, columnId?: string): void {
    const column = shown.value.findIndex((candidate) => candidate.id === columnId);
    const last = Math.max(0, rows() - 1);
    const at = Math.min(Math.max(0, Math.floor(row)), last);
    header.value = null;
    const cell = { row: at, column: column >= 0 ? column : (selection.active.value?.column ?? 0) };
    selection.moveTo(cell, false, column >= 0);
  }

  function onClipboard(event: ClipboardEvent): void {
    event.preventDefault();
    if (event.type === 'paste') bulk.paste(event.clipboardData?.getData('text/plain') ?? '');
    else if (event.type === 'cut') void bulk.cut(event.clipboardData);
    else void bulk.copy(event.clipboardData);
  }

  function onContextMenu(event: MouseEvent): void {
    event.preventDefault();
    const element = activeId.value === undefined ? null : document.getElementById(activeId.value);
    if (event.button !== 2) {
      const at = element?.getBoundingClientRect();
      if (at) emit('menu', { x: at.left, y: at.bottom });
      return;
    }
    const cell = pointer.cellAt(event.clientX, event.clientY, false);
    if (cell && !selection.isSelected(cell.row)) {
      selection.press(cell, { extend: false, toggle: false }, cell.column < 0);
    }
    emit('menu', { x: event.clientX, y: event.clientY });
  }

  const handle: GridHandle = {
    focus,
    goTo,
    selectAll: () => {
      selection.widen('all');
    },
    edit: (columnId) => {
      const active = selection.active.value;
      if (!active) return;
      const column = shown.value.findIndex((candidate) => candidate.id === columnId);
      open({ row: active.row, column: column >= 0 ? column : active.column }, null);
    },
    fillDown: () => void bulk.fillDown().catch(onError),
    clear: bulk.clear,
    copy: async () => {
      await bulk.copy(null);
    },
    cut: () => bulk.cut(null),
  };

  return { commit, cancel, onClipboard, onContextMenu, handle };
}
