// Has the host know what was typed last when the page goes.
import { onBeforeUnmount, onMounted } from 'vue';
import { useDrafts } from './drafts-store.ts';

export function useDraftsTold(): void {
  const { flush } = useDrafts();
  onMounted(() => {
    window.addEventListener('pagehide', flush);
  });
  onBeforeUnmount(() => {
    window.removeEventListener('pagehide', flush);
  });
}
