// A list that waits with what is new in it while the pointer is pressed, and for a moment after: what takes room in the window
// must not move what a second click is aimed at.
import { onBeforeUnmount, onMounted, shallowRef, watch, type ShallowRef } from 'vue';

/** ms after a press in which a second one may follow, as in a double click. */
const PRESS_MS = 600;

/** What goes from the list goes at once. */
export function useAtRest<T>(value: () => readonly T[]): Readonly<ShallowRef<readonly T[]>> {
  const shown = shallowRef(value());
  let pressed = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow(): void {
    clearTimeout(timer);
    const left = pressed + PRESS_MS - performance.now();
    const isLonger = value().length > shown.value.length;
    if (left > 0 && isLonger) timer = setTimeout(follow, left);
    else shown.value = value();
  }
  function press(): void {
    pressed = performance.now();
  }

  watch(value, follow, { flush: 'sync' });
  onMounted(() => {
    window.addEventListener('pointerdown', press, { capture: true });
  });
  onBeforeUnmount(() => {
    clearTimeout(timer);
    window.removeEventListener('pointerdown', press, { capture: true });
  });
  return shown;
}
