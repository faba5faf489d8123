// The reactive selection: applies moves and mouse steps to the model and tells the owner. It draws nothing.
import { computed, shallowRef, watch } from 'vue';
import type { PositionRange } from '../../../shared/model/rows/row-set.ts';
import { advanceSelection } from './advance-selection.ts';
import type { Advance } from './keymap.ts';
import type { CellPosition, GridArea, GridColumn, GridRow, GridSelection } from '../grid-types.ts';
import { countPositions, hasPosition } from '../rows/intervals.ts';
import {
  bandsOf,
  clipBands,
  clipSelection,
  columnsInRow,
  extendTo,
  isWholeColumns,
  isWholeRows,
  rowsOfBands,
  selectCell,
  selectColumns,
  selectEverything,
  selectRanges,
  selectRows,
  toggleAt,
  type Band,
  type SelectionKind,
  type SelectionState,
} from './selection-model.ts';

interface SelectionInput<T extends GridRow> {
  readonly rows: () => number;
  readonly columns: () => readonly GridColumn<T>[];
  readonly rowAt: (position: number) => T | undefined;
  /** Brings a cell into sight, `sideways` too or only its row. */
  readonly show: (cell: CellPosition, sideways: boolean) => void;
  readonly changed: (selection: GridSelection<T>) => void;
}

/** Shift extends, Ctrl adds or takes out. */
export interface PressKeys {
  readonly extend: boolean;
  readonly toggle: boolean;
}

const NOTHING: readonly PositionRange[] = [];

export function useSelection<T extends GridRow>(input: SelectionInput<T>) {
  const wanted = shallowRef<SelectionState>(selectCell({ row: 0, column: 0 }));
  const state = computed(() => clipSelection(wanted.value, input.rows(), input.columns().length));
  const raw = computed<readonly Band[]>(() => (state.value ? bandsOf(state.value) : []));
  const bands = computed(() => clipBands(raw.value, input.rows(), input.columns().length));
  const ranges = computed(() => rowsOfBands(bands.value));
  const active = computed<CellPosition | null>(() => state.value?.active ?? null);
  const wholeRows = computed(() => isWholeRows(raw.value));

  const ids = computed(() => input.columns().map((column) => column.id));
  const idsIn = ({ columns }: Band): readonly string[] => ids.value.slice(columns.from, columns.to);
  const areas = computed<readonly GridArea[]>(() =>
    bands.value.map((band) => ({ ranges: band.rows, columns: idsIn(band) })),
  );
  const columns = computed(() => {
    const chosen = new Set(areas.value.flatMap((area) => area.columns));
    return chosen.size === ids.value.length ? ids.value : ids.value.filter((id) => chosen.has(id));
  });

  /** Rows of the same bands share one list, so that only rows whose selection changed are drawn again. */
  const shared = computed(() => ({ bands: bands.value, lists: new Map<string, readonly PositionRange[]>() }));
  function spansOf(row: number): readonly PositionRange[] {
    const { bands: all, lists } = shared.value;
    let key = '';
    for (const { rows } of all) key += hasPosition(rows, row) ? '1' : '0';
    if (!key.includes('1')) return NOTHING;
    const known = lists.get(key) ?? columnsInRow(all, row);
    lists.set(key, known);
    return known;
  }

  /** The lower right cell of a selection that is one rectangle: where the fill handle is. */
  const corner = computed<CellPosition | null>(() => {
    const [band, ...more] = bands.value;
    const [range, ...others] = band?.rows ?? [];
    if (!band || !range || more.length > 0 || others.length > 0 || wholeRows.value) return null;
    return { row: range.to - 1, column: band.columns.to - 1 };
  });

  const selection = computed<GridSelection<T>>((before) => {
    const cell = active.value;
    const now: GridSelection<T> = {
      active: cell,
      activeColumn: cell ? (ids.value[cell.column] ?? null) : null,
      activeRow: cell ? (input.rowAt(cell.row) ?? null) : null,
      areas: areas.value,
      ranges: ranges.value,
      columns: columns.value,
      rows: countPositions(ranges.value),
      wholeRows: wholeRows.value,
      wholeColumns: isWholeColumns(raw.value),
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
  // Another order or set of columns: the cells that were meant stand elsewhere.
  watch(ids, (now, before) => {
    if (now.length === before.length && now.every((id, i) => id === before[i])) return;
    const from = wanted.value;
    const at = (column: number): number => Math.max(0, now.indexOf(before[column] ?? ''));
    if (from.kind === 'rows')
      wanted.value = { ...from, active: { ...from.active, column: at(from.active.column) } };
    else wanted.value = selectCell({ row: from.active.row, column: at(from.active.column) });
  });

  function moveTo(cell: CellPosition, extend = false, sideways = true): void {
    const from = state.value;
    wanted.value = extend && from ? extendTo(from, cell) : selectCell(cell);
    input.show(cell, sideways);
  }

  /** Enter and Tab: says whether there was a cell to go to. */
  function advance(by: Advance): boolean {
    const extent = { rows: input.rows(), columns: input.columns().length, page: 1 };
    const to = state.value && advanceSelection(state.value, by, extent);
    if (!to) return false;
    wanted.value = to;
    input.show(to.active, true);
    return true;
  }

  function press(cell: CellPosition, keys: PressKeys, kind: SelectionKind): void {
    const from = state.value;
    const at = {
      row: kind === 'columns' ? (from?.active.row ?? 0) : cell.row,
      column: kind === 'rows' ? (from?.active.column ?? 0) : cell.column,
    };
    if (keys.extend && from) wanted.value = { ...extendTo(from, at), kind };
    else if (keys.toggle && from) wanted.value = toggleAt(from, at, kind);
    else if (kind === 'rows') wanted.value = selectRows(at.row, at.row, at.column);
    else if (kind === 'columns') wanted.value = selectColumns(at.column, at.column, at.row);
    else wanted.value = selectCell(at);
  }

  function drag(cell: CellPosition): void {
    const from = state.value;
    if (!from) return;
    const row = from.kind === 'columns' ? from.head.row : cell.row;
    const column = from.kind === 'rows' ? from.head.column : cell.column;
    wanted.value = extendTo(from, { row, column });
  }

  function widen(to: 'all' | 'rows' | 'columns' | 'one'): void {
    const from = state.value;
    if (!from) return;
    if (to === 'all') wanted.value = selectEverything(from.active);
    if (to === 'rows') wanted.value = { ...from, kind: 'rows' };
    if (to === 'columns') wanted.value = { ...from, kind: 'columns' };
    if (to === 'one') wanted.value = selectCell(from.active);
  }

  /** Selects rows; without columns, whole ones. The first of them is made active and brought into sight. */
  function choose(rows: readonly PositionRange[], span: PositionRange | null): void {
    const [first] = rows;
    if (!first) return;
    const column = span?.from ?? wanted.value.active.column;
    const isCell =
      rows.length === 1 && first.to - first.from === 1 && span !== null && span.to - span.from === 1;
    const at = { row: first.from, column };
    wanted.value = isCell ? selectCell(at) : { ...selectRanges(rows, span), active: at, head: at };
    input.show(at, span !== null);
  }

  /** Makes the first row active, in the same column. */
  function startOver(): void {
    wanted.value = selectCell({ row: 0, column: wanted.value.active.column });
  }

  return {
    wanted,
    startOver,
    active,
    head: computed(() => state.value?.head ?? null),
    bands,
    ranges,
    corner,
    selection,
    spansOf,
    isSelected: ({ row, column }: CellPosition) =>
      spansOf(row).some(({ from, to }) => column < 0 || (column >= from && column < to)),
    moveTo,
    advance,
    press,
    drag,
    widen,
    choose,
  };
}

function isSame<T extends GridRow>(a: GridSelection<T>, b: GridSelection<T>): boolean {
  const keys = [
    'active',
    'activeColumn',
    'activeRow',
    'areas',
    'ranges',
    'columns',
    'rows',
    'wholeRows',
    'wholeColumns',
  ] as const;
  return keys.every((key) => a[key] === b[key]);
}
