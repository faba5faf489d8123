// The state of one grid, wired: columns, scrolling, rows, selection, the editor and edits that wait for their row. No logic of its own.
import { computed, shallowRef, useId, watch, type Ref } from 'vue';
import { scrollToColumn } from './column-layout.ts';
import { GRID_TEXTS } from './grid-texts.ts';
import type { CellPosition, GridEmit, GridProps, GridRow, GridTexts } from './grid-types.ts';
import { useColumns } from './use-columns.ts';
import { useEditing } from './use-editing.ts';
import { useHeldKeys } from './use-held-keys.ts';
import { useJumps } from './use-jumps.ts';
import { useRows } from './use-rows.ts';
import { useScroll } from './use-scroll.ts';
import { useSelection } from './use-selection.ts';

export interface GridElements {
  /** The element that scrolls and has the focus. */
  readonly viewport: Readonly<Ref<HTMLElement | null>>;
  /** The rows' part of it. */
  readonly body: Readonly<Ref<HTMLElement | null>>;
}

/** What the other parts of the grid stand on. */
export function useGridCore<T extends GridRow>(
  props: Readonly<GridProps<T>>,
  emit: GridEmit<T>,
  elements: GridElements,
) {
  const { viewport } = elements;
  const id = useId();
  const words = computed<GridTexts>(() => ({ ...GRID_TEXTS, ...props.texts }));
  const rowCount = (): number => props.rows;
  const onError = (cause: unknown): void => {
    emit('error', cause);
  };

  const place = (): unknown => props.place ?? props.source;
  const scroll = useScroll(viewport, rowCount);
  const { left, offset, viewWidth } = scroll;
  const cols = useColumns(
    () => props.columns,
    rowCount,
    () => viewWidth.value,
    () => viewport.value,
    (column) => props.sort?.some((key) => key.column === column) ?? false,
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
    positionOf: (rowId) => props.positionOf?.(rowId) ?? Promise.resolve(-1),
    select: selection.moveTo,
    onDropped: () => {
      emit('refused', 'dropped');
    },
    onError,
  });
  /** The column whose header has the focus instead of a cell, or null. */
  const header = shallowRef<number | null>(null);
  const extent = computed(() => ({ rows: props.rows, columns: shown.value.length, page: scroll.page.value }));
  const held = useHeldKeys({
    ...editing,
    isLoaded: (position) => rowAt(position) !== undefined,
    kindOf: (column) => shown.value[column]?.editor,
    textAt: (cell) => {
      const [row, column] = [rowAt(cell.row), shown.value[cell.column]];
      return row && column ? editing.textOf(row, column) : '';
    },
    extent: () => extent.value,
    moveTo: selection.moveTo,
    advance: selection.advance,
  });
  const jumps = useJumps(held.release);
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
    // The keys that follow are there already, and no editor would be.
    const waits = jumps.isCatchingUp();
    const isOpen = !waits && editing.open(cell, typed);
    if (!isOpen && !(props.edit && held.begin(cell, typed, waits))) return false;
    show(cell);
    return true;
  }

  return {
    id,
    words,
    props,
    emit,
    elements,
    rows: rowCount,
    scroll,
    cols,
    shown,
    drawn,
    shift,
    waiting,
    rowAt,
    selection,
    editing,
    editor: editing.editor,
    textOf: editing.textOf,
    header,
    extent,
    held,
    jumps,
    onError,
    show,
    showColumn,
    focus,
    open,
  };
}

export type GridCore<T extends GridRow> = ReturnType<typeof useGridCore<T>>;
