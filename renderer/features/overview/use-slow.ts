// True once something has gone on for longer than a user takes for an answer at once.
import { onBeforeUnmount, ref, watch, type Ref } from 'vue';

const QUIET_MS = 300;

export function useSlow(running: () => boolean): Readonly<Ref<boolean>> {
  const slow = ref(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(
    running,
    (runs) => {
      clearTimeout(timer);
      slow.value = false;
      if (runs) timer = setTimeout(() => (slow.value = true), QUIET_MS);
    },
    { immediate: true },
  );
  onBeforeUnmount(() => {
    clearTimeout(timer);
  });
  return slow;
}
