// How far what floats over the foot of the grid rises, so that it does not cover the active cell. It moves nothing itself.
import { nextTick, onBeforeUnmount, onMounted, ref, watch, type Ref } from 'vue';

/** Room between the two, in px. */
const GAP = 8;

/** What may bring the active cell elsewhere. */
const MOVES = ['keydown', 'pointerup', 'scroll', 'focusin', 'resize'] as const;

/** `contents`: other values say that the box may be of another size. Returns px; 0 where it covers nothing. */
export function useClearOfCell(
  box: Readonly<Ref<HTMLElement | null>>,
  contents: () => readonly unknown[],
): Readonly<Ref<number>> {
  const lift = ref(0);
  let frame = 0;

  function measure(): void {
    frame = 0;
    const own = box.value?.getBoundingClientRect();
    const cell = activeCell()?.getBoundingClientRect();
    lift.value = own && cell && own.height > 0 ? liftOver(cell, own, lift.value) : 0;
  }

  function measureSoon(): void {
    if (contents().length > 0 && frame === 0) frame = requestAnimationFrame(measure);
  }

  watch(contents, () => void nextTick(measure), { flush: 'post' });
  onMounted(() => {
    for (const name of MOVES) window.addEventListener(name, measureSoon, { capture: true, passive: true });
  });
  onBeforeUnmount(() => {
    cancelAnimationFrame(frame);
    for (const name of MOVES) window.removeEventListener(name, measureSoon, { capture: true });
  });
  return lift;
}

/** The lift at which the box, which has risen so far already, stands above the cell where it would be over it. */
export function liftOver(cell: DOMRectReadOnly, box: DOMRectReadOnly, risen: number): number {
  const [top, bottom] = [box.top + risen, box.bottom + risen];
  const isOver =
    cell.right > box.left && cell.left < box.right && cell.bottom > top - GAP && cell.top < bottom + GAP;
  const needed = bottom - cell.top + GAP;
  return isOver && top - needed > 0 ? needed : 0;
}

/** The cell with the cursor, or the editor in it, while the focus is there. */
function activeCell(): Element | null {
  const focused = document.activeElement;
  const cell = document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '');
  return cell ?? focused?.closest('.data-grid__editing')?.firstElementChild ?? null;
}
