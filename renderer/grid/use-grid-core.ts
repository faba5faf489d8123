// The state of one grid, wired: columns, scrolling, rows, selection, the editor and edits that wait for their row. No logic of its own.
import { computed, shallowRef, useId, watch, type Ref } from 'vue';
import { scrollToColumn } from './columns/column-layout.ts';
import { GRID_TEXTS } from './grid-texts.ts';
import type { GridEmit } from './grid-events.ts';
import type { CellPosition, GridProps, GridRow } from './grid-types.ts';
import type { GridTexts } from './grid-texts.ts';
import { useColumns } from './columns/use-columns.ts';
import { useEditing } from './editing/use-editing.ts';
import { useKeepInSight } from './rows/use-keep-in-sight.ts';
import { useHeldKeys } from './editing/use-held-keys.ts';
import { useJumps } from './rows/use-jumps.ts';
import { usePlace } from './rows/use-place.ts';
import { useRowNumbers } from './rows/use-row-numbers.ts';
import { useRows } from './rows/use-rows.ts';
import { useScroll } from './rows/use-scroll.ts';
import { useSelection } from './selection/use-selection.ts';

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

  const scroll = useScroll(viewport, rowCount);
  const { left, offset, viewWidth } = scroll;
  const numberText = useRowNumbers(props, words);
  const cols = useColumns(
    () => props.columns,
    () => props.numbering?.last ?? props.rows,
    () => viewWidth.value,
    () => viewport.value,
  );
  const shown = cols.ordered;
  const { cache, arrived, drawn, drawnOffset, shift, waiting } = useRows<T>({
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
    },
  });
  const rowAt = (position: number): T | undefined => cache.value.row(position);
  const jumps = useJumps(
    () => {
      held.release();
    },
    (text) => {
      emit('refused', 'notEntered', text.trim());
    },
  );
  const selection = useSelection<T>({
    rows: rowCount,
    columns: () => shown.value,
    rowAt,
    show,
    changed: (now) => {
      // On its way the cursor is in no row that anybody chose.
      if (!jumps.isUnderWay()) emit('selection', now);
    },
  });
  useKeepInSight({
    activeRow: () => selection.active.value?.row ?? -1,
    offset: () => offset.value,
    height: () => scroll.viewHeight.value,
    showRow: scroll.showRow,
  });
  /** Where a row stands in the list that is there together with the answer. */
  async function positionOf(rowId: number): Promise<number> {
    const { source } = props;
    const position = (await props.positionOf?.(rowId)) ?? -1;
    return props.source === source ? position : positionOf(rowId);
  }
  watch(jumps.isUnderWay, (isUnderWay) => {
    if (!isUnderWay) emit('selection', selection.selection.value);
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
    before: (): Promise<void> | null => (held.holdsEnded() ? held.made() : null),
    positionOf,
    isGone: async (rowId) => (await props.isGone?.(rowId)) ?? false,
    onRefused: (text, cell, reason) => {
      emit('refused', 'refused', text, cell, reason);
    },
    onMended: (cell) => {
      emit('mended', cell);
    },
    onDraft: (draft) => {
      emit('draft', draft);
    },
    onError,
  });
  /** The column whose header has the focus instead of a cell, or null. */
  const header = shallowRef<number | null>(null);
  const extent = computed(() => ({ rows: props.rows, columns: shown.value.length, page: scroll.page.value }));
  const place = usePlace<T>({
    source: () => props.source,
    place: () => props.place,
    follow: () => props.follow?.() ?? false,
    rowAt,
    seenAt: (position) => cache.value.seen(position),
    arrived,
    positionOf,
    wanted: () => selection.wanted.value,
    select: (state) => {
      selection.wanted.value = state;
    },
    startOver: () => {
      selection.startOver();
      scroll.setOffset(0);
    },
    show,
    offset: () => offset.value,
    setOffset: scroll.setOffset,
    jump: jumps.jump,
    isEditing: () => editing.editor.value !== null,
    followEditor: editing.follow,
    moved: editing.forgetShown,
  });
  const held = useHeldKeys<T>({
    ...editing,
    ...place,
    columnAt: (column) => shown.value[column],
    extent: () => extent.value,
    moveTo: selection.moveTo,
    advance: selection.advance,
    jumps,
    onLost: (text, cause) => {
      emit('refused', 'notEntered', text);
      onError(cause);
    },
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
    const kind = shown.value[cell.column]?.editor;
    if (typed && (kind === undefined || kind === 'boolean'))
      emit('refused', kind ? 'typedInBox' : 'typedReadOnly', typed);
    // Keys that follow a jump are there already, and no editor would be; a row that is loading has none either.
    const waits = jumps.isCatchingUp() || rowAt(cell.row) === undefined;
    const isOpen = waits ? props.edit !== undefined && held.begin(cell, typed) : editing.open(cell, typed);
    if (isOpen) show(cell);
    return isOpen;
  }

  /** Changes cells: behind what was typed into them before. */
  function change(action: () => void, text?: string): void {
    place.stay();
    held.comeBehind();
    jumps.afterwards(action, text);
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
    numberText,
    drawn,
    drawnOffset,
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
    change,
    place,
    onError,
    positionOf,
    show,
    showColumn,
    focus,
    open,
  };
}

export type GridCore<T extends GridRow> = ReturnType<typeof useGridCore<T>>;
