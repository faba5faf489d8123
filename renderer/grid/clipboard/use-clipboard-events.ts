// Copy, cut and paste for the grid that has the focus. Browsers send these events to where the text caret was last,
// which a grid does not move: so the document listens, and the focus decides.
import { onBeforeUnmount, onMounted, type Ref } from 'vue';

const EVENTS = ['copy', 'cut', 'paste'] as const;

export function useClipboardEvents(
  viewport: Readonly<Ref<HTMLElement | null>>,
  take: (event: ClipboardEvent) => void,
): void {
  function heard(event: ClipboardEvent): void {
    if (!event.defaultPrevented && document.activeElement === viewport.value) take(event);
  }
  onMounted(() => {
    for (const name of EVENTS) document.addEventListener(name, heard);
  });
  onBeforeUnmount(() => {
    for (const name of EVENTS) document.removeEventListener(name, heard);
  });
}
