// Whether something in the window is in sight: rendered, and scrolled to.
import { onBeforeUnmount, ref, watch, type Ref } from 'vue';

/** True once half of an element that the selector finds is in sight, until none of any is. */
export function useInSight(selector: () => string): Ref<boolean> {
  const inSight = ref(false);
  const seen = new Set<Element>();
  // What appears for it takes room, and must not push it out of sight at once.
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting) seen.delete(target);
        else if (intersectionRatio >= 0.5) seen.add(target);
      }
      inSight.value = seen.size > 0;
    },
    { threshold: [0, 0.5] },
  );
  /** Those that are looked at already are not looked at twice. */
  function look(): void {
    for (const element of document.querySelectorAll(selector())) sight.observe(element);
  }
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });

  watch(
    selector,
    () => {
      sight.disconnect();
      seen.clear();
      inSight.value = false;
      look();
    },
    { immediate: true },
  );
  onBeforeUnmount(() => {
    sight.disconnect();
    changes.disconnect();
  });

  return inSight;
}
