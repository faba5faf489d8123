// Follows a pressed pointer until it is let go. It knows nothing of what is dragged.

interface Follower {
  /** Client x of each move. */
  readonly moved: (x: number) => void;
  /** `cancelled`: the system took the pointer, or Escape was pressed. */
  readonly ended: (cancelled: boolean) => void;
}

/** Captures the pointer of a pointerdown event on its own element. */
export function followPointer(event: PointerEvent, { moved, ended }: Follower): void {
  const handle = event.currentTarget;
  if (!(handle instanceof HTMLElement) || event.button !== 0) return;
  const end = new AbortController();
  const { signal } = end;
  const finish = (cancelled: boolean): void => {
    end.abort();
    ended(cancelled);
  };
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener(
    'pointermove',
    (move) => {
      moved(move.clientX);
    },
    { signal },
  );
  handle.addEventListener(
    'pointerup',
    () => {
      finish(false);
    },
    { signal },
  );
  handle.addEventListener(
    'pointercancel',
    () => {
      finish(true);
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    (key) => {
      if (key.key === 'Escape') finish(true);
    },
    { signal, capture: true },
  );
}
