// Wires the parts of one grid together: columns, scrolling, rows, selection, editing, keyboard, mouse. No logic of its own.
import { computed, useId, watch, type Ref } from 'vue';
import { scrollToColumn } from './column-layout.ts';
import { HEADER_HEIGHT } from './grid-metrics.ts';
import { GRID_TEXTS } from './grid-texts.ts';
import type { CellPosition, GridColumn, GridEmit, GridProps, GridRow, GridTexts } from './grid-types.ts';
import { nextSort } from './next-sort.ts';
import { useBulk } from './use-bulk.ts';
import { useColumns } from './use-columns.ts';
import { useEditing } from './use-editing.ts';
import { useHeldKeys } from './use-held-keys.ts';
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

  const place = (): unknown => props.place ?? props.source;
  const scroll = useScroll(viewport, rowCount);
  const { left, offset, viewHeight, viewWidth } = scroll;
  const cols = useColumns(
    () => props.columns,
    rowCount,
    () => viewWidth.value,
  );
  const shown = cols.ordered;
  const { cache, drawn, shift, waiting } = useRows<T>({
    source: () => props.source,
    place: () => props.place,
    rows: rowCount,
    revision: () => props.revision,
    sight: () => scroll.sight.value,
    offset: () => offset.value,
    activeRow: () => selection.active.value?.row ?? -1,
    onError,
    onRows: () => {
      editing.settle();
      held.release();
    },
  });
  const rowAt = (position: number): T | undefined => cache.value.row(position);
  const selection = useSelection<T>({
    rows: rowCount,
    columns: () => shown.value,
    place,
    rowAt,
    show,
    changed: (now) => {
      emit('selection', now);
    },
  });
  const editing = useEditing<T>({
    rowAt,
    columns: () => shown.value,
    edit: () => props.edit,
    refresh: () => {
      cache.value.invalidate();
      return cache.value.revision;
    },
    revisionOf: (position) => cache.value.revisionOf(position),
    select: selection.moveTo,
    onError,
  });
  const { editor, textOf } = editing;
  const bulk = useBulk<T>({
    rows: rowCount,
    columns: () => shown.value,
    selection: () => selection.selection.value,
    rowAt,
    load: async (position) => (await props.source.fetch(position, 1, new AbortController().signal))[0],
    textOf,
    copyText: () => props.copyText,
    emit,
  });
  const extent = computed(() => ({ rows: props.rows, columns: shown.value.length, page: scroll.page.value }));
  const held = useHeldKeys({
    ...editing,
    isLoaded: (position) => rowAt(position) !== undefined,
    kindOf: (column) => shown.value[column]?.editor,
    extent: () => extent.value,
    moveTo: selection.moveTo,
  });
  const keyboard = useKeyboard<T>({
    hold: held.take,
    active: () => selection.active.value,
    head: () => selection.head.value,
    columns: () => shown.value,
    extent: () => extent.value,
    moveTo: selection.moveTo,
    showColumn,
    widen: (to) => {
      if (to !== 'one' || !editing.giveUp()) selection.widen(to);
    },
    open,
    toggle,
    set: editing.set,
    clear: bulk.clear,
    fillDown: () => void bulk.fillDown().catch(onError),
    sort: sortBy,
    resize: (column, by) => {
      cols.resize(column, (cols.layout.value.widths[shown.value.indexOf(column)] ?? column.width) + by);
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
    // Not `left`: a press may come between the scroll and the event that tells of it.
    left: () => viewport.value?.scrollLeft ?? 0,
    view: () => ({ width: viewWidth.value, height: viewHeight.value }),
    scrollBy: scroll.scrollBy,
    press: (...step) => {
      header.value = null;
      held.leave();
      selection.press(...step);
    },
    drag: selection.drag,
    toggle,
    open: (cell) => open(cell, null),
  });
  const activeId = computed(() => {
    if (header.value !== null) return `${id}-h${String(header.value)}`;
    const cell = selection.active.value;
    return cell ? `${id}-r${String(cell.row)}-c${String(cell.column)}` : undefined;
  });
  watch(place, () => {
    editing.reset();
    held.drop();
    scroll.setOffset(0);
  });

  function show(cell: CellPosition, sideways = true): void {
    scroll.showRow(cell.row);
    if (sideways) showColumn(cell.column);
  }

  function showColumn(column: number): void {
    const now = viewport.value?.scrollLeft ?? left.value;
    scroll.scrollTo(scrollToColumn(cols.layout.value, column, now, viewWidth.value));
  }

  function focus(): void {
    viewport.value?.focus({ preventScroll: true });
  }

  function open(cell: CellPosition, typed: string | null): boolean {
    const isOpen = editing.open(cell, typed);
    if (!isOpen && !(props.edit && held.begin(cell, typed))) return false;
    show(cell);
    return true;
  }

  function toggle(cell: CellPosition): void {
    const column = shown.value[cell.column];
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

  return {
    id,
    words,
    rows: rowCount,
    emit,
    cols,
    shown,
    scroll,
    drawn,
    shift,
    waiting,
    selection,
    editing,
    editor,
    textOf,
    bulk,
    extent,
    keyboard,
    header,
    pointer,
    activeId,
    onError,
    open,
    focus,
    sortBy,
    autosize,
  };
}
