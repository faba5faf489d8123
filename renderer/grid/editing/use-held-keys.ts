// Holds an edit that was begun in a row that is still loading, or before its editor could be: the keys come to the row
// that was meant once it is there, wherever it stands by then.
import { editorCommandFor, isAdvance, type AfterEdit } from './editor-keys.ts';
import type { CellPosition, GridColumn, GridRow, RowSource } from '../grid-types.ts';
import { isText, type Advance, type KeyStroke } from '../selection/keymap.ts';
import { readMeant, type MeantRow } from './meant-row.ts';
import { moveCell, type GridExtent } from '../selection/move-cell.ts';
import type { Jumps } from '../rows/use-jumps.ts';

interface HeldInput<T extends GridRow> {
  readonly columnAt: (column: number) => GridColumn<T> | undefined;
  /** The row at a position, as it is meant now. */
  readonly mean: (position: number) => MeantRow<T>;
  /** Where a row that was meant stands now, or -1. */
  readonly whereNow: (meant: MeantRow<T>) => Promise<number>;
  readonly textOf: (row: T, column: GridColumn<T>) => string;
  readonly extent: () => GridExtent;
  /** Opens the editor; `typed` replaces the value. */
  readonly openIn: (row: T, column: GridColumn<T>, cell: CellPosition, typed: string | null) => unknown;
  /** Gives a cell a text without an editor. */
  readonly setIn: (row: T, column: GridColumn<T>, cell: CellPosition, text: string) => void;
  readonly moveTo: (cell: CellPosition) => void;
  readonly advance: (by: Advance) => unknown;
  /** Leads an open editor to where its row stands now. */
  readonly follow: () => Promise<unknown>;
  readonly jumps: Pick<Jumps, 'isUnderWay' | 'isCatchingUp' | 'jump'>;
  /** The row could not be read: the text, if any, was entered nowhere. */
  readonly onLost: (text: string, cause: unknown) => void;
}

interface Held<T extends GridRow> {
  readonly cell: CellPosition;
  readonly column: GridColumn<T>;
  /** What the keys so far make of the cell's text; null: they have not changed it yet. */
  readonly write: ((text: string) => string) | null;
  /** Typing began it: arrow keys then end it. */
  readonly typed: boolean;
  /** Set: the edit is over, it only waits for its row. */
  readonly ended: boolean;
  /** Null until the row is read. */
  readonly found: { readonly row: T; readonly position: number; readonly source: RowSource<T> } | null;
}

/** Ended edits stay held beside the one that is being typed, so that quick typing over several rows loses nothing. */
export function useHeldKeys<T extends GridRow>(input: HeldInput<T>) {
  let held: readonly (readonly [number, Held<T>])[] = [];
  /** Who waits until the edits that are over are made. */
  let waiting: (() => void)[] = [];
  let turn = 0;

  const typing = (): number | undefined => held.find(([, one]) => !one.ended)?.[0];
  const get = (key: number): Held<T> | undefined => held.find(([own]) => own === key)?.[1];
  function put(key: number, to: Held<T> | null): void {
    held = held.flatMap((one) => (one[0] === key ? (to ? [[key, to] as const] : []) : [one]));
    // Behind what is made of the one that was taken out.
    if (!to) queueMicrotask(tellMade);
  }

  /** Says whether the cell's edit is held; it is not where it can't be edited. */
  function begin(cell: CellPosition, typed: string | null, meant = input.mean(cell.row)): boolean {
    const column = input.columnAt(cell.column);
    if (!column?.editor || column.editor === 'boolean') return false;
    const write = typed === null ? null : () => typed;
    hold({ cell, column, write, typed: typed !== null, ended: false, found: null }, meant);
    return true;
  }

  /** Changes a cell's text without an editor, as soon as its row is there. */
  function change(cell: CellPosition, write: (text: string) => string): void {
    const column = input.columnAt(cell.column);
    if (column?.editor)
      hold({ cell, column, write, typed: false, ended: true, found: null }, input.mean(cell.row));
  }

  function hold(one: Held<T>, meant: MeantRow<T>): void {
    leave();
    const key = ++turn;
    held = [...held, [key, one]];
    void find(key, meant);
  }

  async function find(key: number, meant: MeantRow<T>): Promise<void> {
    try {
      const row = await readMeant(meant);
      if (!row) throw new Error('The row is gone.');
      const position = await input.whereNow({ ...meant, row });
      const now = get(key);
      if (now) put(key, { ...now, found: { row, position, source: input.mean(0).source } });
      release();
    } catch (cause) {
      const now = get(key);
      put(key, null);
      if (now?.write) input.onLost(now.write(''), cause);
    }
  }

  /** Takes each key while an edit is held, as its editor would. */
  function take(stroke: KeyStroke): boolean {
    const key = typing();
    const now = key === undefined ? undefined : get(key);
    if (key === undefined || !now) return false;
    const { write } = now;
    const command = editorCommandFor(stroke, now.column.editor ?? 'text', now.typed);
    const text = write ?? ((value: string) => value);
    if (command?.kind === 'cancel') put(key, null);
    else if (command?.kind === 'commit') end(key, now, command.then);
    else if (stroke.key === 'Backspace')
      put(key, { ...now, write: (value) => text(value).replace(/.$/su, '') });
    else if (isText(stroke)) put(key, { ...now, write: (value) => text(value) + stroke.key });
    return true;
  }

  function end(key: number, now: Held<T>, then: AfterEdit): void {
    put(key, now.write && { ...now, ended: true });
    if (isAdvance(then)) input.advance(then);
    else if (then !== 'stay' && then !== 'fill') {
      input.moveTo(moveCell(now.cell, then, input.extent()));
    }
    release();
  }

  /** The user went elsewhere: what was typed counts. */
  function leave(): void {
    const key = typing();
    const now = key === undefined ? undefined : get(key);
    if (key !== undefined && now) end(key, now, 'stay');
  }

  /** Keys and presses wait for a jump, or are being replayed: no editor may take the focus now. */
  const mayNotOpen = (): boolean => input.jumps.isCatchingUp() || input.jumps.isUnderWay();

  /** Edits whose rows are there: ended ones are made, and the one that is being typed goes on in its editor. */
  function release(): void {
    for (const [key, { found, column, cell, write, ended }] of held) {
      // In the order in which they were meant: what is over waits for what was over before it.
      if (!found && ended) break;
      if (!found || (!ended && mayNotOpen())) continue;
      put(key, null);
      const at = { ...cell, row: found.position };
      const text = write?.(input.textOf(found.row, column)) ?? null;
      if (ended && text !== null) input.setIn(found.row, column, at, text);
      else {
        input.openIn(found.row, column, at, text);
        if (found.source !== input.mean(0).source) void input.follow().catch(() => -1);
      }
    }
  }

  const holdsEnded = (): boolean => held.some(([, { ended }]) => ended);

  /** Until the edits that are over by now are made. */
  function made(): Promise<void> {
    return holdsEnded() ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
  }

  /** Has the jumps wait for them: what comes next is meant behind them. */
  function comeBehind(): void {
    if (holdsEnded()) void input.jumps.jump(() => made().then(() => true));
  }

  function tellMade(): void {
    if (holdsEnded()) return;
    const all = waiting;
    waiting = [];
    for (const resolve of all) resolve();
  }

  return { begin, change, take, leave, release, holdsEnded, made, comeBehind };
}
