// What the template and the owner ask of a wired grid: ending an edit, clipboard, context menu, the exposed handle.
import { nextTick } from 'vue';
import type { PositionRange } from '../../shared/model/rows/row-set.ts';
import { isAdvance, type AfterEdit } from './editing/editor-keys.ts';
import type { GridHandle } from './grid-handle.ts';
import type { CellPosition, GridRow } from './grid-types.ts';
import { moveCell } from './selection/move-cell.ts';
import { typedText } from './clipboard/pasted-text.ts';
import type { useGrid } from './use-grid.ts';
import { largest, smallest } from '../../shared/model/large-lists.ts';
import { isTextField } from '../ui/text-field.ts';

/** Actions on the parts that useGrid wired. */
export function useActions<T extends GridRow>(grid: ReturnType<typeof useGrid<T>>) {
  const {
    rows,
    emit,
    shown,
    selection,
    editing,
    editor,
    bulk,
    clipboard,
    extent,
    header,
    activeId,
    activeBox,
    atCell,
    jumps,
    change,
  } = grid;
  const { onError, open, focus, pointer } = grid;

  /** Ends the editor: moves on first, so that a refused value can come back to its own cell. */
  function commit(text: string, then: AfterEdit, force: boolean): void {
    const from = editor.value;
    if (!from) return;
    takeFocusFromEditor();
    if (then === 'fill') {
      bulk.fill(typedText(text, from.column, navigator.language), from.column);
      editing.close();
    } else {
      // Where its row is gone there is no cell next to it.
      if (from.cell.row >= 0) jumps.afterwards(() => goOn(from.cell, then));
      editing.commit(text, force);
    }
    void nextTick(takeFocusBack);
  }

  function goOn(from: CellPosition, then: AfterEdit): void {
    if (isAdvance(then)) selection.advance(then);
    else if (then !== 'stay' && then !== 'fill') {
      const at = selection.active.value ?? from;
      selection.moveTo(moveCell({ ...at, column: from.column }, then, extent.value));
    }
  }

  function cancel(): void {
    takeFocusFromEditor();
    editing.giveUp();
    void nextTick(takeFocusBack);
  }

  /** While all is drawn: to focus what is about to be drawn anew would have it laid out once more. */
  function takeFocusFromEditor(): void {
    if (document.activeElement?.closest('.cell-editor, .cell-bar')) focus();
  }

  function takeFocusBack(): void {
    const { activeElement } = document;
    if (!editor.value && (activeElement === null || activeElement === document.body)) focus();
  }

  function goTo(row: number, columnId?: string): void {
    const column = shown.value.findIndex((candidate) => candidate.id === columnId);
    const at = existing(row);
    header.value = null;
    jumps.elsewhere(() => {
      const cell = { row: at, column: column >= 0 ? column : (selection.active.value?.column ?? 0) };
      selection.moveTo(cell, false, column >= 0);
    });
  }

  const goToCell: GridHandle['goToCell'] = ({ id, column }, reveal) => {
    header.value = null;
    const go = async (): Promise<boolean> => {
      let row = await grid.positionOf(id);
      if (row < 0) {
        await reveal(id);
        await nextTick();
        row = await grid.positionOf(id);
      }
      if (row < 0) return false;
      const at = shown.value.findIndex((candidate) => candidate.id === column);
      selection.moveTo({ row, column: at >= 0 ? at : (selection.active.value?.column ?? 0) });
      return true;
    };
    return new Promise((resolve) => {
      jumps.elsewhere(() => {
        resolve(jumps.jump(go));
      });
    });
  };

  function extendTo(row: number): void {
    const at = existing(row);
    header.value = null;
    jumps.afterwards(() => {
      const { column } = selection.head.value ?? { column: 0 };
      selection.moveTo({ row: at, column }, true, false);
    });
  }

  function existing(row: number): number {
    return Math.min(Math.max(0, Math.floor(row)), Math.max(0, rows() - 1));
  }

  function onClipboard(event: ClipboardEvent): void {
    event.preventDefault();
    const { type, clipboardData: data } = event;
    if (type === 'paste') {
      const texts = { html: data?.getData('text/html') ?? '', plain: data?.getData('text/plain') ?? '' };
      change(
        () => {
          clipboard.paste(texts);
        },
        texts.plain.slice(0, 100),
      );
      return;
    }
    // What has to wait is too late to write to the event's own data.
    let target = data;
    if (type === 'cut') change(() => void clipboard.cut(target));
    else jumps.afterwards(() => void clipboard.copy(target));
    target = null;
  }

  function onContextMenu(event: MouseEvent): void {
    if (isTextField(event.target)) return;
    event.preventDefault();
    if (event.button !== 2) {
      jumps.afterwards(() => {
        if (activeId.value === undefined) return;
        const { left, bottom } = activeBox();
        emit('menu', { x: left, y: bottom, column: null });
      });
      return;
    }
    const place = { x: event.clientX, y: event.clientY, column: null };
    const cell = pointer.cellAt(place.x, place.y, false);
    if (!cell) emit('menu', place);
    else
      atCell(cell, (at) => {
        const kind = at.column < 0 ? 'rows' : 'cells';
        if (!selection.isSelected(at)) selection.press(at, { extend: false, toggle: false }, kind);
        emit('menu', place);
      });
  }

  const handle: Omit<GridHandle, 'editInBar'> = {
    focus,
    goTo,
    goToCell,
    extendTo,
    selectAll: () => {
      selection.widen('all');
    },
    edit: (columnId, text) => {
      const active = selection.active.value;
      if (!active) return;
      const column = shown.value.findIndex((candidate) => candidate.id === columnId);
      open({ row: active.row, column: column >= 0 ? column : active.column }, text ?? null);
    },
    again: editing.again,
    discard: editing.discard,
    resumeCut: (cut, held) => {
      clipboard.resume({ cut, held });
    },
    fillDown: () => {
      change(() => void bulk.fillDown().catch(onError));
    },
    fillRight: () => {
      change(bulk.fillRight);
    },
    select: (ranges, columnIds) => {
      header.value = null;
      jumps.elsewhere(() => {
        selection.choose(ranges, spanOf(columnIds));
      });
    },
    autosize: (columnIds) => {
      for (const column of shown.value) if (columnIds?.includes(column.id) ?? true) grid.autosize(column);
    },
    clear: () => {
      change(bulk.clear);
    },
    copy: async () => {
      await clipboard.copy(null);
    },
    cut: () => clipboard.cut(null),
    holdsCutRows: clipboard.holdsCutRows,
    pasteCutBelow: clipboard.pasteCutBelow,
    paste: clipboard.pasteAsked,
  };

  /** The span of shown columns that holds these; null where none is shown. */
  function spanOf(columnIds: readonly string[]): PositionRange | null {
    const at = shown.value.flatMap(({ id }, index) => (columnIds.includes(id) ? [index] : []));
    return at.length === 0 ? null : { from: smallest(at), to: largest(at) + 1 };
  }

  return { commit, cancel, onClipboard, onContextMenu, handle };
}
