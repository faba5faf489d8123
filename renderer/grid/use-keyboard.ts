// Turns key strokes on the grid into steps of the selection, the editor and the header. Keys in an editor never come here.
import type { Ref } from 'vue';
import type { CellPosition, GridColumn, GridRow } from './grid-types.ts';
import { commandFor, type GridCommand, type KeyStroke, type Motion } from './keymap.ts';
import { moveCell, type GridExtent } from './move-cell.ts';
import { clamp } from './scaled-scroll.ts';

const RESIZE_STEP = 16;

export type EdgeMotion = Extract<Motion, 'edgeUp' | 'edgeDown' | 'edgeLeft' | 'edgeRight'>;

interface KeyboardInput<T extends GridRow> {
  /** The column whose header has the focus instead of a cell, or null. */
  readonly header: Ref<number | null>;
  /** Whether input methods can begin without an open editor. */
  readonly composes: () => boolean;
  /** Takes a key that belongs to an edit whose row is still on its way. */
  readonly hold: (stroke: KeyStroke) => boolean;
  readonly active: () => CellPosition | null;
  readonly head: () => CellPosition | null;
  readonly columns: () => readonly GridColumn<T>[];
  readonly extent: () => GridExtent;
  readonly moveTo: (cell: CellPosition, extend?: boolean) => void;
  readonly showColumn: (column: number) => void;
  readonly widen: (to: 'all' | 'rows' | 'columns' | 'one') => void;
  /** Opens the editor; `typed` replaces the value. */
  readonly open: (cell: CellPosition, typed: string | null) => boolean;
  readonly toggle: (cell: CellPosition) => void;
  readonly set: (cell: CellPosition, text: string) => void;
  readonly clear: () => void;
  readonly fillDown: () => void;
  readonly fillRight: () => void;
  readonly insertRows: () => void;
  readonly deleteRows: () => void;
  /** Goes to an edge of data, which may have to be asked for. */
  readonly toEdge: (from: CellPosition, motion: EdgeMotion, extend: boolean) => void;
  readonly moveColumn: (column: GridColumn<T>, by: 1 | -1) => void;
  readonly pressColumn: (index: number, keys: { readonly extend: boolean; readonly toggle: boolean }) => void;
  readonly headerMenu: (index: number) => void;
  readonly autosize: (column: GridColumn<T>) => void;
  readonly sort: (column: GridColumn<T>, add: boolean) => void;
  readonly resize: (column: GridColumn<T>, by: number) => void;
}

export function useKeyboard<T extends GridRow>(input: KeyboardInput<T>) {
  const { header } = input;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const inHeader = header.value;
    const done =
      inHeader === null ? input.hold(event) || run(commandFor(event), event) : runInHeader(inHeader, event);
    if (done) event.preventDefault();
  }

  function run(command: GridCommand | null, event: KeyboardEvent): boolean {
    const active = input.active();
    if (!command) return false;
    if (!active) return command.kind === 'move' && command.motion === 'up' && enterHeader(0);
    switch (command.kind) {
      case 'move':
        return move(active, command.motion, command.extend);
      case 'edit':
        return edit(active, event.key === 'Enter');
      case 'type':
        return input.open(active, command.text);
      case 'compose':
        if (!input.composes()) input.open(active, '');
        return false;
      case 'toggle':
        if (isToggle(active)) input.toggle(active);
        return true;
      case 'today':
        return enterToday(active);
      case 'clear':
        input.clear();
        return true;
      case 'fillDown':
        input.fillDown();
        return true;
      case 'fillRight':
        input.fillRight();
        return true;
      case 'insertRows':
        input.insertRows();
        return true;
      case 'deleteRows':
        input.deleteRows();
        return true;
      case 'selectAll':
        input.widen('all');
        return true;
      case 'selectRows':
        input.widen('rows');
        return true;
      case 'selectColumns':
        input.widen('columns');
        return true;
      case 'collapse':
        input.widen('one');
        return true;
    }
  }

  function move(active: CellPosition, motion: Motion, extend: boolean): boolean {
    if (motion === 'up' && active.row === 0 && !extend) return enterHeader(active.column);
    const from = extend ? (input.head() ?? active) : active;
    if (isEdge(motion)) {
      input.toEdge(from, motion, extend);
      return true;
    }
    const to = moveCell(from, motion, input.extent());
    const stays = to.row === from.row && to.column === from.column;
    if ((motion === 'next' || motion === 'previous') && stays) return false;
    input.moveTo(to, extend);
    return true;
  }

  function edit(active: CellPosition, moveOn: boolean): boolean {
    if (isToggle(active)) input.toggle(active);
    else if (!input.open(active, null) && moveOn) move(active, 'down', false);
    return true;
  }

  function isToggle(cell: CellPosition): boolean {
    return input.columns()[cell.column]?.editor === 'boolean';
  }

  function enterToday(active: CellPosition): boolean {
    if (input.columns()[active.column]?.editor !== 'date') return false;
    const now = new Date();
    const two = (n: number): string => String(n).padStart(2, '0');
    input.set(active, `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`);
    return true;
  }

  function enterHeader(column: number): boolean {
    header.value = clamp(column, 0, input.columns().length - 1);
    input.showColumn(header.value);
    return true;
  }

  function runInHeader(at: number, event: KeyboardEvent): boolean {
    const column = input.columns()[at];
    if (!column || event.isComposing) return false;
    if (event.altKey) return runWithAlt(at, column, event);
    const control = event.ctrlKey || event.metaKey;
    switch (event.key) {
      case 'ArrowLeft':
        return enterHeader(at - 1);
      case 'ArrowRight':
        return enterHeader(at + 1);
      case 'Home':
        return enterHeader(0);
      case 'End':
        return enterHeader(input.columns().length - 1);
      case ' ':
        if (control) {
          input.pressColumn(at, { extend: event.shiftKey, toggle: false });
          return true;
        }
        input.sort(column, event.shiftKey);
        return true;
      case 'Enter':
        input.sort(column, event.shiftKey);
        return true;
      case 'ContextMenu':
      case 'F10':
        if (event.key === 'F10' && !event.shiftKey) return false;
        input.headerMenu(at);
        return true;
      case 'ArrowDown':
      case 'Escape':
        header.value = null;
        input.moveTo({ row: input.active()?.row ?? 0, column: at });
        return true;
      case 'ArrowUp':
        return true;
      default:
        return false;
    }
  }

  /** Alt and an arrow: another width; with Shift, another place; down: the menu; Enter: the width that fits. */
  function runWithAlt(at: number, column: GridColumn<T>, event: KeyboardEvent): boolean {
    const sign = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.key === 'ArrowDown') input.headerMenu(at);
    else if (event.key === 'Enter') input.autosize(column);
    else if (sign === 0) return false;
    else if (event.shiftKey) input.moveColumn(column, sign);
    else input.resize(column, sign * RESIZE_STEP);
    return true;
  }

  return { onKeyDown };
}

function isEdge(motion: Motion): motion is EdgeMotion {
  return motion === 'edgeUp' || motion === 'edgeDown' || motion === 'edgeLeft' || motion === 'edgeRight';
}
