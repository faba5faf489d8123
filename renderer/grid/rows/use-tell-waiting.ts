// Tells by attributes of the grid's element that rows, or the place of the cursor, are on their way. The template does not:
// each of these short states would have it draw all rows anew.
import { watch, type Ref } from 'vue';
import type { Jumps } from './use-jumps.ts';

/** aria-busy while rows in sight are missing; data-jumping during a jump. */
export function useTellWaiting(
  element: Readonly<Ref<HTMLElement | null>>,
  { waiting, jumps }: { readonly waiting: Readonly<Ref<boolean>>; readonly jumps: Pick<Jumps, 'isUnderWay'> },
): void {
  watch(
    [element, waiting, jumps.isUnderWay],
    ([grid, isWaiting, isUnderWay]) => {
      grid?.setAttribute('aria-busy', String(isWaiting));
      grid?.toggleAttribute('data-jumping', isUnderWay);
    },
    { flush: 'post', immediate: true },
  );
}
