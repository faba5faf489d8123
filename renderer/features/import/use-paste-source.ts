// Watches the whole window for pasted sitemaps, lists of addresses and tables. Fields and cells keep what is meant for them.
import { onBeforeUnmount, onMounted } from 'vue';
import { isTableText } from '../table/table-text.ts';
import { isAddressList, isXmlSource } from './clipboard-source.ts';

/** `take` gets the text of a paste that is a source. `tables`: whether a table is one; where rows are shown they take it. */
export function usePasteSource(take: (text: string) => void, tables: () => boolean): void {
  function pasted(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // The focus tells what is meant; the event goes to where the text caret was last.
    if (!isMeant(document.activeElement, text, tables())) return;
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

function isMeant(focused: Element | null, text: string, tables: boolean): boolean {
  const element = focused instanceof HTMLElement ? focused : null;
  if (element?.isContentEditable === true) return false;
  const inField = element?.matches('input, textarea, select') ?? false;
  if (isXmlSource(text)) return !inField || element?.closest('[data-sources]') != null;
  if (inField) {
    const isList = isAddressList(text) && /\S\s+\S/.test(text);
    return element?.closest('[data-sources="all"]') != null && (isList || isTableText(text));
  }
  if (element?.closest('[role=grid]') != null) return false;
  return isAddressList(text) || (tables && isTableText(text));
}
