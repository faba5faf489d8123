// Watches the whole window for pasted sitemaps and lists of addresses. Fields and cells keep what is meant for them.
import { onBeforeUnmount, onMounted } from 'vue';
import { isAddressList, isXmlSource } from './clipboard-source.ts';

/** `take` gets the text of a paste that is a source. */
export function usePasteSource(take: (text: string) => void): void {
  function pasted(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // The focus tells what is meant; the event goes to where the text caret was last.
    if (!isMeant(document.activeElement, text)) return;
    event.preventDefault();
    event.stopPropagation();
    take(text);
  }
  // Before the grid, which would take XML for the text of a cell.
  onMounted(() => {
    window.addEventListener('paste', pasted, { capture: true });
  });
  onBeforeUnmount(() => {
    window.removeEventListener('paste', pasted, { capture: true });
  });
}

function isMeant(focused: Element | null, text: string): boolean {
  const element = focused instanceof HTMLElement ? focused : null;
  if (element?.isContentEditable === true) return false;
  const inField = element?.matches('input, textarea, select') ?? false;
  if (isXmlSource(text)) return !inField || element?.closest('[data-sources]') != null;
  if (inField)
    return element?.closest('[data-sources="all"]') != null && isAddressList(text) && /\S\s+\S/.test(text);
  return isAddressList(text) && element?.closest('[role=grid]') == null;
}
