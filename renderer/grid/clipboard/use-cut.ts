// The cut that waits for its paste: which it is, and whether it is still what the clipboard holds. It moves nothing.
import { cutOfHtml } from './clipboard-html.ts';
import type { CutInWaiting, HeldCut } from './cut-types.ts';
import type { GridRow, RowSource } from '../grid-types.ts';

export interface WaitingCut {
  readonly cut: CutInWaiting;
  readonly held: HeldCut<RowSource<GridRow>>;
}

/** A system may ask the user before it takes anything. */
const MOST_MS = 2_000;

/** Tells a cut from all others. */
export function newMark(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** `over`: no cut waits any more. */
export function useCut(over: () => void) {
  let waiting: WaitingCut | null = null;
  let coming: Promise<unknown> | null = null;
  /** Those that are on their way: they are not let go before they are there. */
  const moves = new Map<WaitingCut, Promise<void>>();

  function begin(cut: WaitingCut): void {
    end();
    waiting = cut;
  }

  /** Gives the cut up, or only the given one; says whether it was waiting. */
  function end(only = waiting): boolean {
    if (!waiting || waiting !== only) return false;
    const { held } = waiting;
    const way = moves.get(waiting);
    if (way)
      void way.then(() => {
        held.drop();
      });
    else held.drop();
    waiting = null;
    over();
    return true;
  }

  /** The cut, where the clipboard holds it. */
  function on({ html, plain }: { readonly html: string; readonly plain: string }): WaitingCut | null {
    if (!waiting) return null;
    const { mark, print } = waiting.cut.sign;
    const isOwn = mark === null ? html === '' && printOf(plain) === print : cutOfHtml(html) === mark;
    return isOwn ? waiting : null;
  }

  /** Moves it; true from `work` says that nothing of it is left to be moved. */
  function move(cut: WaitingCut, work: () => Promise<boolean>): Promise<void> {
    const done = work()
      .catch(() => false)
      .then((isOver) => {
        moves.delete(cut);
        if (isOver) end(cut);
      });
    moves.set(cut, done);
    return done;
  }

  /** A cut is being put on the clipboard, which may have it before it is known that it has: pastes wait so long. */
  async function come(work: Promise<void>): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, MOST_MS));
    const mine = Promise.race([work, late]);
    coming = mine;
    await mine;
    if (coming === mine) coming = null;
  }

  return { begin, end, on, move, come, coming: () => coming, underWay: (cut: WaitingCut) => moves.get(cut) };
}

/** Tells a text from all others, in few characters. Systems write line ends in their own way. */
export function printOf(text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  let hash = 0x811c9dc5;
  for (let at = 0; at < lines.length; at++) hash = Math.imul(hash ^ lines.charCodeAt(at), 0x01000193);
  return `${String(lines.length)}-${(hash >>> 0).toString(36)}`;
}
