// Holds an edit that was begun in a row that is still loading, or before its editor could be: the keys come to their cell
// once the row is there.
import { editorCommandFor, isAdvance, type AfterEdit } from './editor-keys.ts';
import type { CellPosition, EditorKind } from './grid-types.ts';
import type { Advance, KeyStroke } from './keymap.ts';
import { moveCell, type GridExtent } from './move-cell.ts';

interface HeldInput {
  readonly isLoaded: (position: number) => boolean;
  readonly kindOf: (column: number) => EditorKind | undefined;
  /** The text of a loaded cell. */
  readonly textAt: (cell: CellPosition) => string;
  readonly extent: () => GridExtent;
  /** Opens the editor; `typed` replaces the value. */
  readonly open: (cell: CellPosition, typed: string | null) => unknown;
  /** Gives a cell a text without an editor. */
  readonly set: (cell: CellPosition, text: string) => void;
  readonly moveTo: (cell: CellPosition) => void;
  readonly advance: (by: Advance, wraps: boolean) => unknown;
}

interface Held {
  readonly cell: CellPosition;
  /** What the keys so far make of the cell's text; null: they have not changed it yet. */
  readonly write: ((text: string) => string) | null;
  /** Set: the edit is over, it only waits for its row. */
  readonly ended: boolean;
}

/** Ended edits stay held beside the one that is being typed, so that quick typing over several rows loses nothing. */
export function useHeldKeys(input: HeldInput) {
  let held: readonly Held[] = [];

  const typing = (): Held | undefined => held.find((one) => !one.ended);
  function replace(from: Held, to: Held | null): void {
    held = held.flatMap((one) => (one === from ? (to ? [to] : []) : [one]));
  }

  /** Says whether the cell's edit is held: it can be edited, but its row is not there, or `always`. */
  function begin(cell: CellPosition, typed: string | null, always = false): boolean {
    const kind = input.kindOf(cell.column);
    if (kind === undefined || kind === 'boolean' || (!always && input.isLoaded(cell.row))) return false;
    leave();
    held = [...held, { cell, write: typed === null ? null : () => typed, ended: false }];
    return true;
  }

  /** Takes each key while an edit is held, as its editor would. */
  function take(stroke: KeyStroke): boolean {
    const now = typing();
    if (!now) return false;
    const { write } = now;
    const command = editorCommandFor(stroke, input.kindOf(now.cell.column) ?? 'text', write !== null);
    const text = write ?? ((value: string) => value);
    if (command?.kind === 'cancel') replace(now, null);
    else if (command?.kind === 'commit') end(now, command.then);
    else if (stroke.key === 'Backspace')
      replace(now, { ...now, write: (value) => text(value).replace(/.$/su, '') });
    else if (isText(stroke)) replace(now, { ...now, write: (value) => text(value) + stroke.key });
    return true;
  }

  function end(now: Held, then: AfterEdit): void {
    replace(now, now.write && { ...now, ended: true });
    if (isAdvance(then)) input.advance(then, true);
    else if (then !== 'stay' && then !== 'fill') {
      input.moveTo(moveCell(now.cell, then, input.extent()));
    }
  }

  /** The user went elsewhere: what was typed counts. */
  function leave(): void {
    const now = typing();
    if (now) end(now, 'stay');
  }

  /** Rows arrived: ended edits are made, and the one that is being typed goes on in its editor. */
  function release(): void {
    for (const one of held) {
      if (!input.isLoaded(one.cell.row)) continue;
      replace(one, null);
      const text = one.write?.(input.textAt(one.cell)) ?? null;
      if (one.ended && text !== null) input.set(one.cell, text);
      else input.open(one.cell, text);
    }
  }

  /** Positions mean other rows now. */
  function drop(): void {
    held = [];
  }

  return { begin, take, leave, release, drop };
}

function isText({ key, ctrlKey, metaKey, altKey }: KeyStroke): boolean {
  return /^.$/su.test(key) && !ctrlKey && !metaKey && !altKey;
}
