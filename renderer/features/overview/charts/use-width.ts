// The width of an element in px, as it is drawn.
import { onBeforeUnmount, onMounted, ref, type Ref, type ShallowRef } from 'vue';

/** What is drawn before the element has a size. */
const USUAL = 320;

export function useWidth(element: Readonly<ShallowRef<HTMLElement | null>>): Readonly<Ref<number>> {
  const width = ref(USUAL);
  const observer = new ResizeObserver(([entry]) => {
    // A page that is not shown has no width.
    if (entry && entry.contentRect.width > 0) width.value = Math.floor(entry.contentRect.width);
  });
  onMounted(() => {
    if (element.value) observer.observe(element.value);
  });
  onBeforeUnmount(() => {
    observer.disconnect();
  });
  return width;
}
