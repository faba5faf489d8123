// Turns key strokes on the grid into steps of the selection, the editor and the header. Keys in an editor never come here.
import type { Ref } from 'vue';
import { withTime } from '../../ui/dates/picked-date.ts';
import type { CellPosition, GridColumn, GridRow } from '../grid-types.ts';
import {
  commandFor,
  isStep,
  isText,
  type Advance,
  type GridCommand,
  type KeyStroke,
  type Motion,
} from './keymap.ts';
import { moveCell, type GridExtent } from './move-cell.ts';
import { clamp } from '../rows/scaled-scroll.ts';
import type { Jumps } from '../rows/use-jumps.ts';

const RESIZE_STEP = 16;

export type EdgeMotion = Extract<Motion, 'edgeUp' | 'edgeDown' | 'edgeLeft' | 'edgeRight'>;

interface KeyboardInput<T extends GridRow> {
  /** The column whose header has the focus instead of a cell, or null. */
  readonly header: Ref<number | null>;
  /** Whether input methods can begin without an open editor. */
  readonly composes: () => boolean;
  readonly jumps: Pick<Jumps, 'isUnderWay' | 'afterwards' | 'anyway'>;
  /** Has the jumps wait for what was typed before, where that still waits for its row. */
  readonly comeBehind: () => void;
  /** Takes a key that belongs to an edit whose row is still on its way. */
  readonly hold: (stroke: KeyStroke) => boolean;
  readonly active: () => CellPosition | null;
  readonly head: () => CellPosition | null;
  readonly columns: () => readonly GridColumn<T>[];
  readonly extent: () => GridExtent;
  readonly moveTo: (cell: CellPosition, extend?: boolean) => void;
  /** Enter and Tab; says whether there was a cell to go to. */
  readonly advance: (by: Advance) => boolean;
  readonly showColumn: (column: number) => void;
  /** Scrolls to the first of the columns that are not pinned. */
  readonly showStart: () => void;
  /** ↓ in the last row. */
  readonly below: () => void;
  readonly widen: (to: 'all' | 'rows' | 'columns' | 'one') => void;
  /** Opens the editor; `typed` replaces the value. */
  readonly open: (cell: CellPosition, typed: string | null) => boolean;
  readonly toggle: (cell: CellPosition) => void;
  /** Asks for more about the badge in the only selected cell; false where there is none. */
  readonly badge: (cell: CellPosition) => boolean;
  /** Space: the check box of the active cell, or those of the selected rows. */
  readonly toggleSelected: () => void;
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
  /** Asks for the filter of a column, below the active cell. */
  readonly filter: (index: number) => void;
  readonly autosize: (column: GridColumn<T>) => void;
  readonly sort: (column: GridColumn<T>, add: boolean) => void;
  readonly resize: (column: GridColumn<T>, by: number) => void;
}

export function useKeyboard<T extends GridRow>(input: KeyboardInput<T>) {
  const { header } = input;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    if (isStep(event) && holdBack(event)) return;
    if (!input.jumps.isUnderWay()) {
      if (press(event)) event.preventDefault();
      return;
    }
    const command = commandFor(event);
    // An input method writes in its own time.
    if (!command || command.kind === 'compose') return;
    event.preventDefault();
    const text = isText(event) ? event.key : event.key === 'Enter' || event.key === 'Tab' ? ' ' : '';
    input.jumps.afterwards(() => press(event), text);
  }

  /** Undo and redo are the window's, and come behind what was typed before them, also where that waits for its row. */
  function holdBack(event: KeyboardEvent): boolean {
    const { jumps } = input;
    input.comeBehind();
    if (!jumps.isUnderWay()) return false;
    event.preventDefault();
    event.stopPropagation();
    const { target } = event;
    jumps.anyway(() => target?.dispatchEvent(new KeyboardEvent('keydown', event)));
    return true;
  }

  function press(event: KeyboardEvent): boolean {
    const inHeader = header.value;
    return inHeader === null ? input.hold(event) || run(commandFor(event)) : runInHeader(inHeader, event);
  }

  function run(command: GridCommand | null): boolean {
    const active = input.active();
    if (!command) return false;
    if (command.kind === 'header') return enterHeader(active?.column ?? 0);
    if (!active) return command.kind === 'move' && command.motion === 'up' && enterHeader(0);
    switch (command.kind) {
      case 'move':
        return move(active, command.motion, command.extend);
      case 'advance':
        return (command.by === 'below' && input.badge(active)) || input.advance(command.by);
      case 'edit':
        return edit(active);
      case 'type':
        input.open(active, command.text);
        return true;
      case 'compose':
        if (!input.composes()) input.open(active, '');
        return false;
      case 'toggle':
        input.toggleSelected();
        return true;
      case 'filter':
        input.filter(active.column);
        return true;
      case 'today':
        return enterDate(active, false);
      case 'now':
        return enterDate(active, true);
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
    const from = extend ? (input.head() ?? active) : active;
    if (isEdge(motion)) {
      input.toEdge(from, motion, extend);
      return true;
    }
    const to = moveCell(from, motion, input.extent());
    input.moveTo(to, extend);
    if (motion === 'down' && !extend && to.row === from.row) input.below();
    if (motion === 'rowStart' || motion === 'first') input.showStart();
    return true;
  }

  function edit(active: CellPosition): boolean {
    if (isToggle(active)) input.toggle(active);
    else input.open(active, null);
    return true;
  }

  function isToggle(cell: CellPosition): boolean {
    return input.columns()[cell.column]?.editor === 'boolean';
  }

  /** Today, or the present second with its zone. */
  function enterDate(active: CellPosition, time: boolean): boolean {
    if (input.columns()[active.column]?.editor !== 'date') return false;
    const now = new Date();
    const zone = -now.getTimezoneOffset();
    const local = new Date(now.getTime() + zone * 60_000).toISOString();
    input.set(active, time ? withTime('', local.slice(0, 19), zone) : local.slice(0, 10));
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
