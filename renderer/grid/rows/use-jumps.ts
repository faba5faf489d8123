// Keys and clipboard that come while it is asked where the cursor goes wait for the answer: they are meant for the cell there.
import { ref } from 'vue';

export interface Jumps {
  /** A jump is under way; can be followed. */
  readonly isUnderWay: () => boolean;
  /** What waited for a jump is being done, one after the other. */
  readonly isCatchingUp: () => boolean;
  /** Does something now, or as soon as the jumps under way have ended; `text` = what it would have written. */
  readonly afterwards: (action: () => void, text?: string) => void;
  /** The same for what is about no cell: it is done wherever the jumps lead. */
  readonly anyway: (action: () => void) => void;
  /** The same for what leads to a cell of its own: what comes after it is meant for that one. */
  readonly elsewhere: (action: () => void) => void;
  /**
   * Makes a jump, after those that are under way. `go` answers whether it arrived: if not, what waited for it is dropped,
   * as it would hit another cell.
   */
  readonly jump: (go: () => Promise<boolean>) => Promise<void>;
}

interface Waiting {
  readonly action: () => void;
  /** What it would have written; null: it is about no cell. */
  readonly text: string | null;
  /** It leads to a cell of its own, wherever the jumps before it led. */
  readonly leads?: boolean;
}

/** `caughtUp`: all that waited was done. `dropped`: it was not, with this text in it. */
export function useJumps(caughtUp: () => void, dropped: (text: string) => void): Jumps {
  const underWay = ref(0);
  let catchingUp = false;
  let waiting: Waiting[] = [];
  let before: Promise<unknown> = Promise.resolve();
  let arrived = true;

  function wait(one: Waiting): void {
    if (underWay.value > 0) waiting.push(one);
    else one.action();
  }

  function jump(go: () => Promise<boolean>): Promise<void> {
    underWay.value++;
    const mine = before.then(async () => {
      try {
        if (!(await go())) arrived = false;
      } finally {
        underWay.value--;
        if (underWay.value === 0) catchUp();
      }
    });
    before = mine.catch(() => undefined);
    return mine;
  }

  /**
   * One of them may jump again: the others wait on, and so does what was caught up with. Where the jump led nowhere, what was
   * meant for its cell is dropped.
   */
  function catchUp(): void {
    const [all, came] = [waiting, arrived];
    waiting = [];
    arrived = true;
    const firstOther = all.findIndex(({ leads }) => leads);
    const behind = firstOther < 0 ? all.length : firstOther;
    const lost = came ? [] : all.slice(0, behind).filter(({ text }) => text !== null);
    if (lost.length > 0) dropped(lost.map(({ text }) => text).join(''));
    catchingUp = true;
    for (const one of all) if (!lost.includes(one)) wait(one);
    catchingUp = false;
    if (underWay.value === 0) caughtUp();
  }

  return {
    isUnderWay: () => underWay.value > 0,
    isCatchingUp: () => catchingUp,
    afterwards: (action, text = '') => {
      wait({ action, text });
    },
    anyway: (action) => {
      wait({ action, text: null });
    },
    elsewhere: (action) => {
      wait({ action, text: null, leads: true });
    },
    jump,
  };
}
