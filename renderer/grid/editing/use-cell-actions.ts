// What the user does to cells, wired: fill, clipboard, the fill handle, edges of data, check boxes. No logic of its own.
import { computed, onBeforeUnmount } from 'vue';
import type { CellPosition, GridRow } from '../grid-types.ts';
import { useBulk } from './use-bulk.ts';
import { useClipboard } from '../clipboard/use-grid-clipboard.ts';
import { useCopied } from '../clipboard/use-copied.ts';
import { useEdges } from '../rows/use-edges.ts';
import { useFillHandle } from '../clipboard/use-fill-handle.ts';
import type { Load } from './keeping.ts';
import type { GridCore } from '../use-grid-core.ts';

export function useCellActions<T extends GridRow>(core: GridCore<T>) {
  const { props, emit, rows, shown, rowAt, selection, editing, textOf, extent, onError } = core;

  const load: Load<T> = (source, start, count) => source.fetch(start, count, new AbortController().signal);
  const cells = {
    rows,
    columns: () => shown.value,
    selection: () => selection.selection.value,
    rowAt,
    source: () => props.source,
    load,
    textOf,
    emit,
  };
  const bulk = useBulk<T>(cells);
  const copied = useCopied(
    [() => props.place ?? props.source, () => props.rows, shown],
    [() => props.revision],
  );
  const clipboard = useClipboard<T>({
    ...cells,
    plan: () => props.planPaste,
    copyText: () => props.copyText,
    bands: () => selection.bands.value,
    ...copied,
    holdCut: () => props.holdCut,
    bulk,
  });
  onBeforeUnmount(clipboard.giveUp);
  const fillHandle = useFillHandle<T>({
    ...cells,
    band: () => (selection.corner.value ? (selection.bands.value[0] ?? null) : null),
    choose: selection.choose,
  });
  /** Where the fill handle is: at a selection that has something to fill. */
  const handleAt = computed(() => {
    const { columns } = selection.selection.value;
    const fills = shown.value.some(({ id, editor }) => editor && columns.includes(id));
    return fills ? selection.corner.value : null;
  });
  const edges = useEdges<T>({
    ...cells,
    active: () => selection.active.value,
    head: () => selection.head.value,
    extent: () => extent.value,
    edge: () => props.edge,
    moveTo: selection.moveTo,
    jump: core.jumps.jump,
    ...core.place,
    onError,
  });
  /** Makes something of a cell's text without an editor: at once, or as soon as its row is there. */
  function setAt(cell: CellPosition, write: (text: string) => string): void {
    const column = shown.value[cell.column];
    const row = rowAt(cell.row);
    if (column && row) editing.setIn(row, column, cell, write(textOf(row, column)));
    else core.held.change(cell, write);
  }

  function toggle(cell: CellPosition): void {
    if (shown.value[cell.column]?.editor === 'boolean')
      setAt(cell, (text) => (text === 'true' ? 'false' : 'true'));
  }

  /** Space: all selected rows where the active cell is a check box, or whole rows are selected. */
  async function toggleSelected(): Promise<void> {
    const { active, rows: count, wholeRows } = selection.selection.value;
    const own = active && shown.value[active.column];
    const isBox = own?.editor === 'boolean';
    const column = isBox ? own : wholeRows ? shown.value.find(({ editor }) => editor === 'boolean') : null;
    if (!active || !column) return;
    if (count > 1) await bulk.toggle(column);
    else toggle({ row: active.row, column: shown.value.indexOf(column) });
  }

  return { bulk, clipboard, copied, fillHandle, handleAt, edges, setAt, toggle, toggleSelected };
}
