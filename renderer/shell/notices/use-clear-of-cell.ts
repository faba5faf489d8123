// How far what floats over the foot of the grid rises, so that it does not cover the active cell. It moves nothing itself.
import { nextTick, onBeforeUnmount, ref, watch, type Ref } from 'vue';

/** Room between the two, in px. */
const GAP = 8;

/** How often it is looked, in ms, while there is something that may cover: the cell moves for many reasons. */
const LOOK_MS = 100;

/** `contents`: the box is there while it has some. Returns px; 0 where it covers nothing. */
export function useClearOfCell(
  box: Readonly<Ref<HTMLElement | null>>,
  contents: () => readonly unknown[],
): Readonly<Ref<number>> {
  const lift = ref(0);
  let looking: ReturnType<typeof setInterval> | undefined;

  function measure(): void {
    const own = box.value?.getBoundingClientRect();
    const cell = activeCell()?.getBoundingClientRect();
    lift.value = own && cell && own.height > 0 ? liftOver(cell, own, lift.value) : 0;
  }

  watch(
    contents,
    (now) => {
      clearInterval(looking);
      if (now.length > 0) looking = setInterval(measure, LOOK_MS);
      void nextTick(measure);
    },
    { flush: 'post' },
  );
  onBeforeUnmount(() => {
    clearInterval(looking);
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
