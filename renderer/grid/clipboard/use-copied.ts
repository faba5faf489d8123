// What was copied or cut last, framed until Escape or a change of rows: where a paste will come from. It touches no clipboard.
import { computed, shallowRef, watch, type WatchSource } from 'vue';
import { hasPosition } from '../rows/intervals.ts';
import type { Band } from '../selection/selection-model.ts';

/** Framed columns of a row, half open, whether the frame ends above or below it, and whether they were cut. */
export interface FramedSpan {
  readonly from: number;
  readonly to: number;
  readonly top: boolean;
  readonly bottom: boolean;
  readonly isCut: boolean;
}

const NOTHING: readonly FramedSpan[] = [];

/**
 * `meaning`: other values say that positions or columns mean other cells. `values`: that rows changed; what was cut has
 * the values of now when it is pasted, but what was copied has those of before.
 */
export function useCopied(meaning: readonly WatchSource[], values: readonly WatchSource[]) {
  const bands = shallowRef<readonly Band[]>([]);
  const isCut = shallowRef(false);
  watch([...meaning], unframe);
  watch([...values], () => {
    if (!isCut.value) unframe();
  });

  /** Rows that are framed alike share one list, so that only rows whose frame changed are drawn again. */
  const shared = computed(() => ({
    all: bands.value,
    isCut: isCut.value,
    lists: new Map<string, readonly FramedSpan[]>(),
  }));

  function framesOf(row: number): readonly FramedSpan[] {
    const { all, isCut: cut, lists } = shared.value;
    const spans = all.flatMap(({ rows, columns }) =>
      hasPosition(rows, row)
        ? [{ ...columns, top: !hasPosition(rows, row - 1), bottom: !hasPosition(rows, row + 1), isCut: cut }]
        : [],
    );
    if (spans.length === 0) return NOTHING;
    const key = JSON.stringify(spans);
    const known = lists.get(key) ?? spans;
    lists.set(key, known);
    return known;
  }

  function frame(copied: readonly Band[], cut = false): void {
    bands.value = copied;
    isCut.value = cut;
  }

  /** Says whether there was a frame to take away. */
  function unframe(): boolean {
    const was = bands.value.length > 0;
    bands.value = [];
    return was;
  }

  return { framesOf, frame, unframe };
}

/** The classes of a cell within the frames of its row. */
export function frameClasses(frames: readonly FramedSpan[], column: number): string {
  const span = frames.find(({ from, to }) => column >= from && column < to);
  if (!span) return '';
  const sides = [
    span.top ? ' is-top' : '',
    span.bottom ? ' is-bottom' : '',
    column === span.from ? ' is-left' : '',
    column === span.to - 1 ? ' is-right' : '',
  ].join('');
  const cut = span.isCut ? ' is-cut' : '';
  return sides === '' ? cut : `${cut} is-framed${sides}`;
}
