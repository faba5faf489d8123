// A text as it is when nobody types: a short one at once, a long one a moment after the last key, so that what is made of
// it holds no key up. It makes nothing of it.
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';

/** Characters up to which looking at all of them takes no noticeable time. */
const SHORT = 20_000;

/** After the last key. */
const DELAY_MS = 250;

export function useSettled(text: () => string): Readonly<ShallowRef<string>> {
  const settled = shallowRef(text());
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(
    text,
    (now, before) => {
      clearTimeout(timer);
      // Another text altogether was not typed.
      if (now.length <= SHORT || Math.abs(now.length - before.length) > SHORT) settled.value = now;
      else timer = setTimeout(() => (settled.value = now), DELAY_MS);
    },
    { flush: 'sync' },
  );
  onScopeDispose(() => {
    clearTimeout(timer);
  });
  return settled;
}
