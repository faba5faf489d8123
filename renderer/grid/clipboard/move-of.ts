// Where what was cut goes, by what is selected: whole rows before a row, cells from the first selected one on. Pure.
import { countPositions } from '../rows/intervals.ts';
import type { CutInWaiting, GridMove } from './cut-types.ts';
import type { GridColumn, GridRefusal, GridRow, GridSelection, RowSource } from '../grid-types.ts';
import { pasteRanges } from './paste-of.ts';

interface Place<T extends GridRow> {
  readonly selection: GridSelection<T>;
  readonly source: RowSource<T>;
  /** How many rows there are. */
  readonly rows: number;
}

/** The move, or why there can be none. */
export function moveOf<T extends GridRow>(
  cut: Omit<CutInWaiting, 'sign'>,
  { selection, source, rows }: Place<T>,
  shown: readonly GridColumn<T>[],
): GridMove<RowSource<T>> | GridRefusal {
  const { areas, ranges } = selection;
  if (cut.wholeRows) return { kind: 'rows', before: ranges[0]?.from ?? 0, source };
  if (areas.length > 1) return 'pasteAreas';
  const columns = columnsOf(cut.columns, selection.columns[0] ?? '', shown);
  if (columns.every(({ to }) => to === null)) return 'pasteReadOnly';
  const into = pasteRanges(ranges, cut.rows, rows);
  const { filled, rows: count } = cut;
  return { kind: 'cells', source, ranges: into, columns, filled, beyond: count - countPositions(into) };
}

/** The move behind all rows, where cells stay in their columns. */
export function moveBelow<T extends GridRow>(
  cut: Omit<CutInWaiting, 'sign'>,
  { source, rows }: Omit<Place<T>, 'selection'>,
  shown: readonly GridColumn<T>[],
): GridMove<RowSource<T>> {
  if (cut.wholeRows) return { kind: 'rows', before: rows, source };
  const columns = columnsOf(cut.columns, cut.columns[0] ?? '', shown);
  return { kind: 'cells', source, ranges: [], columns, filled: cut.filled, beyond: cut.rows, asNew: true };
}

/** Cells that stay in their columns go to these, whatever stands between by now; others to those side by side. */
function columnsOf<T extends GridRow>(
  cut: readonly string[],
  onto: string,
  shown: readonly GridColumn<T>[],
): readonly { readonly from: string; readonly to: string | null }[] {
  const first = shown.findIndex(({ id }) => id === onto);
  return cut.map((from, n) => {
    const column = cut[0] === onto ? shown.find(({ id }) => id === from) : shown[first + n];
    return { from, to: column?.editor ? column.id : null };
  });
}
