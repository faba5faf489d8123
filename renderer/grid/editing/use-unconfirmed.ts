// The texts of cells that differ from what their rows say: those that the owner was asked to take, and those it refused.
// Each belongs to a row by its id.
import { shallowReactive } from 'vue';
import type { CellName, EditOutcome, GridColumn, GridRow } from '../grid-types.ts';

/** Why the owner did not take a value. */
export type Refusal = Omit<Extract<EditOutcome, { ok: false }>, 'ok'>;

/** Where a value is shown that was taken, and the least cache revision that has it. */
interface ShownFrom {
  readonly position: number;
  readonly revision: number;
}

/** A refused text counts as long as the cell has the value that it was to replace. */
interface Refused {
  readonly instead: string;
  readonly refusal: Refusal;
}

interface Unconfirmed {
  readonly text: string;
  readonly shownFrom: ShownFrom | null;
  readonly refused: Refused | null;
}

/** How a cell stands whose text is not the row's own. */
export type CellState = 'waiting' | 'refused' | null;

interface UnconfirmedInput {
  /** The cache revision of the row at a position, or -1. */
  readonly revisionOf: (position: number) => number;
  /** What was refused in a cell is so no more: it was discarded, or another text came in its place. */
  readonly onMended: (cell: CellName) => void;
}

export function useUnconfirmed<T extends GridRow>({ revisionOf, onMended }: UnconfirmedInput) {
  /** By row id: a reactive map is followed key by key, so that one edit draws one row again. */
  const texts = shallowReactive(new Map<number, ReadonlyMap<string, Unconfirmed>>());

  function put(id: number, column: string, entry: Unconfirmed | null): void {
    if (texts.get(id)?.get(column)?.refused) onMended({ id, column });
    const next = new Map(texts.get(id));
    if (entry) next.set(column, entry);
    else next.delete(column);
    if (next.size > 0) texts.set(id, next);
    else texts.delete(id);
  }

  function entryOf(row: T, column: GridColumn<T>): Unconfirmed | null {
    const entry = texts.get(row.id)?.get(column.id);
    if (!entry || (entry.refused && entry.refused.instead !== column.value(row))) return null;
    return entry;
  }

  /** The text of a cell, with what is not confirmed yet or was refused. */
  function textOf(row: T, column: GridColumn<T>): string {
    return entryOf(row, column)?.text ?? column.value(row);
  }

  function stateOf(row: T, column: GridColumn<T>): CellState {
    const entry = entryOf(row, column);
    if (!entry || entry.shownFrom) return null;
    return entry.refused ? 'refused' : 'waiting';
  }

  /** The owner is being asked to take a text. */
  function wait(id: number, column: string, text: string): Unconfirmed {
    const entry = { text, shownFrom: null, refused: null };
    put(id, column, entry);
    return entry;
  }

  /** The text was taken: it is shown until rows come that have it. */
  function taken(id: number, column: string, entry: Unconfirmed, shownFrom: ShownFrom): void {
    put(id, column, shownFrom.position < 0 ? null : { ...entry, shownFrom });
  }

  function refuse(id: number, column: string, entry: Unconfirmed, refused: Refused): void {
    put(id, column, { ...entry, refused });
  }

  /** Takes back what was refused in a cell; says whether there was something. */
  function forgetRefused(row: T, column: GridColumn<T>): boolean {
    if (!entryOf(row, column)?.refused) return false;
    put(row.id, column.id, null);
    return true;
  }

  /** New rows are there: values that they confirm need no memory. */
  function settle(): void {
    forgetWhere(({ position, revision }) => revisionOf(position) >= revision);
  }

  /** Positions mean other rows now. */
  function forgetShown(): void {
    forgetWhere(() => true);
  }

  function forgetWhere(isDone: (shown: ShownFrom) => boolean): void {
    for (const [id, columns] of [...texts]) {
      for (const [column, { shownFrom }] of columns)
        if (shownFrom && isDone(shownFrom)) put(id, column, null);
    }
  }

  return {
    entryOf,
    textOf,
    stateOf,
    wait,
    isLatest: (id: number, column: string, entry: Unconfirmed) => texts.get(id)?.get(column) === entry,
    taken,
    refuse,
    forget: (id: number, column: string) => {
      put(id, column, null);
    },
    forgetRefused,
    settle,
    forgetShown,
  };
}
