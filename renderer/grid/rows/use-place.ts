// What becomes of cursor, selection and open editor when the list comes to be another: they go along with their rows.
import { onBeforeUnmount, watch } from 'vue';
import type { CellPosition, GridRow, RowSource } from '../grid-types.ts';
import { rowHeight } from '../grid-metrics.ts';
import { readMeant, type MeantRow } from '../editing/meant-row.ts';
import { selectCell, type Band, type SelectionState } from '../selection/selection-model.ts';
import { insteadOf, otherEnds } from '../selection/rows-that-left.ts';
import type { Jumps } from './use-jumps.ts';

interface PlaceInput<T extends GridRow> {
  readonly source: () => RowSource<T>;
  readonly place: () => string | undefined;
  readonly follow: () => boolean;
  readonly rowAt: (position: number) => T | undefined;
  /** The row that is drawn at a position, and the list that it is of. */
  readonly seenAt: (position: number) => Pick<MeantRow<T>, 'source'> & { readonly row: T | undefined };
  /** Until the rows in sight are those of the present list. */
  readonly arrived: () => Promise<void>;
  readonly positionOf: (id: number) => Promise<number>;
  /** What is selected, not cut to the rows there are. */
  readonly wanted: () => SelectionState;
  readonly select: (state: SelectionState) => void;
  readonly startOver: () => void;
  readonly show: (cell: CellPosition) => void;
  readonly offset: () => number;
  readonly setOffset: (offset: number) => void;
  readonly jump: Jumps['jump'];
  readonly isEditing: () => boolean;
  /** Leads an open editor to its row, and tells where that stands now, or -1. */
  readonly followEditor: () => Promise<number>;
  /** Positions mean other rows. */
  readonly moved: () => void;
}

/** In the same list, or in another one: with the cursor in sight, or looked at from its start. */
type Going = 'same' | 'shown' | 'quiet';

/** The rows of the cursor, of the selection's other end, and the outermost ones of what was selected before by Ctrl. */
type Ends<T extends GridRow> = readonly [MeantRow<T>, ...MeantRow<T>[]];

export function usePlace<T extends GridRow>(input: PlaceInput<T>) {
  let held = input.source().keep?.();
  let place = input.place();
  /** A row that left the list, and what was selected in its place: it comes back where the user has not gone on. */
  let left: { readonly row: MeantRow<T>; readonly instead: SelectionState } | null = null;
  /** The rows that a selection means, until it is known where they stand: its positions are of the list before. */
  let meant: { readonly ends: Ends<T>; readonly from: SelectionState } | null = null;
  /** The selection that nobody made: its row means nothing. */
  let unplaced: SelectionState | null = input.wanted();

  function mean(position: number): MeantRow<T> {
    return { source: input.source(), position, row: input.rowAt(position) ?? null };
  }

  /** The row that is drawn at a position, which may be one of the list of before. */
  function meanSeen(position: number): MeantRow<T> {
    const { source, row } = input.seenAt(position);
    return { source, position, row: row ?? null };
  }

  /** Where a row that was meant stands now, or -1. */
  async function whereNow(meant: MeantRow<T>): Promise<number> {
    if (meant.source === input.source()) return meant.position;
    const row = await readMeant(meant);
    return row ? input.positionOf(row.id) : -1;
  }

  // At once: the rows of before are still at their positions.
  watch(
    input.source,
    (_, source) => {
      const from = input.wanted();
      const of = (position: number): MeantRow<T> => {
        return { source, position, row: input.rowAt(position) ?? null };
      };
      // Several lists may come before it is known where the rows stand: the first of them is the one that was meant.
      if (meant?.from !== from) {
        const ends: Ends<T> =
          left?.instead === from ? [left.row, left.row] : [of(from.active.row), ...otherEnds(from).map(of)];
        meant = { ends, from };
      }
      const before = held;
      held = input.source().keep?.();
      void release(before, meant.ends);
    },
    { flush: 'sync' },
  );

  async function release(hold: (() => void) | undefined, [active]: readonly MeantRow<T>[]): Promise<void> {
    if (hold && active) await readMeant(active).catch(() => null);
    hold?.();
  }

  watch(input.source, () => {
    if (!meant) return;
    const { ends, from } = meant;
    const isSame = input.place() !== undefined && input.place() === place;
    place = input.place();
    input.moved();
    const shows = input.isEditing() || input.follow();
    if (!isSame && !shows && from === unplaced) {
      startOver();
      return;
    }
    if (!isSame && !shows) input.setOffset(0);
    void input.jump(() => follow(ends, from, isSame ? 'same' : shows ? 'shown' : 'quiet'));
  });

  function startOver(): void {
    input.startOver();
    unplaced = input.wanted();
  }

  /** Something is done where the cursor is: that is its place now, however it came there. */
  function stay(): void {
    left = null;
    unplaced = null;
  }
  watch(
    input.isEditing,
    (isEditing) => {
      if (isEditing) stay();
    },
    { flush: 'sync' },
  );

  /** Until then the rows of before are drawn at places that are others' by now: no key is meant for those. */
  async function follow(...how: Parameters<typeof goAlong>): Promise<boolean> {
    const came = await goAlong(...how);
    await input.arrived();
    return came;
  }

  /** The cursor goes to its row, unless it was led elsewhere meanwhile: it always arrives, if only where it was. */
  async function goAlong([active, ...others]: Ends<T>, from: SelectionState, how: Going): Promise<boolean> {
    if (input.wanted() !== from) return true;
    const list = input.source();
    const finding = input.isEditing() ? input.followEditor() : whereNow(active);
    // A row that can't be found is as good as gone.
    const row = await finding.catch(() => -1);
    const isOne = from.head.row === from.active.row && from.kept.length === 0;
    const by = row - active.position;
    const stays = isOne || how !== 'same' || row < 0 || (await allMoved(others, by));
    // Where yet another list came, the next jump asks for the same rows in that.
    if (input.wanted() !== from || input.source() !== list) return true;
    meant = null;
    if (row < 0) {
      if (how !== 'same') startWithout(active);
      else if (!isOne || from.kind === 'rows') input.select(insteadOf(from));
    } else if (how === 'same') {
      shift(from, by, stays);
    } else {
      input.select(selectCell({ row, column: from.active.column }));
      if (how === 'shown') input.show({ row, column: from.active.column });
    }
    return true;
  }

  function startWithout(row: MeantRow<T>): void {
    input.startOver();
    left = row.row ? { row, instead: input.wanted() } : null;
  }

  /** Whether all these rows stand as many places further now. */
  async function allMoved(rows: readonly MeantRow<T>[], by: number): Promise<boolean> {
    const places = await Promise.all(rows.map((row) => whereNow(row).catch(() => -1)));
    return places.every((place, n) => place === (rows[n]?.position ?? 0) + by);
  }

  /**
   * The same list, in which rows came or went before the cursor: it stays where it is on the screen. `moved`: all that is
   * selected went along with it; else rows came or went in between, and it would be of others than those that were chosen.
   */
  function shift(from: SelectionState, by: number, moved: boolean): void {
    const active = { ...from.active, row: from.active.row + by };
    const stays = moved && (by === 0 || from.kept.every(isOfAllRows));
    if (stays && by === 0) return;
    const head = { ...from.head, row: from.head.row + by };
    input.select(stays ? { ...from, active, head } : selectCell(active));
    input.setOffset(input.offset() + by * rowHeight.value);
  }

  onBeforeUnmount(() => held?.());

  return { mean, meanSeen, whereNow, stay };
}

function isOfAllRows({ rows }: Band): boolean {
  return rows.some(({ from, to }) => from === 0 && to === Infinity);
}
