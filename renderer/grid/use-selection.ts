// The reactive selection: applies moves and mouse steps to the model and tells the owner. It draws nothing.
import { computed, shallowRef, watch } from 'vue';
import type { PositionRange } from '../../shared/model/row-set.ts';
import type { CellPosition, GridColumn, GridRow, GridSelection } from './grid-types.ts';
import { countPositions, hasPosition } from './intervals.ts';
import {
  clipSelection,
  columnSpan,
  extendTo,
  selectCell,
  selectEverything,
  selectRows,
  selectedRows,
  toggleRow,
  type SelectionState,
} from './selection-model.ts';

interface SelectionInput<T extends GridRow> {
  readonly rows: () => number;
  readonly columns: () => readonly GridColumn<T>[];
  /** Another value: positions mean other rows. */
  readonly place: () => unknown;
  readonly rowAt: (position: number) => T | undefined;
  /** Brings a cell into sight, `sideways` too or only its row. */
  readonly show: (cell: CellPosition, sideways: boolean) => void;
  readonly changed: (selection: GridSelection<T>) => void;
}

export function useSelection<T extends GridRow>(input: SelectionInput<T>) {
  const wanted = shallowRef<SelectionState>(selectCell({ row: 0, column: 0 }));
  const state = computed(() => clipSelection(wanted.value, input.rows(), input.columns().length));
  const ranges = computed<readonly PositionRange[]>(() => (state.value ? selectedRows(state.value) : []));
  const span = computed<PositionRange>(() => {
    if (!state.value) return { from: 0, to: 0 };
    return state.value.wholeRows ? { from: 0, to: input.columns().length } : columnSpan(state.value);
  });
  const active = computed<CellPosition | null>(() => state.value?.active ?? null);

  const ids = computed(() => input.columns().map((column) => column.id));
  const columns = computed(() => ids.value.slice(span.value.from, span.value.to));

  const selection = computed<GridSelection<T>>((before) => {
    const cell = active.value;
    const now: GridSelection<T> = {
      active: cell,
      activeColumn: cell ? (ids.value[cell.column] ?? null) : null,
      activeRow: cell ? (input.rowAt(cell.row) ?? null) : null,
      ranges: ranges.value,
      columns: columns.value,
      rows: countPositions(ranges.value),
      wholeRows: state.value?.wholeRows ?? false,
    };
    return before && isSame(before, now) ? before : now;
  });

  watch(
    selection,
    (now) => {
      input.changed(now);
    },
    { immediate: true },
  );
  watch(input.place, () => {
    const column = wanted.value.active.column;
    wanted.value = selectCell({ row: 0, column });
  });

  function moveTo(cell: CellPosition, extend = false, sideways = true): void {
    const from = state.value;
    wanted.value = extend && from ? extendTo(from, cell) : selectCell(cell);
    input.show(cell, sideways);
  }

  function press(cell: CellPosition, keys: { extend: boolean; toggle: boolean }, wholeRow: boolean): void {
    const from = state.value;
    const column = wholeRow ? (from?.active.column ?? 0) : cell.column;
    const at = { row: cell.row, column };
    if (keys.extend && from) wanted.value = { ...extendTo(from, at), wholeRows: wholeRow || from.wholeRows };
    else if (keys.toggle && from) wanted.value = toggleRow(from, at, wholeRow);
    else wanted.value = wholeRow ? selectRows(at.row, at.row, column) : selectCell(at);
  }

  function drag(cell: CellPosition): void {
    const from = state.value;
    if (!from) return;
    wanted.value = extendTo(from, from.wholeRows ? { row: cell.row, column: from.head.column } : cell);
  }

  function widen(to: 'all' | 'rows' | 'columns' | 'one'): void {
    const from = state.value;
    if (!from) return;
    if (to === 'all') wanted.value = selectEverything(from.active, input.rows());
    if (to === 'rows') wanted.value = { ...from, wholeRows: true };
    if (to === 'columns') wanted.value = { ...from, kept: [{ from: 0, to: input.rows() }] };
    if (to === 'one') wanted.value = selectCell(from.active);
  }

  return {
    state,
    active,
    head: computed(() => state.value?.head ?? null),
    ranges,
    span,
    selection,
    isSelected: (row: number) => hasPosition(ranges.value, row),
    moveTo,
    press,
    drag,
    widen,
  };
}

function isSame<T extends GridRow>(a: GridSelection<T>, b: GridSelection<T>): boolean {
  const keys = ['active', 'activeColumn', 'activeRow', 'ranges', 'columns', 'rows', 'wholeRows'] as const;
  return keys.every((key) => a[key] === b[key]);
}
