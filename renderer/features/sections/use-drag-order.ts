// Brings a list in order by dragging: which item is dragged, and where it would land. It moves it only when it is dropped
// on the list.
import { computed, ref, type ComputedRef } from 'vue';

export interface DragOrder {
  /** The place of the item that is dragged. */
  readonly from: ComputedRef<number | null>;
  /** The edge of an item at which the dragged one would land. */
  readonly edgeAt: (at: number) => 'before' | 'after' | null;
  readonly start: (at: number) => void;
  /** Over the item at this place, or between items: there the place of before counts. */
  readonly over: (event: DragEvent, at?: number) => void;
  readonly leave: (event: DragEvent) => void;
  readonly drop: (event: DragEvent) => void;
  /** Dropped, given up, or let go somewhere else. */
  readonly end: () => void;
}

/** `move` puts the item at `from` to the place `to`. */
export function useDragOrder(move: (from: number, to: number) => void): DragOrder {
  const from = ref<number | null>(null);
  const to = ref<number | null>(null);

  function edgeAt(at: number): 'before' | 'after' | null {
    if (from.value === null || to.value !== at || from.value === at) return null;
    return at < from.value ? 'before' : 'after';
  }

  function start(at: number): void {
    from.value = at;
    to.value = null;
  }

  // What else is dragged, as files, is not for the list.
  function over(event: DragEvent, at?: number): void {
    if (from.value === null) return;
    event.preventDefault();
    if (at !== undefined) to.value = at;
  }

  // Also told where only a part of the list is left for another one.
  function leave({ currentTarget, clientX, clientY }: DragEvent): void {
    const { left, right, top, bottom } = (currentTarget as Element).getBoundingClientRect();
    const inside = clientX > left && clientX < right && clientY > top && clientY < bottom;
    if (!inside) to.value = null;
  }

  function drop(event: DragEvent): void {
    if (from.value === null) return;
    event.preventDefault();
    if (to.value !== null) move(from.value, to.value);
    end();
  }

  function end(): void {
    from.value = null;
    to.value = null;
  }

  return { from: computed(() => from.value), edgeAt, start, over, leave, drop, end };
}
