// What was copied last, framed until Escape or a change of rows: where a paste will come from. It touches no clipboard.
import { computed, shallowRef, watch, type WatchSource } from 'vue';
import { hasPosition } from './intervals.ts';
import type { Band } from './selection-model.ts';

/** Framed columns of a row, half open, and whether the frame ends above or below it. */
export interface FramedSpan {
  readonly from: number;
  readonly to: number;
  readonly top: boolean;
  readonly bottom: boolean;
}

const NOTHING: readonly FramedSpan[] = [];

/** `meaning`: other values say that rows changed, or that positions or columns mean other cells. */
export function useCopied(meaning: readonly WatchSource[]) {
  const bands = shallowRef<readonly Band[]>([]);
  watch([...meaning], unframe);

  /** Rows that are framed alike share one list, so that only rows whose frame changed are drawn again. */
  const shared = computed(() => ({ all: bands.value, lists: new Map<string, readonly FramedSpan[]>() }));

  function framesOf(row: number): readonly FramedSpan[] {
    const { all, lists } = shared.value;
    const spans = all.flatMap(({ rows, columns }) =>
      hasPosition(rows, row)
        ? [{ ...columns, top: !hasPosition(rows, row - 1), bottom: !hasPosition(rows, row + 1) }]
        : [],
    );
    if (spans.length === 0) return NOTHING;
    const key = JSON.stringify(spans);
    const known = lists.get(key) ?? spans;
    lists.set(key, known);
    return known;
  }

  function frame(copied: readonly Band[]): void {
    bands.value = copied;
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
  return sides === '' ? '' : ` is-framed${sides}`;
}
