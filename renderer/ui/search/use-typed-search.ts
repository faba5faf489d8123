// A field of search beside what it filters: filtered a moment after the last key, and followed where the filter is set
// otherwise. It knows nothing of what is searched.
import { onScopeDispose, ref, watch, type Ref } from 'vue';

/** After the last key. */
const DELAY_MS = 200;

/** What is typed into the field; `search` filters by it. Ends with the scope. */
export function useTypedSearch(search: () => string, filterBy: (text: string) => void): Ref<string> {
  const typed = ref(search());
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(typed, (text) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      filterBy(text);
    }, DELAY_MS);
  });
  watch(search, (text) => {
    typed.value = text;
  });
  onScopeDispose(() => {
    clearTimeout(timer);
  });
  return typed;
}
