// The life of an edit: editor open, value shown before it is confirmed, refused values kept in their cells. Each belongs
// to a row by its id, wherever that stands meanwhile. It moves no selection.
import { readonly, ref, shallowRef } from 'vue';
import { typedText } from '../clipboard/pasted-text.ts';
import { useUnconfirmed, type Refusal } from './use-unconfirmed.ts';
import type { CellEdit, CellName, CellPosition, EditOutcome } from '../grid-types.ts';
import type { GridColumn, GridProps, GridRow } from '../grid-types.ts';

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
  /** Why the text was refused; null: it was not. */
  readonly refusal: Refusal | null;
  /** It is in the line above the grid, not in its cell. */
  readonly inBar: boolean;
  /** Its row is not only missing from the list: nothing can be written to it. */
  readonly isGone: boolean;
}

/** Which value a text is to replace, and where it stood; -1: that is not known. */
interface Asked<T extends GridRow> {
  readonly column: GridColumn<T>;
  readonly instead: string;
  readonly position: number;
}

interface EditingInput<T extends GridRow> {
  readonly rowAt: (position: number) => T | undefined;
  readonly columns: () => readonly GridColumn<T>[];
  readonly edit: () => GridProps<T>['edit'];
  /** Makes the rows be fetched anew; returns the revision that has the change. */
  readonly refresh: () => number;
  readonly revisionOf: (position: number) => number;
  /** What was typed before waits for its row: until then; null where nothing does. */
  readonly before: () => Promise<void> | null;
  /** Where a row stands now, or -1. */
  readonly positionOf: (id: number) => Promise<number>;
  /** Whether a row that is not in the list is nowhere else either. */
  readonly isGone: (id: number) => Promise<boolean>;
  /** A value was refused: it stays in its cell, marked, and takes no key that is meant for another one. */
  readonly onRefused: (text: string, cell: CellName, reason: string) => void;
  /** What was refused in a row is so no more. */
  readonly onMended: (cell: CellName) => void;
  /** What is being typed; null: nothing new is. */
  readonly onDraft: (
    draft: { readonly id: number; readonly column: string; readonly text: string } | null,
  ) => void;
  readonly onError: (cause: unknown) => void;
}

export function useEditing<T extends GridRow>(input: EditingInput<T>) {
  const editor = shallowRef<OpenEditor<T> | null>(null);
  const texts = useUnconfirmed<T>(input);
  const { textOf } = texts;
  let turn = 0;
  /** What its input holds now. */
  const draft = ref('');

  /** Opens the editor of a cell; `typed` replaces its value. Says whether the cell can be edited now. */
  function open(cell: CellPosition, typed: string | null): boolean {
    const row = input.rowAt(cell.row);
    const column = input.columns()[cell.column];
    return row !== undefined && column !== undefined && openIn(row, column, cell, typed);
  }

  /** Opens the editor in a cell of a row that is known, wherever it stands. */
  function openIn(
    row: T,
    column: GridColumn<T>,
    cell: CellPosition,
    initial: string | null,
    inBar = false,
  ): boolean {
    if (!column.editor || column.editor === 'boolean' || !input.edit()) return false;
    const refusal = initial === null ? (texts.entryOf(row, column)?.refused?.refusal ?? null) : null;
    const text = initial ?? textOf(row, column);
    leave();
    show({ turn: ++turn, cell, row, column, text, typed: initial !== null, refusal, inBar, isGone: false });
    return true;
  }

  function show(next: OpenEditor<T>): void {
    draft.value = next.text;
    editor.value = next;
    tellDraft();
  }

  function close(): void {
    editor.value = null;
    input.onDraft(null);
  }

  /** Leads the editor to where its row stands in a list that came to be another; tells that, -1 where it is gone. */
  async function follow(): Promise<number> {
    const from = editor.value;
    if (!from) return -1;
    const row = await input.positionOf(from.row.id);
    const isGone = row < 0 && (await input.isGone(from.row.id));
    if (editor.value?.turn === from.turn)
      editor.value = { ...editor.value, cell: { ...from.cell, row }, isGone };
    return row;
  }

  /** What the input of the open editor holds now. */
  function typed(text: string): void {
    draft.value = text;
    tellDraft();
  }

  /** The open editor goes on in the line above the grid, with what was typed. */
  function moveToBar(): void {
    if (editor.value) editor.value = { ...editor.value, inBar: true };
  }

  function tellDraft(): void {
    const { row, column, refusal } = editor.value ?? {};
    const isNew = row && column && !refusal && draft.value !== column.value(row);
    input.onDraft(isNew ? { id: row.id, column: column.id, text: draft.value } : null);
  }

  /** Whatever takes the editor's place: what was typed counts. */
  function leave(): void {
    if (editor.value && draft.value !== editor.value.text) commit(draft.value, false);
    else close();
  }

  /** Ends the editor with a text; a refused one is tried again. */
  function commit(text: string, force: boolean): void {
    const from = editor.value;
    if (!from) return;
    close();
    // What was refused and is kept is kept as it stands there.
    const value = force ? text : typedText(text, from.column, navigator.language);
    // An editor that was only looked into changes nothing; all else counts, as the row may have changed behind it.
    if (from.typed || force || from.refusal || text !== from.text)
      void send(from, value, force, input.before());
  }

  /** The user went elsewhere: what was refused stays so in its cell. */
  function leaveRefused(): void {
    const from = editor.value;
    close();
    if (!from?.refusal) return;
    input.onRefused(from.text, { id: from.row.id, column: from.column.id }, from.refusal.reason);
  }

  /** Discards the open editor, and what was refused in it; says whether there was one. */
  function giveUp(): boolean {
    const from = editor.value;
    if (!from) return false;
    if (from.refusal) texts.forgetRefused(from.row, from.column);
    close();
    return true;
  }

  /** Sets a cell to what was typed without an editor, or to the state of a check box, wherever its row stands. */
  function setIn(row: T, column: GridColumn<T>, cell: CellPosition, typed: string): void {
    const text = typedText(typed, column, navigator.language);
    void send({ row, column, cell }, text, false);
  }

  function send(
    { row, column, cell }: Pick<OpenEditor<T>, 'row' | 'column' | 'cell'>,
    value: string,
    force: boolean,
    before: Promise<void> | null = null,
  ): Promise<void> {
    const change = { id: row.id, column: column.id, value, force };
    return ask(change, { column, instead: column.value(row), position: cell.row }, before);
  }

  async function ask(
    change: CellEdit,
    { column, instead, position }: Asked<T>,
    before: Promise<void> | null,
  ): Promise<void> {
    const handler = input.edit();
    if (!handler) return;
    const { id, value: text } = change;
    const entry = texts.wait(id, column.id, text);
    if (before) await before;
    const outcome = await handler(change, instead).catch((cause: unknown): EditOutcome => {
      input.onError(cause);
      return { ok: false, reason: cause instanceof Error ? cause.message : String(cause), canKeep: false };
    });
    // Another text may have been confirmed for the cell since then.
    const isLatest = texts.isLatest(id, column.id, entry);
    if (outcome.ok) {
      const revision = input.refresh();
      if (isLatest) texts.taken(id, column.id, entry, { position, revision });
    } else if (isLatest && column.editor === 'boolean') {
      texts.forget(id, column.id);
      input.onError(new Error(outcome.reason));
    } else if (isLatest) {
      texts.refuse(id, column.id, entry, { instead, refusal: outcome });
      input.onRefused(text, { id, column: column.id }, outcome.reason);
    }
  }

  /** What was confirmed in another grid of the same rows: it is asked for again, or stays refused as it was there. */
  function again(change: CellEdit, instead: string, refusal: Refusal | null): void {
    const column = input.columns().find(({ id }) => id === change.column);
    if (!column) return;
    if (refusal === null) {
      void ask(change, { column, instead, position: -1 }, null);
      return;
    }
    const { id, value } = change;
    texts.refuse(id, column.id, texts.wait(id, column.id, value), { instead, refusal });
    input.onRefused(value, { id, column: column.id }, refusal.reason);
  }

  return {
    editor,
    draft: readonly(draft),
    moveToBar,
    ...texts,
    open,
    openIn,
    close,
    follow,
    typed,
    leave,
    leaveRefused,
    giveUp,
    commit,
    setIn,
    again,
    discard: ({ id, column }: CellName) => {
      texts.forget(id, column);
    },
  };
}
