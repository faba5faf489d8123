// The life of an edit: editor open, value shown before it is confirmed, refused values offered again.
import { shallowReactive, shallowRef } from 'vue';
import { typedText } from './pasted-text.ts';
import type { CellEdit, CellPosition, EditOffer, EditOutcome, GridColumn, GridRow } from './grid-types.ts';

export interface OpenEditor<T extends GridRow> {
  /** Another number for each time that an editor opens. */
  readonly turn: number;
  /** Row -1: the row is no longer in the list. */
  readonly cell: CellPosition;
  readonly row: T;
  readonly column: GridColumn<T>;
  /** What the input starts with. */
  readonly text: string;
  /** Typing began it: arrow keys then end it. */
  readonly typed: boolean;
  /** Why the engine refused the text. */
  readonly reason: string | null;
  readonly canKeep: boolean;
  readonly offers: readonly EditOffer[];
  /** Settled when the reason has passed; null: it does not pass by itself. */
  readonly until: Promise<unknown> | null;
}

interface Unconfirmed {
  readonly text: string;
  /** The position, and the least cache revision that has the new value; null while the engine is asked. */
  readonly shownFrom: { readonly position: number; readonly revision: number } | null;
}

interface EditingInput<T extends GridRow> {
  readonly rowAt: (position: number) => T | undefined;
  readonly columns: () => readonly GridColumn<T>[];
  readonly edit: () => ((change: CellEdit) => Promise<EditOutcome>) | undefined;
  /** Makes the rows be fetched anew; returns the revision that has the change. */
  readonly refresh: () => number;
  readonly revisionOf: (position: number) => number;
  /** Where a row stands now, or -1. */
  readonly positionOf: (id: number) => Promise<number>;
  readonly select: (cell: CellPosition) => void;
  /** A refused value was not kept, as its row is no longer in the list. */
  readonly onDropped: () => void;
  readonly onError: (cause: unknown) => void;
}

export function useEditing<T extends GridRow>(input: EditingInput<T>) {
  const editor = shallowRef<OpenEditor<T> | null>(null);
  /** By row id: a reactive map is followed key by key, so that one edit draws one row again. */
  const unconfirmed = shallowReactive(new Map<number, ReadonlyMap<string, Unconfirmed>>());
  let refused: OpenEditor<T>[] = [];
  let turn = 0;

  function remember(id: number, column: string, entry: Unconfirmed | null): void {
    const next = new Map(unconfirmed.get(id));
    if (entry) next.set(column, entry);
    else next.delete(column);
    if (next.size > 0) unconfirmed.set(id, next);
    else unconfirmed.delete(id);
  }

  /** The text of a cell, with what is not confirmed yet. */
  function textOf(row: T, column: GridColumn<T>): string {
    return unconfirmed.get(row.id)?.get(column.id)?.text ?? column.value(row);
  }

  /** Opens the editor of a cell; `typed` replaces its value. Says whether the cell can be edited now. */
  function open(cell: CellPosition, typed: string | null): boolean {
    const row = input.rowAt(cell.row);
    const column = input.columns()[cell.column];
    if (!row || !column?.editor || column.editor === 'boolean' || !input.edit()) return false;
    const waiting = editor.value?.reason == null ? null : editor.value;
    const isHere = waiting?.row.id === row.id && waiting.column.id === column.id;
    if (waiting && isHere && typed === null) {
      editor.value = { ...waiting, turn: ++turn };
      return true;
    }
    if (waiting && !isHere) refused.push(waiting);
    const text = typed ?? textOf(row, column);
    editor.value = {
      turn: ++turn,
      cell,
      row,
      column,
      text,
      typed: typed !== null,
      reason: null,
      canKeep: false,
      offers: [],
      until: null,
    };
    return true;
  }

  function close(): void {
    editor.value = null;
    const waiting = refused.shift();
    if (waiting) offer(waiting).catch(input.onError);
  }

  /** Offers a refused value again, where its row stands now. */
  async function offer(waiting: OpenEditor<T>): Promise<void> {
    const { row, cell } = waiting;
    const isThere = input.rowAt(cell.row)?.id === row.id;
    const at = isThere ? cell : { ...cell, row: await input.positionOf(row.id) };
    if (at.row < 0) {
      input.onDropped();
      if (!editor.value) close();
    } else if (editor.value) {
      refused.unshift({ ...waiting, cell: at });
    } else {
      input.select(at);
      editor.value = { ...waiting, cell: at, turn: ++turn };
    }
  }

  /** Where another row stands at the editor's place now, it goes along with its own; where that is gone, it ends. */
  async function follow(): Promise<void> {
    const from = editor.value;
    const there = from && input.rowAt(from.cell.row);
    if (!there || there.id === from.row.id) return;
    const row = await input.positionOf(from.row.id);
    if (editor.value?.turn !== from.turn) return;
    const cell = { ...from.cell, row };
    editor.value = { ...editor.value, cell };
    if (row >= 0) input.select(cell);
  }

  /** Ends the editor with a text; a refused one is tried again. */
  function commit(text: string, force: boolean): void {
    const from = editor.value;
    if (!from) return;
    close();
    // What was refused and is kept is kept as it stands there.
    const value = force ? text : typedText(text, from.column, navigator.language);
    if (value !== textOf(from.row, from.column) || force) void send(from, value, force);
  }

  /** Discards the open editor; says whether there was one. */
  function giveUp(): boolean {
    if (!editor.value) return false;
    close();
    return true;
  }

  /** Sets a cell to what was typed without an editor, or to the state of a check box. */
  function set(cell: CellPosition, typed: string): void {
    const row = input.rowAt(cell.row);
    const column = input.columns()[cell.column];
    if (!row || !column) return;
    const text = typedText(typed, column, navigator.language);
    const asked = { typed: false, reason: null, canKeep: false, offers: [], until: null };
    void send({ turn: 0, cell, row, column, text, ...asked }, text, false);
  }

  async function send(from: OpenEditor<T>, text: string, force: boolean): Promise<void> {
    const handler = input.edit();
    if (!handler) return;
    const { id } = from.row;
    const column = from.column.id;
    const entry: Unconfirmed = { text, shownFrom: null };
    remember(id, column, entry);
    const change = { id, position: from.cell.row, column, value: text, force };
    const outcome = await handler(change).catch((cause: unknown): EditOutcome => {
      input.onError(cause);
      return { ok: false, reason: cause instanceof Error ? cause.message : String(cause), canKeep: false };
    });
    const isLatest = unconfirmed.get(id)?.get(column) === entry;
    if (outcome.ok) {
      const revision = input.refresh();
      const { row: position } = from.cell;
      if (isLatest) remember(id, column, position < 0 ? null : { text, shownFrom: { position, revision } });
      return;
    }
    if (isLatest) remember(id, column, null);
    if (from.column.editor === 'boolean') {
      input.onError(new Error(outcome.reason));
      return;
    }
    const { reason, canKeep = true, offers = [], until = null } = outcome;
    refused.push({ ...from, text, typed: false, reason, canKeep, offers, until });
    if (!editor.value) close();
    if (!until) return;
    await until;
    relent(until);
  }

  /** What refused has passed: texts that wait are tried again, and the open editor's loses its reason. */
  function relent(until: Promise<unknown>): void {
    const freed = { reason: null, offers: [], until: null };
    const again = refused.filter((one) => one.until === until);
    refused = refused.filter((one) => one.until !== until);
    if (editor.value?.until === until) editor.value = { ...editor.value, ...freed };
    for (const one of again) void send({ ...one, ...freed }, one.text, false);
  }

  /** New rows are there: values that they confirm need no memory. */
  function settle(): void {
    follow().catch(input.onError);
    forgetWhere(({ position, revision }) => input.revisionOf(position) >= revision);
  }

  /** A new view: positions mean other rows. */
  function reset(): void {
    editor.value = null;
    refused = [];
    forgetWhere(() => true);
  }

  function forgetWhere(
    isDone: (shown: { readonly position: number; readonly revision: number }) => boolean,
  ): void {
    for (const [id, columns] of [...unconfirmed]) {
      for (const [column, { shownFrom }] of columns)
        if (shownFrom && isDone(shownFrom)) remember(id, column, null);
    }
  }

  return { editor, textOf, open, close, giveUp, commit, set, settle, reset };
}
