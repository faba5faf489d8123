// Closes views of the engine that nobody needs any more: one that a key was meant for stays open until that is done.
import type { EngineClient } from '../../shared/contract/requests.ts';

export interface ViewHolds {
  /** Keeps a view open until the returned function is called, once. */
  readonly hold: (view: number) => () => void;
  /** The view is no longer shown: it is closed, at once or when the last hold goes. */
  readonly release: (view: number) => void;
}

export function viewHolds(engine: EngineClient): ViewHolds {
  const holds = new Map<number, number>();
  const released = new Set<number>();

  function closeIfFree(view: number): void {
    if ((holds.get(view) ?? 0) > 0 || !released.delete(view)) return;
    holds.delete(view);
    engine['view.close']({ view }).catch(() => undefined);
  }

  function hold(view: number): () => void {
    holds.set(view, (holds.get(view) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holds.set(view, (holds.get(view) ?? 1) - 1);
      closeIfFree(view);
    };
  }

  function release(view: number): void {
    released.add(view);
    closeIfFree(view);
  }

  return { hold, release };
}
