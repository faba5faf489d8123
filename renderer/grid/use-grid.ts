// Wires the parts of one grid together: columns, scrolling, rows, selection, editing, keyboard, mouse. No logic of its own.
import { computed, nextTick, useId, watch, type Ref } from 'vue';
import { scrollToColumn } from './column-layout.ts';
import { editorBox } from './editor-box.ts';
import type { AfterEdit } from './editor-keys.ts';
import { HEADER_HEIGHT } from './grid-metrics.ts';
import { GRID_TEXTS } from './grid-texts.ts';
import type {
  CellPosition,
  GridColumn,
  GridEmit,
  GridHandle,
  GridProps,
  GridRow,
  GridTexts,
} from './grid-types.ts';
import { moveCell, nextCell } from './move-cell.ts';
import { nextSort } from './next-sort.ts';
import { useBulk } from './use-bulk.ts';
import { useColumns } from './use-columns.ts';
import { useEditing } from './use-editing.ts';
import { useKeyboard } from './use-keyboard.ts';
import { usePointer } from './use-pointer.ts';
import { useRows } from './use-rows.ts';
import { useScroll } from './use-scroll.ts';
import { useSelection } from './use-selection.ts';

interface GridElements {
  /** The element that scrolls and has the focus. */
  readonly viewport: Readonly<Ref<HTMLElement | null>>;
  /** The rows' part of it. */
  readonly body: Readonly<Ref<HTMLElement | null>>;
}

/** All that the template needs. `emit` is the component's own. */
export function useGrid<T extends GridRow>(
  props: Readonly<GridProps<T>>,
  emit: GridEmit<T>,
  elements: GridElements,
) {
  const { viewport, body } = elements;
  const id = useId();
  const words = computed<GridTexts>(() => ({ ...GRID_TEXTS, ...props.texts }));
  const rowCount = (): number => props.rows;
  const onError = (cause: unknown): void => {
    emit('error', cause);
  };

  const cols = useColumns(() => props.columns, rowCount);
  const columns = cols.ordered;
  const scroll = useScroll(viewport, rowCount);
  const { left, offset, viewHeight, viewWidth } = scroll;
  const { cache, drawn, shift, waiting } = useRows<T>({
    source: () => props.source,
    rows: rowCount,
    revision: () => props.revision,
    sight: () => scroll.sight.value,
    offset: () => offset.value,
    activeRow: () => selection.active.value?.row ?? -1,
    onError,
    onRows: () => {
      editing.settle();
    },
  });
  const rowAt = (position: number): T | undefined => cache.value.row(position);
  const selection = useSelection<T>({
    rows: rowCount,
    columns: () => columns.value,
    source: () => props.source,
    rowAt,
    show,
    changed: (now) => {
      emit('selection', now);
    },
  });
  const editing = useEditing<T>({
    rowAt,
    columns: () => columns.value,
    edit: () => props.edit,
    refresh: () => {
      cache.value.invalidate();
      return cache.value.revision;
    },
    revisionOf: (position) => cache.value.revisionOf(position),
    select: selection.moveTo,
    onError,
  });
  const { editor, unconfirmed, textOf } = editing;
  const bulk = useBulk<T>({
    rows: rowCount,
    columns: () => columns.value,
    selection: () => selection.selection.value,
    rowAt,
    load: async (position) => (await props.source.fetch(position, 1, new AbortController().signal))[0],
    textOf,
    copyText: () => props.copyText,
    fill: (fill) => {
      emit('fill', fill);
    },
    paste: (paste) => {
      emit('paste', paste);
    },
    remove: (ranges) => {
      emit('delete', ranges);
    },
    copied: (count) => {
      emit('copied', count);
    },
    onError,
  });
  const extent = computed(() => {
    return { rows: props.rows, columns: columns.value.length, page: scroll.page.value };
  });
  const keyboard = useKeyboard<T>({
    active: () => selection.active.value,
    head: () => selection.head.value,
    columns: () => columns.value,
    extent: () => extent.value,
    moveTo: selection.moveTo,
    showColumn,
    widen: selection.widen,
    open,
    toggle,
    set: editing.set,
    clear: bulk.clear,
    fillDown: () => void bulk.fillDown().catch(onError),
    sort: sortBy,
    resize: (column, by) => {
      cols.resize(column, (cols.layout.value.widths[columns.value.indexOf(column)] ?? column.width) + by);
    },
  });
  const { header } = keyboard;
  const pointer = usePointer({
    body: () => body.value,
    origin: () => {
      const box = viewport.value?.getBoundingClientRect();
      return { x: box?.left ?? 0, y: (box?.top ?? 0) + HEADER_HEIGHT };
    },
    rows: rowCount,
    layout: () => cols.layout.value,
    offset: () => offset.value,
    left: () => left.value,
    view: () => ({ width: viewWidth.value, height: viewHeight.value }),
    scrollBy: scroll.scrollBy,
    press: (...step) => {
      header.value = null;
      selection.press(...step);
    },
    drag: selection.drag,
    toggle,
    open: (cell) => open(cell, null),
  });
  const box = computed(() => {
    if (!editor.value) return null;
    const { cell, column } = editor.value;
    const kind = column.editor ?? 'text';
    const view = { offset: offset.value, left: left.value, width: viewWidth.value, height: viewHeight.value };
    return editorBox({ cell, kind, layout: cols.layout.value, ...view });
  });
  const activeId = computed(() => {
    if (header.value !== null) return `${id}-h${String(header.value)}`;
    const cell = selection.active.value;
    return cell ? `${id}-r${String(cell.row)}-c${String(cell.column)}` : undefined;
  });
  const announcement = computed(() => {
    const { rows, columns: chosen } = selection.selection.value;
    return rows * chosen.length > 1 ? words.value.selected(rows.toLocaleString(), String(chosen.length)) : '';
  });

  watch(
    () => props.source,
    () => {
      editing.reset();
      scroll.setOffset(0);
    },
  );
  watch(left, (x) => viewport.value?.style.setProperty('--grid-pin', `${String(x)}px`));

  function show(cell: CellPosition): void {
    scroll.showRow(cell.row);
    showColumn(cell.column);
  }

  function showColumn(column: number): void {
    scroll.scrollTo(scrollToColumn(cols.layout.value, column, left.value, viewWidth.value));
  }

  function focus(): void {
    viewport.value?.focus({ preventScroll: true });
  }

  function open(cell: CellPosition, typed: string | null): boolean {
    if (!editing.open(cell, typed)) return false;
    show(cell);
    return true;
  }

  function toggle(cell: CellPosition): void {
    const column = columns.value[cell.column];
    const row = rowAt(cell.row);
    if (column?.editor !== 'boolean' || !row) return;
    const value = textOf(row, column) === 'true' ? 'false' : 'true';
    if (selection.selection.value.rows > 1) bulk.fill([column], () => value);
    else editing.set(cell, value);
  }

  function sortBy(column: GridColumn<T>, add: boolean): void {
    if (column.sortable) emit('sort', nextSort(props.sort ?? [], column.id, add));
  }

  function autosize(column: GridColumn<T>): void {
    const texts = drawn.value.flatMap(({ row }) => (row ? [textOf(row, column)] : []));
    if (viewport.value) cols.autosize(column, texts, viewport.value);
  }

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
    const column = columns.value.findIndex((candidate) => candidate.id === columnId);
    const last = Math.max(0, props.rows - 1);
    const at = Math.min(Math.max(0, Math.floor(row)), last);
    header.value = null;
    selection.moveTo({ row: at, column: column >= 0 ? column : (selection.active.value?.column ?? 0) });
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
      const column = columns.value.findIndex((candidate) => candidate.id === columnId);
      open({ row: active.row, column: column >= 0 ? column : active.column }, null);
    },
    fillDown: () => void bulk.fillDown().catch(onError),
    clear: bulk.clear,
    copy: async () => {
      await bulk.copy(null);
    },
    cut: () => bulk.cut(null),
  };

  return {
    id,
    words,
    cols,
    columns,
    scroll,
    drawn,
    shift,
    waiting,
    selection,
    editing,
    editor,
    unconfirmed,
    textOf,
    keyboard,
    header,
    pointer,
    box,
    activeId,
    announcement,
    handle,
    commit,
    cancel,
    sortBy,
    autosize,
    onClipboard,
    onContextMenu,
    focus,
  };
}
